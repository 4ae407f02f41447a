// Says that the page is broken, where nothing else can: this is plain script for old browsers too.
(function () {
  "use strict";
  var shown = false;

  var WORDS = {
    en: {
      title: "Something broke",
      text: "The page has stopped working. Your game is saved up to the last turn you confirmed. Load the page again.",
      never: "The page could not be loaded. Games that were played here are still saved. Load the page again, or try a newer browser.",
      again: "Load again",
      record: "Download the last saved game"
    },
    de: {
      title: "Etwas ist kaputtgegangen",
      text: "Die Seite arbeitet nicht mehr. Dein Spiel ist bis zum letzten bestätigten Zug gespeichert. Lade die Seite neu.",
      never: "Die Seite konnte nicht geladen werden. Spiele, die hier gespielt wurden, sind noch gespeichert. Lade die Seite neu oder versuche es mit einem neueren Browser.",
      again: "Neu laden",
      record: "Das zuletzt gespeicherte Spiel herunterladen"
    }
  };

  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.textContent = text;
    parent.appendChild(element);
    return element;
  }

  // The entry that was played last and has a record.
  function last_saved(then) {
    if (!window.indexedDB) return;
    var opening = indexedDB.open("millwright");
    opening.onupgradeneeded = function () { opening.transaction.abort(); };
    opening.onsuccess = function () {
      var database = opening.result;
      var all = database.transaction("games").objectStore("games").getAll();
      all.onsuccess = function () {
        database.close();
        var last = null;
        all.result.forEach(function (text) {
          try {
            var game = JSON.parse(text);
            if (game.record && !(last && last.played_at > game.played_at)) last = game;
          } catch (damaged) { /* Another entry may be whole. */ }
        });
        if (last) then(last);
      };
    };
  }

  function remember() {
    try {
      var key = "millwright-breaks";
      sessionStorage.setItem(key, String(Number(sessionStorage.getItem(key)) + 1));
    } catch (refused) { /* Then the page begins where it was. */ }
  }

  function ran() {
    return !!(window.millwright && window.millwright.ran);
  }

  function show() {
    if (shown) return;
    if (!document.body) {
      document.addEventListener("DOMContentLoaded", show);
      return;
    }
    shown = true;
    var root = document.documentElement;
    if (ran()) {
      remember();
    } else {
      root.lang = /^de/.test(navigator.language) ? "de" : "en";
      if (window.matchMedia("(prefers-color-scheme: dark)").matches) root.setAttribute("data-theme", "dark");
    }
    document.body.textContent = "";
    var main = add(add(document.body, "main", ""), "div", "");
    main.className = "broken";
    main.setAttribute("role", "alert");
    (root.lang === "de" ? ["de", "en"] : ["en", "de"]).forEach(function (lang) {
      var words = WORDS[lang];
      var part = add(main, "section", "");
      part.className = "sheet";
      part.lang = lang;
      add(part, "h1", words.title);
      add(part, "p", ran() ? words.text : words.never);
      var row = add(part, "div", "");
      row.className = "row";
      var again = add(row, "button", words.again);
      again.className = "btn pri";
      again.onclick = function () { location.reload(); };
      last_saved(function (game) {
        var link = add(row, "a", words.record);
        link.className = "btn";
        link.download = "millwright.record";
        link.href = URL.createObjectURL(new Blob([game.record], { type: "text/plain" }));
      });
    });
    var first = main.querySelector("button");
    if (first) first.focus();
  }

  // A trap, or a stack that is full; other errors leave the page alive.
  function is_deadly(error) {
    return !ran() || window.WebAssembly && error instanceof WebAssembly.RuntimeError
      || error instanceof RangeError && /stack/.test(error.message);
  }

  window.addEventListener("error", function (event) {
    // A picture that is missing breaks nothing, a script does.
    var missing = event.target && event.target.tagName;
    if (missing ? missing === "SCRIPT" : is_deadly(event.error)) show();
  }, true);
  window.addEventListener("unhandledrejection", function (event) {
    if (is_deadly(event.reason)) show();
  });
  // A browser that knows no modules never asks for the page.
  if (!("noModule" in document.createElement("script"))) {
    document.addEventListener("DOMContentLoaded", show);
  }
})();
