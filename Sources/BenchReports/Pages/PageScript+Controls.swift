// SPDX-License-Identifier: Apache-2.0

extension PageScript {
  /// Frames: the block of each case, judged and drawn as slow as the slider says.
  static let frames = #"""
    function unpacked(text) {
      const bytes = atob(text), frames = [];
      let value = 0, scale = 1, last = 0;
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes.charCodeAt(index);
        value += (byte & 127) * scale;
        scale *= 128;
        if (byte & 128) continue;
        last += value % 2 ? -(value + 1) / 2 : value / 2;
        frames.push(last);
        value = 0;
        scale = 1;
      }
      return frames;
    }
    function spread(input) {
      const least = Number(input.dataset.least), most = Number(input.dataset.most);
      return least * Math.pow(most / least, Number(input.value) / Number(input.max));
    }
    function short(value) {
      if (value === 0) return '0';
      const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
      return value.toFixed(Math.min(digits, 3));
    }
    function drawnFrames(times, limit, deadline) {
      if (times.length <= limit) return times.map((time, index) => index);
      const kept = new Set(), columns = Math.floor(limit / 4);
      for (let column = 0; column < columns; column += 1) {
        const from = Math.floor(column * times.length / columns), to = Math.floor((column + 1) * times.length / columns);
        let least = from, most = from;
        for (let index = from; index < to; index += 1) {
          if (times[index] < times[least]) least = index;
          if (times[index] > times[most]) most = index;
        }
        kept.add(least).add(most);
      }
      times.forEach((time, index) => { if (time > deadline) kept.add(index); });
      return Array.from(kept).sort((one, other) => one - other);
    }
    function frameChart(blocks, glyphs) {
      const figure = document.getElementById('frame-chart'), picture = figure.querySelector('svg.chart-picture');
      const set = name => Number(figure.dataset[name]);
      const namespace = 'http://www.w3.org/2000/svg';
      const x = (index, count) => set('left') + (count > 1 ? index / (count - 1) : 0) * (set('right') - set('left'));
      const y = share => {
        const inside = Math.min(Math.max(share, set('low')), set('high'));
        const part = Math.log(inside / set('low')) / Math.log(set('high') / set('low'));
        return set('bottom') + part * (set('top') - set('bottom'));
      };
      const half = value => Math.round(value * 2) / 2;
      return (places, hundredths, budget) => {
        const deadline = exact(budget).deadline;
        let drawn = 0, total = 0, disturbed = 0;
        all('path.dots', picture).forEach(path => path.remove());
        const longest = Math.max(1, ...places.map(place => blocks.get(place).times.length));
        places.forEach(place => {
          const block = blocks.get(place), times = block.times.map(time => slowed(time, hundredths));
          const kept = drawnFrames(times, set('limit'), deadline), dots = new Set(), late = new Set();
          drawn += kept.length;
          total += times.length;
          disturbed += block.disturbed;
          kept.forEach(index => {
            const left = half(x(index, longest)), top = half(y(times[index] / deadline));
            (times[index] > deadline ? late : dots).add('M' + left + ' ' + top + glyphs[block.series]);
          });
          [[dots, ''], [late, ' late']].forEach(([strokes, name]) => {
            if (!strokes.size) return;
            const path = document.createElementNS(namespace, 'path');
            path.setAttribute('class', 'dots s' + block.series + name);
            path.setAttribute('d', Array.from(strokes).join(''));
            picture.appendChild(path);
          });
        });
        const count = number => number.toLocaleString('en-US');
        document.getElementById('drawn').textContent = count(drawn) + ' of ' + count(total) + ' frames drawn'
          + (disturbed ? ', ' + count(disturbed) + ' disturbed ones left out' : '');
        const shown = new Set(places.map(place => 's' + blocks.get(place).series));
        all('.legend li', figure).forEach(item => { item.hidden = !shown.has(item.dataset.style); });
      };
    }
    // The columns of what can be moved, which only the script fills.
    function addColumns() {
      const table = document.getElementById('frame-table');
      const titles = { frames: 'frames of the block', late: 'late then', hitch: 'hitch ms/s then', worst: 'worst second then' };
      Object.keys(titles).forEach(name => {
        const head = document.createElement('th'), button = document.createElement('button');
        head.scope = 'col';
        button.type = 'button';
        button.textContent = titles[name];
        head.appendChild(button);
        table.tHead.rows[0].appendChild(head);
        Array.from(table.tBodies[0].rows).forEach(row => { row.insertCell().className = 'moved ' + name; });
      });
    }
    function frameControls() {
      const controls = document.getElementById('frame-controls'), source = document.getElementById('frame-data');
      if (!controls || !source) return;
      const data = JSON.parse(source.textContent), blocks = new Map();
      data.blocks.forEach(block => blocks.set(block.place, { times: unpacked(block.frames), series: block.series, disturbed: block.disturbed || 0 }));
      const slider = document.getElementById('slowdown'), output = document.getElementById('slowdown-value');
      const group = document.getElementById('frame-group'), draw = frameChart(blocks, data.glyphs);
      const rows = all('#frame-table tbody tr[data-case]');
      addColumns();
      const change = () => {
        const hundredths = Math.round(100 * spread(slider));
        const rate = controls.querySelector('input[name=refresh]:checked').value, budget = data.budgets[rate];
        output.textContent = short(hundredths / 100) + ' times';
        slider.setAttribute('aria-valuetext', output.textContent + ' slower');
        rows.forEach(row => {
          const times = blocks.get(Number(row.dataset.case)).times, found = judge(times, hundredths, budget);
          const figures = { frames: times.length, late: found.late, hitch: found.hitchRatio, worst: found.worstPercent };
          Object.keys(figures).forEach(name => {
            const cell = row.querySelector('.moved.' + name);
            cell.dataset.value = figures[name];
            cell.textContent = name === 'late' || name === 'frames' ? figures[name].toLocaleString('en-US')
              : short(figures[name]) + (name === 'worst' ? '%' : '');
          });
        });
        draw(group.value.split(' ').map(Number), hundredths, budget);
      };
      controls.disabled = false;
      slider.addEventListener('input', change);
      controls.addEventListener('change', change);
      change();
    }

    """#

  static let prices = #"""
    function priceControls() {
      const controls = document.getElementById('price-controls');
      if (!controls) return;
      const slider = document.getElementById('price'), output = document.getElementById('price-value');
      const set = name => Number(controls.dataset[name]), picture = document.querySelector('#prices svg.chart-picture');
      const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      line.setAttribute('class', 'rule price');
      picture.appendChild(line);
      const change = () => {
        const price = spread(slider), part = Math.log(price / set('low')) / Math.log(set('high') / set('low'));
        const x = set('left') + part * (set('right') - set('left'));
        // A price beyond the axis has no place on it.
        line.setAttribute('d', part >= 0 && part <= 1 ? 'M' + x.toFixed(1) + ' ' + set('bottom') + 'V' + set('top') : 'M0 0');
        output.textContent = short(price) + ' ns';
        slider.setAttribute('aria-valuetext', short(price) + ' nanoseconds');
        all('#price-answer li').forEach(item => {
          const words = price > Number(item.dataset.high) ? item.dataset.pays
            : price < Number(item.dataset.low) ? item.dataset.loses : item.dataset.open;
          item.querySelector('output').textContent = words;
        });
      };
      controls.disabled = false;
      slider.addEventListener('input', change);
      change();
    }

    """#

  static let saving = #"""
    function savable() {
      const button = document.getElementById('save'), source = document.getElementById('document');
      if (!button || !source || typeof DecompressionStream === 'undefined') return;
      button.disabled = false;
      button.addEventListener('click', () => {
        const packed = Uint8Array.from(atob(source.textContent.trim()), letter => letter.charCodeAt(0));
        const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
        new Response(stream).blob().then(whole => {
          const link = document.createElement('a'), address = URL.createObjectURL(new Blob([whole], { type: 'application/json' }));
          link.href = address;
          link.download = 'reuse-bench.json';
          link.click();
          setTimeout(() => URL.revokeObjectURL(address), 1000);
        });
      });
    }

    """#

  static let beginning = #"""
    document.documentElement.classList.add('js');
    all('figure.chart').forEach(walk);
    frameControls();
    all('#work-table tbody tr[id]').forEach(linked);
    all('table.sortable').forEach(sortable);
    all('input[type=search][data-table]').forEach(searchable);
    all('input[data-series]').forEach(choosable);
    priceControls();
    savable();
    // What is folded is printed too, and folded again after.
    window.addEventListener('beforeprint', () => all('details:not([open])').forEach(one => {
      one.classList.add('printed');
      one.open = true;
    }));
    window.addEventListener('afterprint', () => all('details.printed').forEach(one => {
      one.classList.remove('printed');
      one.open = false;
    }));

    """#
}
