// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@MainActor @Suite struct LayoutFittingTests {
  private let stage = LayoutStage()

  private func makeCard() -> (card: UIView, title: ContentBox, body: UILabel) {
    let card = UIView()
    let title = ContentBox(60, 17)
    let body = UILabel()
    body.numberOfLines = 0
    body.text = "A text that takes more than one line of a width that is small enough for that."
    for view in [title, body] { card.placing(view) }
    title.pinCorner(10, 10)
    NSLayoutConstraint.activate([
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
      body.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      body.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      body.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    return (card, title, body)
  }

  @Test("S0-15: The fitting height is the sum of margins and texts, and fitting changes no frame")
  func sizes() {
    for width in [120.0, 200, 321, 2_000] as [CGFloat] {
      let (card, _, body) = makeCard()
      let size = card.fitting(CGSize(width, 0))
      let text = body.sizeThatFits(CGSize(width - 20, 0)).height
      expectEqual(size, CGSize(width, 10 + 17 + 10 + text + 10))
    }
    // The size that fits leaves the frame alone.
    let (card, title, _) = makeCard()
    title.setContentHuggingPriority(.defaultHigh, for: .vertical)
    stage.window.addSubview(card)
    card.frame = CGRect(5, 5, 200, 180)
    stage.render()
    let frame = title.frame
    _ = card.fitting(CGSize(120, 0))
    expectEqual(card.frame, CGRect(5, 5, 200, 180))
    expectEqual(title.frame, frame)
    card.setNeedsLayout()
    expectEqual(stage.rendered(title.frame), frame)
  }

  @Test("The fitting size follows the content, with and without constraints")
  func compressed() {
    // The compressed size is that of the content.
    let card = UIView()
    var box = ContentBox(80, 30)
    card.placing(box)
    box.pinEdges(10)
    expectEqual(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(100, 50))
    // 50 is weaker than hugging, so the largest size that fits is the same.
    expectEqual(card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize), CGSize(100, 50))
    box.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    expectEqual(card.systemLayoutSizeFitting(CGSize(400, 0)), CGSize(400, 50))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some text of more than one line at a width of a hundred points or so."
    let target = CGSize(100, 0)
    expectEqual(label.systemLayoutSizeFitting(target), label.sizeThatFits(target))
    expectEqual(label.fitting(target), label.sizeThatFits(target))
    let outer = stage.add(UIView()).pinEdges(20)
    box = stage.add(ContentBox(80, 30), to: outer).pinEdges(4)
    expectEqual(stage.rendered(outer.frame.size), CGSize(260, 160))
    expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(88, 38))
    expectEqual(stage.rendered(outer.frame.size), CGSize(260, 160))
    expectEqual(box.frame.size, CGSize(252, 152))
  }

  @Test("Constraints decide on a row's height unless the table fixes it")
  func rows() throws {
    do {  // A row may be lower than a standard row if constraints say so.
      let table = SizedTable { cell in
        let box = cell.contentView.placing(ContentBox(10, 20))
        box.pinEdges(1.5)
      }
      expect(LayoutStage.conflicts { table.render() }.isEmpty)
      let cell = try require(table.view.visibleCells.first)
      expectEqual(cell.frame.height, 23)
      expectEqual(table.view.visibleCells.count, 9)  // 200 / 23, rounded up
      expectEqual(table.view.rectForRow(at: [0, 1]).minY, 23)
    }
    do {  // Constraints to the cell itself count too.
      let table = SizedTable { cell in
        let box = cell.contentView.placing(ContentBox(10, 60))
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
          box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 6),
          box.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -7),
          box.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -8),
        ])
      }
      expect(LayoutStage.conflicts { table.render() }.isEmpty)
      let cell = try require(table.view.visibleCells.first)
      expectEqual(cell.frame.height, 73)
      expectEqual(cell.contentView.frame, cell.bounds)
      expectEqual(cell.contentView.subviews[0].frame, CGRect(6, 5, 287, 60))
    }
    let table = SizedTable { cell in
      let box = cell.contentView.placing(UIView())
      box.pinEdges(10)
      box.heightAnchor.constraint(equalToConstant: 60).isActive = true
    }
    table.view.rowHeight = 44
    let sentences = LayoutStage.conflicts { table.render() }
    let cell = try require(table.view.visibleCells.first)
    expectEqual(cell.frame.height, 44)
    expectEqual(cell.contentView.subviews[0].frame.height, 24)
    expectEqual(sentences.count, table.view.visibleCells.count)
    expect(sentences[0].contains(".height == 60>"))
  }

  @Test func scrollingSizesEachRowByItsOwnText() {
    let table = SizedTable(rows: 200) { cell in
      let label = cell.contentView.placing(UILabel(nil, lines: 0))
      label.pinEdges(12)
    } fill: { cell, row in
      let label = cell.contentView.subviews[0] as? UILabel
      label?.text = String(repeating: "word ", count: row % 37 + 1)
    }
    table.render()
    for offset in stride(from: 0, through: 6_000, by: 90) {
      table.view.contentOffset.y = CGFloat(offset)
      table.render()
      table.view.forEachVisibleRow { path, cell in
        let label = UILabel(String(repeating: "word ", count: path.row % 37 + 1), lines: 0)
        let text = label.sizeThatFits(CGSize(300 - 24, 0)).height
        expectEqual(cell.frame.height, text + 24, "row \(path.row)")
        expectEqual(cell.contentView.subviews[0].frame, CGRect(12, 12, 276, text))
      }
    }
  }
}

