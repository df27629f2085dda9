// SPDX-License-Identifier: Apache-2.0

public import BenchResults

/// A self-contained SVG with callers on top, so that a deep stack is read downwards like an indented list.
public struct FlameGraph {
  static let width = 1_200.0
  static let rowHeight = 17.0
  static let headHeight = 92.0
  static let letterWidth = 6.7
  static let padding = 3.0
  private static let smallestWidth = 0.1

  let tree: StackTree
  let title: String
  let subtitle: String
  let unit: String
  let layout: FlameLayout
  let format = FigureFormat(ReportOptions())

  /// Creates a picture of a tree with weight; `unit` is the plural name of a unit of weight.
  public init(_ tree: StackTree, title: String, subtitle: String, unit: String) {
    precondition(tree.total > 0, "A flame graph needs stacks on which something fell.")
    self.tree = tree
    self.title = title
    self.subtitle = subtitle
    self.unit = unit
    layout = FlameLayout(
      tree,
      smallestTotal: Int((Double(tree.total) * Self.smallestWidth / Self.width).rounded(.up))
    )
  }

  var isDifference: Bool { tree.baseTotal > 0 }

  /// Grey for differences, where white means unchanged.
  private var background: String { isDifference ? "#e9e9e9" : "#ffffff" }

  var height: Double { Self.headHeight + Double(layout.depth + 1) * Self.rowHeight + 8 }

  public func svg() -> String {
    let boxes = layout.boxes.indices.map(element).joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" id="flame-graph" width="\(Markup.number(Self.width))" \
      height="\(Markup.number(height))" viewBox="0 0 \(Markup.number(Self.width)) \
      \(Markup.number(height))" role="application" aria-label="Flame graph of \(Markup.escaped(title))" \
      data-total="\(tree.total)" data-width="\(Markup.number(Self.width))" \
      data-letter="\(Markup.number(Self.letterWidth))" data-padding="\(Markup.number(Self.padding))">
      \(style)
      <rect width="100%" height="100%" fill="\(background)"/>
      \(head)
      <g id="frames" role="tree" aria-label="Functions">
      \(boxes)</g>
      \(script)
      </svg>

      """
  }

  private func element(_ place: Int) -> String {
    let box = layout.boxes[place]
    let node = tree.nodes[box.node]
    let scale = Self.width / Double(tree.total)
    let x = Double(box.start) * scale
    let width = Double(node.total) * scale
    let y = Self.headHeight + Double(node.depth) * Self.rowHeight
    let parent = box.parent.map { " data-parent=\"\($0)\"" } ?? ""
    let name = Markup.escaped(node.name)
    return """
      <g class="frame" id="f\(place)" role="treeitem" aria-level="\(node.depth + 1)" \
      tabindex="\(place == 0 ? 0 : -1)" data-start="\(box.start)" data-weight="\(node.total)" \
      data-depth="\(node.depth)"\(parent) data-name="\(name)">
      <title>\(Markup.escaped(account(of: node)))</title>
      <rect x="\(Markup.number(x))" y="\(Markup.number(y))" width="\(Markup.number(width))" \
      height="\(Markup.number(Self.rowHeight - 1))" fill="\(fill(of: node))"/>
      <text x="\(Markup.number(x + Self.padding))" y="\(Markup.number(y + 12))">\
      \(Markup.escaped(Self.fitted(node.name, to: width)))</text>
      </g>

      """
  }

  private func fill(of node: StackTree.Node) -> String {
    isDifference
      ? FlameColours.fill(ofGrowth: tree.growth(of: node)) : FlameColours.fill(of: node.phase)
  }

  private func account(of node: StackTree.Node) -> String {
    let share = Double(node.total) / Double(tree.total)
    let own = Double(node.own) / Double(tree.total)
    var lines = [
      node.name,
      "\(format.count(node.total)) of \(format.count(tree.total)) \(unit), \(format.share(share))",
      "by itself \(format.count(node.own)), \(format.share(own))", "phase: \(node.phase.name)",
    ]
    if isDifference {
      let before = Double(node.baseTotal) / Double(tree.baseTotal)
      let growth = tree.growth(of: node) * 100
      let sign = growth < 0 ? "-" : "+"
      lines.append(
        "base \(format.share(before)), change \(sign)"
          + "\(format.fixed(growth.magnitude, decimals: 2)) points"
      )
    }
    return lines.joined(separator: "\n")
  }

  /// As much of a name as fits, counted by scalars as in the script, so that a reset restores it.
  static func fitted(_ name: String, to width: Double, letter: Double = letterWidth) -> String {
    let room = Int((width - 2 * padding) / letter)
    if columnCount(name) <= room { return name }
    guard room >= 3 else { return "" }
    var rest = room - 1
    let kept = name.unicodeScalars.prefix { scalar in
      rest -= columnCount(scalar)
      return rest >= 0
    }
    return String(String.UnicodeScalarView(kept)) + "…"
  }

  static func columnCount(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columnCount($1) }
  }

  /// Two from the first wide East Asian sign on: rather too much room than a name beyond its box.
  private static func columnCount(_ scalar: Unicode.Scalar) -> Int { scalar.value < 0x1100 ? 1 : 2 }
}

/// The fills of a flame graph; black text can be read on all of them.
enum FlameColours {
  private static let fullGrowth = 0.2

  /// Fills at least 18 apart in CIELAB, also as the models of Machado and others (2009) simulate colour blindness.
  static func fill(of phase: ProfilePhase) -> String {
    switch phase {
    case .recycle: "#6db6f9"
    case .dequeue: "#c1f9b8"
    case .configure: "#d1943c"
    case .size: "#f6ccfa"
    case .willDisplay: "#f5c279"
    case .layout: "#7696bb"
    case .display: "#bca388"
    case .commit: "#d07051"
    case .other: "#c1c1c1"
    case .harness: "#8d8d8d"
    case .broken: "#f7f7f7"
    }
  }

  /// The fill of a change: red for what grew, blue for what shrank, white for neither.
  static func fill(ofGrowth growth: Double) -> String {
    // The root makes small changes visible.
    let depth = (min(1, growth.magnitude / fullGrowth)).squareRoot()
    let faded = 255 - Int((depth * 130).rounded())
    let other = 255 - Int((depth * 170).rounded())
    return growth < 0 ? hex(other, faded, 255) : hex(255, faded, other)
  }

  private static func hex(_ components: Int...) -> String {
    "#"
      + components.map { component in
        let digits = String(component, radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }
      .joined()
  }
}
