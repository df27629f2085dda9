// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The script of a page; it creates text, never markup, from what it finds there.
enum PageScript {
  static let source = "\n" + marks + tables + judgement + frames + prices + saving + beginning
  static let digest = SHA256(of: Array(source.utf8)).base64

  /// Marks: a tab stop for each chart, arrow keys between marks, and the words of the focused one, which is drawn last.
  private static let marks = #"""
    'use strict';
    function all(selector, root) { return Array.from((root || document).querySelectorAll(selector)); }
    function words(mark) {
      const picture = mark.closest('svg'), title = mark.querySelector('title');
      const row = picture.classList.contains('strip') ? picture.getAttribute('aria-label') + ': ' : '';
      return row + (title ? title.textContent : '');
    }
    function siblings(mark) {
      const after = [];
      for (let next = mark.nextSibling; next; next = next.nextSibling) after.push(next);
      return after;
    }
    function walk(figure) {
      const marks = all('svg:not([aria-hidden]) .mark', figure), readout = figure.querySelector('.readout');
      if (!marks.length || !readout) return;
      let current = 0, covering = [];
      marks.forEach((mark, index) => {
        mark.setAttribute('role', 'img');
        mark.setAttribute('tabindex', index ? -1 : 0);
      });
      const tell = mark => { readout.textContent = words(mark); };
      const move = step => {
        marks[current].setAttribute('tabindex', -1);
        const seen = marks.map((mark, index) => index).filter(index => !marks[index].hasAttribute('data-hidden'));
        const place = seen.findIndex(index => index >= current);
        current = seen[Math.min(Math.max((place < 0 ? seen.length : place) + step, 0), seen.length - 1)] || 0;
        marks[current].setAttribute('tabindex', 0);
        marks[current].focus();
      };
      figure.addEventListener('pointerover', event => {
        const mark = event.target.closest && event.target.closest('.mark');
        if (marks.includes(mark)) tell(mark);
      });
      figure.addEventListener('focusin', event => {
        const index = marks.indexOf(event.target);
        if (index < 0) return;
        current = index;
        tell(marks[index]);
        covering = siblings(marks[index]);
        marks[index].before(...covering);
      });
      figure.addEventListener('focusout', event => {
        if (marks.includes(event.target)) event.target.after(...covering);
      });
      figure.addEventListener('keydown', event => {
        if (marks.indexOf(event.target) < 0) return;
        const steps = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1, PageDown: 10, PageUp: -10,
          Home: -marks.length, End: marks.length };
        if (event.key === 'Escape') { readout.textContent = ''; return; }
        if (!(event.key in steps)) return;
        event.preventDefault();
        move(steps[event.key]);
      });
    }

    """#

  private static let tables = #"""
    function figure(cell) {
      const value = cell.getAttribute('data-value'), text = cell.textContent.replace(/,/g, '');
      return value !== null ? Number(value) : /^-?[0-9.]+$/.test(text) ? Number(text) : NaN;
    }
    function sortable(table) {
      all('thead button', table).forEach(button => {
        button.disabled = false;
        button.addEventListener('click', () => {
          // The titles of groups of columns stand above columns and are none themselves.
          const head = button.closest('th'), column = all('thead th:not([colspan])', table).indexOf(head);
          const rises = head.getAttribute('aria-sort') !== 'ascending';
          all('thead th', table).forEach(other => other.removeAttribute('aria-sort'));
          head.setAttribute('aria-sort', rises ? 'ascending' : 'descending');
          const body = table.tBodies[0];
          const keyed = Array.from(body.rows).map((row, index) => {
            const cell = row.children[column];
            return { row: row, index: index, value: figure(cell), text: cell.textContent };
          });
          const isNumeric = keyed.some(one => !isNaN(one.value));
          keyed.sort((one, other) => {
            let order;
            if (isNumeric) {
              // What has no figure stands last, whichever way.
              if (isNaN(one.value) || isNaN(other.value)) {
                return (isNaN(one.value) ? 1 : 0) - (isNaN(other.value) ? 1 : 0) || one.index - other.index;
              }
              order = one.value - other.value;
            } else {
              order = one.text.localeCompare(other.text, 'en', { numeric: true });
            }
            return (rises ? order : -order) || one.index - other.index;
          });
          keyed.forEach(one => body.appendChild(one.row));
        });
      });
    }
    // The name of a case becomes a link to its own row, which can be sent to somebody.
    function linked(row) {
      const head = row.cells[0], link = document.createElement('a');
      link.href = '#' + encodeURIComponent(row.id).replace(/%2F/g, '/').replace(/%3A/g, ':');
      link.className = 'case';
      link.append(...head.childNodes);
      head.append(link);
    }
    function choosable(box) {
      const section = box.closest('section');
      box.disabled = false;
      box.addEventListener('change', () => {
        all('svg.strip .' + box.dataset.series, section).forEach(mark => {
          mark.toggleAttribute('data-hidden', !box.checked);
        });
      });
    }
    function searchable(input) {
      const table = document.getElementById(input.getAttribute('data-table'));
      const count = document.getElementById(table.id + '-count'), rows = Array.from(table.tBodies[0].rows);
      const texts = rows.map(row => row.textContent.toLowerCase());
      input.disabled = false;
      input.addEventListener('input', () => {
        const sought = input.value.toLowerCase().split(/\s+/).filter(word => word);
        let shown = 0;
        rows.forEach((row, index) => {
          row.hidden = !sought.every(word => texts[index].includes(word));
          if (!row.hidden) shown += 1;
        });
        const noun = rows.length === 1 ? ' row' : ' rows';
        count.textContent = (shown === rows.length ? '' : shown + ' of ') + rows.length + noun;
      });
      input.addEventListener('keydown', event => {
        if (event.key !== 'Escape' || !input.value) return;
        input.value = '';
        input.dispatchEvent(new Event('input'));
      });
    }

    """#

  /// The rule by which frames are late (article FrameMetrics A2), in whole numbers.
  private static let judgement = #"""
    function divisor(one, other) { while (other) { [one, other] = [other, one % other]; } return one; }
    function exact(budget) {
      const million = 1000000n, numerator = BigInt(budget.numerator), denominator = BigInt(budget.denominator);
      const share = BigInt(budget.share);
      // Missed are ceil((w a - b) / p), with w the work and b / a the deadline, p / a the period.
      const a = million * denominator, b = share * numerator, p = million * numerator;
      const common = divisor(divisor(a, b), p);
      return { a: a / common, b: b / common, p: p / common, deadline: Number(b / a),
        second: Math.max(1, Number(1000000000n * denominator / numerator)) };
    }
    function slowed(work, hundredths) {
      const twice = 2 * work * hundredths + 100;
      if (twice <= Number.MAX_SAFE_INTEGER) return (twice - twice % 200) / 200;
      return Number((2n * BigInt(work) * BigInt(hundredths) + 100n) / 200n);
    }
    function missedVsyncs(work, rule) {
      if (work <= rule.deadline) return 0;
      const a = Number(rule.a), b = Number(rule.b), p = Number(rule.p), scaled = work * a + p;
      if (scaled <= Number.MAX_SAFE_INTEGER) {
        const sum = work * a - b + p - 1;
        return (sum - sum % p) / p;
      }
      return Number((BigInt(work) * rule.a - rule.b + rule.p - 1n) / rule.p);
    }
    // The most intervals without a new frame in any second, over those of a second. Between two places at
    // which an end of the window meets an end of a stretch of dropped intervals their count is a straight
    // line, so that the most is found at such a place.
    function worstPercent(missed, rule) {
      const starts = [], dropped = [];
      let intervals = 0, sum = 0;
      missed.forEach(count => { starts.push(intervals); dropped.push(sum); intervals += count + 1; sum += count; });
      if (intervals < rule.second) return 100 * sum / intervals;
      const before = place => {
        let low = 0, high = starts.length - 1;
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (starts[middle] <= place) low = middle; else high = middle - 1;
        }
        return dropped[low] + Math.min(missed[low], place - starts[low]);
      };
      let worst = 0;
      missed.forEach((count, index) => {
        if (!count) return;
        [starts[index], starts[index] + count - rule.second].forEach(place => {
          const start = Math.min(Math.max(place, 0), intervals - rule.second);
          worst = Math.max(worst, before(start + rule.second) - before(start));
        });
      });
      return 100 * worst / rule.second;
    }
    function judge(frames, hundredths, budget) {
      const rule = exact(budget);
      let late = 0, sum = 0;
      const missed = frames.map(work => {
        const count = missedVsyncs(slowed(work, hundredths), rule);
        if (count) late += 1;
        sum += count;
        return count;
      });
      const intervals = sum + frames.length;
      return { late: late, missed: sum, intervals: intervals, hitchRatio: 1000 * sum / intervals,
        worstPercent: worstPercent(missed, rule) };
    }

    """#
}
