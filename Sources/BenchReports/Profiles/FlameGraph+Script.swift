// SPDX-License-Identifier: Apache-2.0

extension FlameGraph {
  var script: String { "<script><![CDATA[\n\(Self.program)\n]]></script>" }
  private static let program = #"""
    (function () {
      "use strict";
      const svg = document.getElementById("flame-graph");
      const figure = name => Number(svg.getAttribute("data-" + name));
      const [total, width, letter, padding] = ["total", "width", "letter", "padding"].map(figure);
      const search = svg.querySelector("#search");
      const matched = svg.querySelector("#matched");
      const account = svg.querySelector("#account");
      const frames = Array.from(svg.querySelectorAll("g.frame"), group => ({
        group,
        rect: group.querySelector("rect"),
        text: group.querySelector("text"),
        name: group.getAttribute("data-name"),
        start: Number(group.getAttribute("data-start")),
        weight: Number(group.getAttribute("data-weight")),
        depth: Number(group.getAttribute("data-depth")),
        parent: group.hasAttribute("data-parent") ? Number(group.getAttribute("data-parent")) : -1,
        children: []
      }));
      for (const frame of frames) {
        if (frame.parent >= 0) frames[frame.parent].children.push(frame);
      }
      const places = new Map(frames.map((frame, place) => [frame.group, place]));
      let zoomed = frames[0];

      const columns = sign => sign.codePointAt(0) < 0x1100 ? 1 : 2;
      const columnCount = text => Array.from(text).reduce((sum, sign) => sum + columns(sign), 0);
      const isShown = frame => frame.group.style.display !== "none";

      // As much of a name as fits into its box; counted as where the picture was written.
      function fitted(name, room) {
        const count = Math.floor((room - 2 * padding) / letter);
        if (columnCount(name) <= count) return name;
        if (count < 3) return "";
        let rest = count - 1;
        let kept = "";
        for (const sign of name) {
          rest -= columns(sign);
          if (rest < 0) break;
          kept += sign;
        }
        return kept + "…";
      }

      function place(frame, x, w, isAbove) {
        frame.group.style.display = "";
        frame.group.classList.toggle("above", isAbove);
        frame.rect.setAttribute("x", x);
        frame.rect.setAttribute("width", w);
        frame.text.setAttribute("x", x + padding);
        frame.text.textContent = fitted(frame.name, w);
      }

      // Gives a function the whole width: its callers too, and nothing to what stands beside it.
      function zoom(target) {
        zoomed = target;
        const end = target.start + target.weight;
        for (const frame of frames) {
          const frameEnd = frame.start + frame.weight;
          if (frame.depth < target.depth && frame.start <= target.start && frameEnd >= end) {
            place(frame, 0, width, true);
          } else if (frame.depth >= target.depth && frame.start >= target.start && frameEnd <= end) {
            const scale = width / target.weight;
            place(frame, (frame.start - target.start) * scale, frame.weight * scale, false);
          } else {
            frame.group.style.display = "none";
          }
        }
        svg.setAttribute("data-zoomed", target.name);
        reach(target);
      }

      // Tab goes to one function alone, the last that was used; arrows go on from there.
      function reach(frame) {
        for (const other of frames) other.group.setAttribute("tabindex", other === frame ? 0 : -1);
      }

      // Tells of a function in one line; its name gives way to its figures.
      function tell(frame) {
        const title = frame.group.querySelector("title").textContent;
        const figures = title.slice(frame.name.length).split("\n").join(" · ");
        const room = width - 20 - columnCount(figures) * letter;
        account.textContent = fitted(frame.name, room) + figures;
      }

      function pattern(term) {
        try {
          return { expression: new RegExp(term), note: "" };
        } catch (fault) {
          const plain = term.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
          return { expression: new RegExp(plain), note: " (no regular expression; searched as text)" };
        }
      }

      // Marks what matches, and sums it: a function below another that matches counts with that.
      function find(term) {
        const { expression, note } = term === "" ? { expression: null, note: "" } : pattern(term);
        let sum = 0;
        let covered = 0;
        for (const frame of frames) {
          const isMatch = expression !== null && expression.test(frame.name);
          frame.group.classList.toggle("match", isMatch);
          if (isMatch && frame.start >= covered) {
            sum += frame.weight;
            covered = frame.start + frame.weight;
          }
        }
        const share = (100 * sum / total).toFixed(1);
        matched.textContent = expression === null ? "" : "Matched: " + share + " %" + note;
      }

      function focus(frame) {
        if (frame && isShown(frame)) frame.group.focus();
      }

      // The function beside this one with the same caller.
      function beside(frame, step) {
        const row = frame.parent < 0 ? [] : frames[frame.parent].children;
        return row[row.indexOf(frame) + step];
      }

      function reset() {
        zoom(frames[0]);
        focus(frames[0]);
      }

      function move(event, frame) {
        switch (event.key) {
          case "Enter": case " ": zoom(frame); break;
          // Below a faded caller only the way to the zoomed function is shown.
          case "ArrowDown": focus(frame.children.find(isShown)); break;
          case "ArrowUp": focus(frames[frame.parent]); break;
          case "ArrowLeft": focus(beside(frame, -1)); break;
          case "ArrowRight": focus(beside(frame, 1)); break;
          default: return;
        }
        event.preventDefault();
      }

      function frameOf(element) {
        const group = element.closest ? element.closest("g.frame") : null;
        return group ? frames[places.get(group)] : null;
      }

      svg.addEventListener("click", event => {
        if (event.target.closest("#reset")) return reset();
        const frame = frameOf(event.target);
        if (frame) { zoom(frame); focus(frame); }
      });
      for (const kind of ["mouseover", "focusin"]) {
        svg.addEventListener(kind, event => {
          const frame = frameOf(event.target);
          if (!frame) return;
          tell(frame);
          if (kind === "focusin") reach(frame);
        });
      }
      search.addEventListener("input", () => find(search.value));
      document.addEventListener("keydown", event => {
        const isInField = event.target === search;
        if (event.key === "Escape") {
          // First what was searched goes, then the zoom.
          if (search.value !== "") { search.value = ""; find(""); } else { reset(); }
          return;
        }
        const isCommand = event.ctrlKey || event.metaKey;
        const isFind = isCommand && event.key.toLowerCase() === "f";
        if (isFind || (event.key === "/" && !isInField && !isCommand)) {
          event.preventDefault();
          search.focus();
          search.select();
          return;
        }
        if (isInField) {
          if (event.key === "Enter") find(search.value);
          return;
        }
        // The browser's own: reload, back, forward.
        if (isCommand || event.altKey) return;
        const button = event.target.closest && event.target.closest("#reset");
        if (event.key === "Backspace" || event.key === "Home" || event.key === "r"
            || (button && (event.key === "Enter" || event.key === " "))) {
          event.preventDefault();
          reset();
          return;
        }
        const frame = event.target.closest ? frameOf(event.target) : null;
        if (frame) move(event, frame);
      });
      svg.setAttribute("data-zoomed", frames[0].name);
    }());
    """#
}
