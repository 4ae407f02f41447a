//! Columns of text that line up.

/// Rows under headings; each column is as wide as its widest cell.
pub(crate) struct Grid {
    rows: Vec<Vec<String>>,
    left: Vec<bool>,
}

impl Grid {
    /// A grid with these headings; columns are flush right until told otherwise.
    pub(crate) fn new(headings: &[String]) -> Grid {
        Grid {
            rows: vec![headings.to_vec()],
            left: vec![false; headings.len()],
        }
    }

    /// Makes a column flush left.
    pub(crate) fn left(&mut self, column: usize) {
        if let Some(left) = self.left.get_mut(column) {
            *left = true;
        }
    }

    /// Adds a row.
    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Whether there is nothing beneath the headings.
    pub(crate) fn is_empty(&self) -> bool {
        self.rows.len() == 1
    }

    /// The lines, headings first.
    pub(crate) fn lines(&self) -> Vec<String> {
        let width = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..self.left.len()).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).zip(&self.left);
            let cells = cells.map(|((cell, width), left)| match left {
                true => format!("{cell:<width$}"),
                false => format!("{cell:>width$}"),
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
        };
        self.rows.iter().map(line).collect()
    }
}

/// The widest line that the views print.
pub(crate) const WIDTH: usize = 80;

/// A list behind a title, wrapped between items and indented beneath the title.
pub(crate) fn list(title: &str, items: &[String], separator: &str) -> Vec<String> {
    let indent = title.chars().count();
    let mut lines = Vec::new();
    let mut line = title.to_owned();
    for (index, item) in items.iter().enumerate() {
        let last = index + 1 == items.len();
        let item = if last {
            item.clone()
        } else {
            format!("{item}{separator}")
        };
        let wide = line.chars().count() + item.trim_end().chars().count() > WIDTH;
        if wide && line.chars().count() > indent {
            lines.push(line.trim_end().to_owned());
            line = " ".repeat(indent);
        }
        line.push_str(&item);
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// A sentence, indented and wrapped between its words.
pub(crate) fn sentence(text: &str) -> Vec<String> {
    let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    list("  ", &words, " ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_by_letters_not_bytes() {
        let mut grid = Grid::new(&["Ware".into(), "Preis".into()]);
        grid.left(0);
        grid.row(["Löhne".into(), "9".into()]);
        assert_eq!(grid.lines(), ["Ware   Preis", "Löhne      9"]);
    }

    #[test]
    fn a_long_list_wraps_between_its_items() {
        let items: Vec<String> = (0..30).map(|number| format!("item {number}")).collect();
        let lines = list("title: ", &items, ", ");
        assert!(lines.len() > 2);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH));
        assert!(lines[1].starts_with("       item"));
        assert!(lines[0].ends_with(','));
    }
}
