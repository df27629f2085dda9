// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The places of functions in a flame graph, in units of weight.
struct FlameLayout {
  struct Box {
    let node: Int
    /// The index of the caller's box.
    let parent: Int?
    /// The weight of the stacks to the left.
    let start: Int
  }

  /// The boxes, callers first and siblings from the left.
  let boxes: [Box]
  let omittedCount: Int
  let depth: Int

  /// Places the functions of at least `smallestTotal`, in O(functions).
  init(_ tree: StackTree, smallestTotal: Int) {
    var boxes: [Box] = []
    var depth = 0
    var open = [Box(node: 0, parent: nil, start: 0)]
    while let box = open.popLast() {
      let place = boxes.count
      boxes.append(box)
      let node = tree.nodes[box.node]
      depth = max(depth, node.depth)
      // What fell on the function alone stays free on its right.
      var start = box.start
      var below: [Box] = []
      for child in node.children {
        let total = tree.nodes[child].total
        if total >= smallestTotal { below.append(Box(node: child, parent: place, start: start)) }
        start += total
      }
      open += below.reversed()
    }
    self.boxes = boxes
    self.depth = depth
    // Functions of the other profile alone have no width in this one.
    omittedCount = tree.nodes.count { $0.total > 0 } - boxes.count
  }
}

extension FlameGraph {
  var style: String {
    """
    <style>
    text { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; \
    font-size: 11px; fill: #111111; pointer-events: none; }
    .title { font-size: 16px; font-weight: bold; }
    .faint { fill: #555555; }
    .frame { cursor: pointer; outline: none; }
    .frame rect { stroke: #ffffff; stroke-width: 0.5; }
    .frame:hover rect, .frame:focus rect { stroke: #111111; stroke-width: 1.5; }
    .frame.above rect { opacity: 0.45; }
    .frame.match rect { fill: #d64bd6; }
    .button { cursor: pointer; outline: none; }
    .button rect { fill: #f2f2f2; stroke: #777777; }
    .button:hover rect, .button:focus rect { stroke: #111111; stroke-width: 2; }
    input { box-sizing: border-box; width: 100%; height: 24px; border: 1px solid #777777; \
    font: 12px ui-monospace, Menlo, Consolas, monospace; padding: 0 6px; }
    input:focus { outline: 2px solid #111111; outline-offset: -2px; }
    </style>
    """
  }

  /// The right end of title and subtitle, before field and button.
  private static let headingWidth = 770.0
  private static let titleLetterWidth = 9.7

  var head: String {
    let omitted =
      layout.omittedCount == 0
      ? "" : "; \(format.count(layout.omittedCount)) too narrow to be seen are left out"
    let count = "\(format.count(tree.total)) \(unit)\(omitted)"
    let heading = Self.fitted(title, to: Self.headingWidth, letter: Self.titleLetterWidth)
    // The figures stay whole; how they were found gives way to them.
    let room = Self.headingWidth - Double(Self.columnCount("; \(count)")) * Self.letterWidth
    let facts = "\(Self.fitted(subtitle, to: room)); \(count)"
    return """
      <text class="title" x="10" y="24">\(Markup.escaped(heading))</text>
      <text class="faint" x="10" y="42">\(Markup.escaped(facts))</text>
      \(legend)
      <foreignObject x="790" y="8" width="240" height="26">
      <input xmlns="http://www.w3.org/1999/xhtml" id="search" type="text" \
      placeholder="Search ( / ), names or regex" aria-label="Search functions" \
      autocomplete="off" spellcheck="false"/>
      </foreignObject>
      <g id="reset" class="button" role="button" tabindex="0" aria-label="Reset zoom">
      <title>Reset zoom (Backspace, Home or r)</title>
      <rect x="1040" y="9" width="150" height="24" rx="3"/>
      <text x="1066" y="25">Reset zoom (⌫)</text>
      </g>
      <text id="matched" class="faint" x="790" y="50" role="status" aria-live="polite"></text>
      <text id="account" class="faint" x="10" y="84"></text>
      """
  }

  private var legend: String {
    isDifference
      ? key([
        (FlameColours.fill(ofGrowth: 0.2), "takes more of a frame"),
        (FlameColours.fill(ofGrowth: 0), "as before"),
        (FlameColours.fill(ofGrowth: -0.2), "takes less of a frame"),
      ]) : key(phases.map { (FlameColours.fill(of: $0), $0.name) })
  }

  private var phases: [ProfilePhase] {
    // The first box stands for all stacks and is in no phase.
    let found = Set(layout.boxes.dropFirst().map { tree.nodes[$0.node].phase })
    return ProfilePhase.allCases.filter(found.contains)
  }

  private func key(_ entries: [(fill: String, words: String)]) -> String {
    var x = 10.0
    var text = ""
    for entry in entries {
      text += """
        <rect x="\(Markup.number(x))" y="55" width="11" height="11" fill="\(entry.fill)" \
        stroke="#777777" stroke-width="0.5"/>\
        <text x="\(Markup.number(x + 16))" y="65">\(Markup.escaped(entry.words))</text>

        """
      x += 16 + Double(Self.columnCount(entry.words)) * Self.letterWidth + 18
    }
    return text
  }
}
