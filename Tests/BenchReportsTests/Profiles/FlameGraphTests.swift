// SPDX-License-Identifier: Apache-2.0

import BenchResults
import Foundation
import TestSupport
import Testing

@testable import BenchReports

/// Flame graphs as any reader of XML sees them: boxes as wide as what fell on them.
@Suite struct FlameGraphTests {
  private struct Box {
    var name = ""
    var title = ""
    var text = ""
    var fill = ""
    var weight = 0
    var parent: Int?
    var x = 0.0
    var y = 0.0
    var width = 0.0
  }

  private static func boxes(_ svg: String) throws -> [Box] {
    try PageTree.root(of: svg).all("g").filter { $0.attributes["class"] == "frame" }
      .map { group in
        let rect = group.all("rect").first?.attributes ?? [:]
        return Box(
          name: group.attributes["data-name"] ?? "",
          title: group.all("title").map(\.words).joined(),
          text: group.all("text").map(\.words).joined(),
          fill: rect["fill"] ?? "",
          weight: Int(group.attributes["data-weight"] ?? "") ?? -1,
          parent: group.attributes["data-parent"].flatMap { Int($0) },
          x: Double(rect["x"] ?? "") ?? -1,
          y: Double(rect["y"] ?? "") ?? -1,
          width: Double(rect["width"] ?? "") ?? -1
        )
      }
  }

  private static func graph(_ stacks: [FoldedStacks.Stack], base: [FoldedStacks.Stack]? = nil)
    -> FlameGraph
  {
    FlameGraph(
      StackTree(FoldedStacks(stacks), base: base.map { FoldedStacks($0) }),
      title: "a & b",
      subtitle: "<test>",
      unit: "samples"
    )
  }

  @Test(
    "a function is as wide as its share, inside its caller, and one row below it; the title tells weight, share and what fell on the function alone"
  ) func geometry() throws {
    let boxes = try Self.boxes(
      Self.graph([
        .init(["main", "a", "x"], weight: 30), .init(["main", "a"], weight: 10),
        .init(["main", "b"], weight: 60),
      ])
      .svg()
    )
    expectEqual(boxes.map(\.name), ["all", "main", "a", "x", "b"])
    expectEqual(boxes.map(\.weight), [100, 100, 40, 30, 60])
    // Of 1,200: by hand.
    expectEqual(boxes.map(\.width), [1_200, 1_200, 480, 360, 720])
    expectEqual(boxes.map(\.x), [0, 0, 0, 0, 480])
    for box in boxes {
      guard let parent = box.parent.map({ boxes[$0] }) else { continue }
      expect(box.x >= parent.x && box.x + box.width <= parent.x + parent.width + 0.01)
      expectEqual(box.y, parent.y + FlameGraph.rowHeight)
    }
    do {
      let boxes = try Self.boxes(
        Self.graph([.init(["main", "a"], weight: 1_500), .init(["main"], weight: 500)]).svg()
      )
      expect(boxes[1].title.contains("2,000 of 2,000 samples, 100%"))
      expect(boxes[1].title.contains("by itself 500, 25%"))
      expect(boxes[2].title.contains("1,500 of 2,000 samples, 75%"))
    }
    // names of any signs are text, and none of them markup.
    do {
      let names = [
        "<T> & \"q\" 'a' ]]>", "é漢🙂", "tab\tand\u{1}control", "</svg><script>", "\u{FFFE}",
      ]
      let boxes = try Self.boxes(Self.graph([.init(names, weight: 1)]).svg())
      let shown = names.map {
        String(
          String.UnicodeScalarView(
            $0.unicodeScalars.map { scalar in
              ["\u{1}", "\u{FFFE}"].contains(scalar) ? "\u{FFFD}" : scalar
            }
          )
        )
      }
      expectEqual(boxes.dropFirst().map(\.name), shown)
      expectEqual(boxes.dropFirst().map(\.text), shown, "wide enough for all of it")
    }
    // a name that does not fit is cut, and one of a narrow function left out.
    expectEqual(FlameGraph.fitted("abcdefgh", to: 1_000), "abcdefgh")
    expectEqual(FlameGraph.fitted("abcdefgh", to: 6 + 6.7 * 5 + 1), "abcd…")
    expectEqual(FlameGraph.fitted("abcdefgh", to: 20), "")
    expectEqual(FlameGraph.fitted("", to: 0), "")
    // Wide signs take two columns: six for three, so that five leave room for two and the mark.
    expectEqual(FlameGraph.fitted("漢字名", to: 6 + 6.7 * 6 + 1), "漢字名")
    expectEqual(FlameGraph.fitted("漢字名", to: 6 + 6.7 * 5 + 1), "漢字…")
    expectEqual(FlameGraph.fitted("a漢字名", to: 6 + 6.7 * 5 + 1), "a漢…")
  }