@MainActor @Suite struct LayoutWrappingTests {
  private let stage = LayoutStage(width: 200, height: 1_000)
  private static let prose =
    "A line of text that is far too long for one line of two hundred points."

  private func makeLabel() -> UILabel { return stage.add(UILabel(Self.prose, lines: 0)) }

  /// What the text measures at a width, by a label that no constraint knows of.
  private func height(of text: String, _ width: CGFloat, lines: Int = 0) -> CGFloat {
    let label = UILabel(text, lines: lines)
    return label.sizeThatFits(CGSize(width, 0)).height
  }

  private func pinSides(_ label: UILabel, _ distance: CGFloat = 10) -> NSLayoutConstraint {
    label.pinCorner(distance, 0)
    let trailing = label.trailingAnchor.constraint(
      equalTo: stage.window.trailingAnchor,
      constant: -distance
    )
    trailing.isActive = true
    return trailing
  }

  @Test("The height of a label follows the width at which it wraps")
  func wrapping() {
    // The height is that of the wrapped text.
    var label = makeLabel()
    _ = pinSides(label)
    expectEqual(stage.rendered(label.frame.width), 180)
    expectEqual(label.frame.height, height(of: Self.prose, 180))
    expect(label.frame.height > height(of: "x", 180))
    // The height follows the width and the text.
    label = makeLabel()
    let trailing = pinSides(label)
    for inset in stride(from: CGFloat(10), through: 150, by: 10) {
      trailing.constant = -inset
      expectEqual(stage.rendered(label.frame.width), 190 - inset)
      expectEqual(label.frame.height, height(of: Self.prose, 190 - inset))
    }
    label.text = "short"
    expectEqual(stage.rendered(label.frame.height), height(of: "short", 40))
    label.numberOfLines = 2
    label.text = Self.prose
    expectEqual(stage.rendered(label.frame.height), height(of: Self.prose, 40, lines: 2))
    label.numberOfLines = 1
    expectEqual(stage.rendered(label.frame.height), height(of: Self.prose, 40, lines: 1))
    let left = makeLabel()
    let right = makeLabel()
    left.pinCorner()
    NSLayoutConstraint.activate([
      right.topAnchor.constraint(equalTo: left.bottomAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: stage.window.trailingAnchor),
      right.widthAnchor.constraint(equalTo: left.widthAnchor, multiplier: 3),
    ])
    expectEqual(stage.rendered(left.frame.width), 50)
    expectEqual(left.frame.height, height(of: Self.prose, 50))
    expectEqual(right.frame.minY, left.frame.maxY)
    expectEqual(right.frame.height, height(of: Self.prose, 150))
    // A preferred width wraps by itself.
    label = makeLabel()
    label.pinCorner()
    label.preferredMaxLayoutWidth = 90
    expectEqual(stage.rendered(label.frame.size), label.sizeThatFits(CGSize(90, 0)))
    label.preferredMaxLayoutWidth = 120
    expectEqual(stage.rendered(label.frame.size), label.sizeThatFits(CGSize(120, 0)))
    label = makeLabel()
    _ = pinSides(label)
    stage.render()
    let before = EngineCounters.now()
    label.text = Self.prose + " And more."
    stage.render()
    // Once without a limit for the natural width, once within 180 points for the height.
    expectEqual((EngineCounters.now() - before)["textLayouts"], 2)
  }
}
