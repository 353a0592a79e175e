/// The script that keeps a page up to date. docs/preview.md describes it.
enum LiveScript {
  /// Returns the script tag of a page.
  ///
  /// - Parameters:
  ///   - wayUp: the relative path from the page to the list's folder.
  ///   - news: the path of the page's news, relative to that folder.
  ///   - revision: the revision of the page.
  static func tag(wayUp: String, news: String, revision: String) -> HTML {
    """
    <script src="\(wayUp + Site.scriptName)" data-news="\(wayUp + news)" data-revision="\(revision)" defer></script>
    """
  }

  static let bytes = Array(
    #"""
    (() => {
      "use strict";
      const { dataset: { news, revision }, src: self } = document.currentScript;
      const address = new URL(news, location.href).href;
      const memory = "tutorialc-preview " + location.pathname;
      let source = null;
      let last = null;

      // A bar above the page: the way back to the list, and what the page cannot say of itself. It covers nothing.
      const look = `
        :host { all: initial; flex: none; display: block; }
        nav { display: flex; flex-wrap: wrap; gap: 0 16px; padding: 4px 16px; background: #22252b; color: #c9ccd3;
          font: 13px/24px system-ui, sans-serif; }
        a { color: #fff; border-radius: 3px; }
        a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
        span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
        b { margin-inline-start: auto; color: #fff; font-weight: 600; }
        .odd { background: #8c1d18; color: #fff; }
        [hidden] { display: none; }
        @media print { :host { display: none; } }`;
      const bar = document.createElement("nav");
      const status = document.createElement("b");

      function hang() {
        const host = document.createElement("div");
        const [link, file] = [document.createElement("a"), document.createElement("span")];
        const path = location.pathname.split("/page/").slice(1).join("/page/");
        try { file.textContent = decodeURIComponent(path); } catch (problem) { file.textContent = path; }
        link.href = new URL(".", self).href;
        link.textContent = "All tutorials";
        bar.setAttribute("aria-label", "Preview");
        status.setAttribute("role", "status");
        // The preview's own pages have both.
        if (window.tutorialPage) bar.append(link, file);
        bar.append(status);
        const root = host.attachShadow({ mode: "open" });
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(look);
        root.adoptedStyleSheets = [sheet];
        root.append(bar);
        document.body.prepend(host);
        say("");
      }

      function say(words) {
        status.textContent = words;
        bar.className = words ? "odd" : "";
        bar.hidden = !words && !window.tutorialPage;
      }

      function remember() {
        let state = null;
        try {
          state = window.tutorialPage ? window.tutorialPage.state() : null;
          sessionStorage.setItem(memory, JSON.stringify({ state, x: scrollX, y: scrollY }));
        } catch (problem) { /* A page that cannot be remembered is shown from its start. */ }
      }

      function recall() {
        try {
          const known = JSON.parse(sessionStorage.getItem(memory));
          sessionStorage.removeItem(memory);
          if (!known) return;
          if (window.tutorialPage && known.state !== null) window.tutorialPage.restore(known.state);
          scrollTo({ left: known.x, top: known.y, behavior: "instant" });
        } catch (problem) { /* The same. */ }
      }

      function diagnose(list) {
        if (window.tutorialPage) window.tutorialPage.diagnose(list);
      }

      function take(event) {
        const { state, diagnostics, ...rest } = JSON.parse(event.data);
        last = event.data;
        if (rest.revision !== null && rest.revision !== revision) {
          remember();
          location.reload();
          return;
        }
        const gone = revision === "missing" ? "" : "This tutorial is gone";
        say({ earlier: "The last version without errors", gone }[state] ?? "");
        diagnose(diagnostics);
      }

      function listen() {
        if (source || document.visibilityState === "hidden") return;
        source = new EventSource(address);
        source.onmessage = take;
        source.onopen = () => { if (last === null) say(""); };
        source.onerror = () => {
          say("The preview does not answer");
          last = null;
          // Refused for now; a connection that broke is opened again by the browser itself.
          if (source.readyState === EventSource.CLOSED) { stop(); setTimeout(listen, 3000); }
        };
      }

      // A browser has few connections: a page that nobody sees holds none.
      function stop() {
        if (source) source.close();
        source = null;
      }

      function start() {
        hang();
        recall();
        listen();
        document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? stop() : listen()));
        addEventListener("pagehide", stop);
        addEventListener("pageshow", listen);
      }

      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
      else start();
    })();

    """#.utf8)
}