  @Test(
    "title and subtitle end before the search, with the figures whole; the legend names the phases that occur, and no others"
  ) func heading() throws {
    do {
      let long = String(repeating: "t", count: 200)
      let tree = StackTree(FoldedStacks([.init(["r"], weight: 1_234)]))
      let svg = FlameGraph(tree, title: long, subtitle: long, unit: "samples").svg()
      // 764 points hold 78 letters of 9.7, or 114 of 6.7 of which "; 1,234 samples" takes 15.
      expect(svg.contains(">" + long.prefix(77) + "…</text>"))
      expect(svg.contains(">" + long.prefix(98) + "…; 1,234 samples</text>"))
      expect(svg.contains("aria-label=\"Flame graph of \(long)\""), "the label has all of it")
    }
    func names(_ frames: [String]) -> [String] {
      let svg = Self.graph([.init(frames, weight: 1)]).svg()
      return ProfilePhase.allCases.map(\.name).filter { svg.contains(">\($0)</text>") }
    }
    let frame = ProfilePhase.measuredFrame
    expectEqual(names([frame, "UIView.layOutTree()", "x"]), ["layout", "rest of the frame"])
    expectEqual(names([frame]), ["rest of the frame"])
    expectEqual(names(["x", frame]), ["rest of the frame", "callers unknown"])
    // names can be read on every fill: 4.5 to 1, as WCAG asks.
    do {
      let growths = stride(from: -1.0, through: 1.0, by: 0.01)
      let fills =
        ProfilePhase.allCases.map(FlameColours.fill(of:))
        + growths.map(FlameColours.fill(ofGrowth:)) + ["#d64bd6"]
      let text = try luminance("#111111")
      for fill in fills {
        let contrast = (try luminance(fill) + 0.05) / (text + 0.05)
        expect(contrast >= 4.5, "\(fill)")
      }
    }
    // what grew is red, what shrank blue, and what stayed white.
    do {
      let base = [
        FoldedStacks.Stack(["r", "grew"], weight: 10), .init(["r", "shrank"], weight: 60),
        .init(["r", "same"], weight: 30),
      ]
      let head = [
        FoldedStacks.Stack(["r", "grew"], weight: 600), .init(["r", "shrank"], weight: 100),
        .init(["r", "same"], weight: 300),
      ]
      let boxes = try Self.boxes(Self.graph(head, base: base).svg())
      func fill(_ name: String) throws -> [Int] {
        let fill = try require(boxes.first { $0.name == name }).fill.dropFirst()
        return try stride(from: 0, to: 6, by: 2)
          .map { offset in
            let start = fill.index(fill.startIndex, offsetBy: offset)
            return try require(Int(fill[start..<fill.index(start, offsetBy: 2)], radix: 16))
          }
      }
      try expectEqual(fill("same"), [255, 255, 255])
      try expectEqual(fill("r"), [255, 255, 255])
      try expect(fill("grew")[0] > fill("grew")[2])
      try expect(fill("shrank")[2] > fill("shrank")[0])
      let title = try require(boxes.first { $0.name == "grew" }).title
      expect(title.contains("base 10%, change +50.00 points"))
    }
  }

  @Test("what nobody would see is left out and counted, and phases have colours of their own")
  func omission() throws {
    let stacks =
      (0..<50).map { FoldedStacks.Stack(["r", "tiny\($0)"], weight: 1) } + [
        .init(["r", "large"], weight: 1_000_000)
      ]
    let svg = Self.graph(stacks).svg()
    try expectEqual(Self.boxes(svg).map(\.name), ["all", "r", "large"])
    expect(svg.contains("50 too narrow to be seen are left out"))
    let fills = ProfilePhase.allCases.map(FlameColours.fill(of:))
    expectEqual(Set(fills).count, fills.count)
    // the picture needs no network, and the same stacks give the same bytes.
    do {
      let stacks = (0..<40)
        .map { FoldedStacks.Stack(["r", "f\($0 % 7)", "g\($0)"], weight: $0 + 1) }
      let svg = Self.graph(stacks).svg()
      expectEqual(svg, Self.graph(stacks.reversed()).svg())
      let addresses = svg.components(separatedBy: "http").dropFirst().map { $0.prefix(24) }
      expect(
        addresses.allSatisfy { $0.hasPrefix("://www.w3.org/") },
        "namespaces alone: \(addresses)"
      )
    }
  }
}
