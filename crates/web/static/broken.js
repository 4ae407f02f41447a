// Says that the page is broken, where nothing else can: this is plain script for old browsers too.
(function () {
  "use strict";
  var BREAKS = "millwright-breaks";
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

  function breaks() {
    try {
      return Number(sessionStorage.getItem(BREAKS));
    } catch (refused) {
      return 0;
    }
  }

  function remember() {
    try {
      sessionStorage.setItem(BREAKS, String(breaks() + 1));
    } catch (refused) { /* Then the page begins where it was. */ }
  }

  function ran() {
    return !!(window.millwright && window.millwright.ran);
  }

  function reload() {
    location.reload();
  }

  function later(promise) {
    return new Promise(function (done) { promise.then(done, done); });
  }

  // Lets a newer version take over that waits for this one to end. Where none does and loading alone would
  // not help, all that is kept of the page is fetched again. Games are kept elsewhere.
  function prepare() {
    var workers = navigator.serviceWorker;
    return (workers ? workers.getRegistration() : Promise.resolve()).then(function (registration) {
      if (registration && registration.waiting) {
        return new Promise(function (done) {
          workers.addEventListener("controllerchange", done);
          registration.waiting.postMessage("take over");
        });
      }
      if (ran() && breaks() < 2) return;
      return fetch("sw.js", { cache: "no-store" }).then(function (answer) {
        return answer.text();
      }).then(function (text) {
        // Without the server there would be no page at all.
        if (text.indexOf("millwright-") >= 0) return fetch_again(registration);
      });
    });
  }

  // What is newer is fetched while this is read.
  function look_for_newer() {
    if (navigator.serviceWorker) navigator.serviceWorker.getRegistration().then(function (registration) {
      return registration && registration.update();
    }).catch(function () { /* There is none, or no network. */ });
  }

  function fetch_again(registration) {
    return later(window.caches ? caches.keys().then(function (names) {
      return Promise.all(names.map(function (name) {
        return /^millwright-/.test(name) && caches.delete(name);
      }));
    }) : Promise.resolve()).then(function () {
      return registration && later(registration.unregister());
    }).then(function () {
      return Promise.all(performance.getEntriesByType("resource").filter(function (file) {
        return file.name.indexOf(location.origin) === 0;
      }).map(function (file) {
        return later(fetch(file.name, { cache: "reload" }));
      }));
    });
  }

  function show() {
    if (shown) return;
    if (!document.body) {
      document.addEventListener("DOMContentLoaded", show);
      return;
    }
    shown = true;
    look_for_newer();
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
      again.onclick = function () {
        if (!window.Promise || !window.fetch) return reload();
        again.disabled = true;
        prepare().then(reload, reload);
        // Whoever does not answer is not waited for.
        setTimeout(reload, 10000);
      };
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
