// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct StackViewTests {
  private let stage = LayoutStage(width: 300, height: 200)

  private func stack(
    _ boxes: [ContentBox],
    axis: NSLayoutConstraint.Axis = .horizontal,
    distribution: UIStackView.Distribution = .fill,
    alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 0
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: boxes)
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    return stack
  }

  /// Boxes 10, 20, 30 … points high, of the given widths.
  private func boxes(_ widths: CGFloat...) -> [ContentBox] {
    widths.enumerated().map { ContentBox($0.element, CGFloat(10 * ($0.offset + 1))) }
  }

  private func filling(_ stack: UIStackView) -> UIStackView {
    stage.add(stack)
    stack.pinEdges()
    return stack
  }

  private func spans(_ views: [UIView]) -> [[CGFloat]] {
    views.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test("A stack starts as a row that fills, equally or in proportion if asked to")
  func defaults() {
    do {  // It starts as an empty row that fills, without space.
      let stack = UIStackView()
      expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
      expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
      expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
      expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
      expectEqual(UIStackView.Distribution(rawValue: 4), .equalCentering)
    }
    do {  // Filled: the one that hugs least is stretched, the one that resists least squeezed.
      let boxes = boxes(40, 60, 50)
      boxes[1].setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
      boxes[2].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
      let stack = filling(stack(boxes, spacing: 5))
      expectEqual(stage.rendered(spans(boxes)), [[0, 40], [45, 200], [250, 50]])
      expect(boxes.allSatisfy { $0.frame.height == 200 && $0.frame.minY == 0 })
      stage.window.frame.size.width = 120
      expectEqual(stage.rendered(spans(boxes)), [[0, 40], [45, 60], [110, 10]])
      expectEqual(stack.arrangedSubviews.count, 3)
    }
    stage.window.frame.size.width = 300
    var boxes = boxes(40, 60, 50)
    _ = filling(stack(boxes, distribution: .fillEqually, spacing: 15))
    expectEqual(stage.rendered(spans(boxes)), [[0, 90], [105, 90], [210, 90]])
    boxes = self.boxes(20, 40, 60)
    _ = filling(stack(boxes, distribution: .fillProportionally, spacing: 30))
    expectEqual(stage.rendered(spans(boxes)), [[0, 40], [70, 80], [180, 120]])
    boxes[0].content.width = 60
    boxes[2].content.width = 20
    expectEqual(stage.rendered(spans(boxes)), [[0, 120], [150, 80], [260, 40]])
  }

  @Test("Spacing and alignment place views along and across the axis")
  func equalSpacing() {
    // Equal spaces: what is left goes between the views.
    var boxes = boxes(20, 40, 60)
    _ = filling(stack(boxes, distribution: .equalSpacing, spacing: 30))
    expectEqual(stage.rendered(spans(boxes)), [[0, 20], [110, 40], [240, 60]])
    // Too narrow: the least spaces stay, and a content gives way.
    stage.window.frame.size.width = 160
    expectEqual(stage.rendered(boxes[1].frame.minX - boxes[0].frame.maxX), 30)
    expectEqual(boxes[2].frame.minX - boxes[1].frame.maxX, 30)
    expectEqual(boxes[2].frame.maxX, 160)
    stage.window.frame.size.width = 300
    // Equal centring: middles are equally far apart, as far as the least spaces allow.
    boxes = self.boxes(20, 40, 60)
    _ = filling(stack(boxes, distribution: .equalCentering, spacing: 10))
    expectEqual(stage.rendered(boxes.map(\.frame.midX)), [10, 140, 270])
    expectEqual(boxes.map(\.frame.width), [20, 40, 60])
    // 20 + 10 + 40 + 10 + 60 leaves no room for centring.
    stage.window.frame.size.width = 140
    expectEqual(stage.rendered(spans(boxes)), [[0, 20], [30, 40], [80, 60]])
    for (alignment, expected) in [
      (UIStackView.Alignment.fill, [0.0, 0, 100, 100]), (.leading, [0, 0, 10, 20]),
      (.center, [45, 40, 10, 20]), (.trailing, [90, 80, 10, 20]),
    ] as [(UIStackView.Alignment, [CGFloat])] {
      let boxes = [ContentBox(10, 10), ContentBox(20, 20)]
      let row = stage.add(stack(boxes, alignment: alignment)).pinCorner()
      row.heightAnchor.constraint(equalToConstant: 100).isActive = true
      let column = stage.add(stack([ContentBox(10, 10), ContentBox(20, 20)], axis: .vertical))
      column.alignment = alignment
      column.pinCorner()
      column.widthAnchor.constraint(equalToConstant: 100).isActive = true
      expectEqual(stage.rendered(boxes.map(\.frame.minY) + boxes.map(\.frame.height)), expected)
      let frames = column.arrangedSubviews.map(\.frame)
      expectEqual(frames.map(\.minX) + frames.map(\.width), expected)
      expect(row.frame.width == 30 && column.frame.height == 30)
    }
  }

  @Test("Baselines align in a row and measure the spacing in a column")
  func baselines() {
    // Baselines of a row's texts meet, the first lines or the last.
    var labels = [UILabel(), UILabel()]
    labels[0].text = "one\ntwo"
    labels[0].numberOfLines = 2
    labels[1].text = "large"
    labels[1].font = .systemFont(ofSize: 30)
    let row = stage.add(UIStackView(arrangedSubviews: labels)).pinCorner()
    row.alignment = .firstBaseline
    stage.render()
    func baseline(_ label: UILabel, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
      let offset = CGFloat(label.baselineOffset(of: attribute))
      return (attribute == .firstBaseline ? label.frame.minY : label.frame.maxY) + offset
    }
    // Frames lie on half points.
    let first = labels.map { baseline($0, .firstBaseline) }
    expect(abs(first[0] - first[1]) <= 0.5)
    row.alignment = .lastBaseline
    stage.render()
    let last = labels.map { baseline($0, .lastBaseline) }
    expect(abs(last[0] - last[1]) <= 0.5)
    expect(row.frame.height >= max(labels[0].frame.height, labels[1].frame.height))
    expect(row.frame.height < 100, "the row lies close around its views")
    labels = [UILabel("a"), UILabel("b")]
    let column = stage.add(UIStackView(arrangedSubviews: labels))
    column.axis = .vertical
    column.spacing = 40
    column.isBaselineRelativeArrangement = true
    column.pinCorner()
    stage.render()
    let distance = labels[1].frame.minY - labels[0].frame.minY
    expect(abs(distance - 40) <= 0.5, "frames lie on half points")
  }

  @Test("R39: Custom spacing follows a view, and margins keep their distance")
  func customSpacing() {
    // A space of one's own follows a view, and the default comes back.
    var boxes = boxes(20, 20, 20)
    var stack = stage.add(stack(boxes, spacing: 4)).pinCorner()
    stack.setCustomSpacing(30, after: boxes[0])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: boxes[1])
    expectEqual(stage.rendered(spans(boxes)), [[0, 20], [50, 20], [78, 20]])
    expectEqual(stack.customSpacing(after: boxes[0]), 30)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    expectEqual(stage.rendered(spans(boxes)), [[0, 20], [24, 20], [52, 20]])
    expectEqual(stack.customSpacing(after: boxes[0]), UIStackView.spacingUseDefault)
    stack.setCustomSpacing(9, after: UIView())
    expectEqual(stack.frame.width, 72)
    boxes = self.boxes(20)
    stack = stage.add(self.stack(boxes)).pinCorner()
    stack.isLayoutMarginsRelativeArrangement = true
    expectEqual(stage.rendered(boxes[0].frame), CGRect(8, 8, 20, 10))
    expectEqual(stack.frame.size, CGSize(36, 26))
    stack.layoutMargins = UIEdgeInsets(1, 2, 3, 4)
    expectEqual(stage.rendered(stack.frame.size), CGSize(26, 14))
    stack.isLayoutMarginsRelativeArrangement = false
    expectEqual(stage.rendered(stack.frame.size), CGSize(20, 10))
  }

  @Test("Hidden, moved and added views are arranged in the same frame")
  func hidden() {
    // Hidden views take no room, and shown ones get theirs back.
    var boxes = boxes(20, 30, 40)
    var stack = stage.add(stack(boxes, spacing: 4)).pinCorner()
    expectEqual(stage.rendered(stack.frame.width), 98)
    boxes[1].isHidden = true
    expect(stage.rendered(stack.frame.width == 64 && boxes[2].frame.minX == 24))
    expectEqual(stack.arrangedSubviews.count, 3)
    boxes[1].isHidden = false
    expect(
      stage.rendered(stack.frame.width == 98 && spans(boxes) == [[0, 20], [24, 30], [58, 40]])
    )
    for box in boxes { box.isHidden = true }
    expectEqual(stage.rendered(stack.frame.width), 0)
    // Views are added, inserted, moved and taken out.
    boxes = self.boxes(20, 30, 40)
    stack = stage.add(UIStackView()).pinCorner()
    stack.addArrangedSubview(boxes[0])
    stack.insertArrangedSubview(boxes[1], at: 0)
    stack.addArrangedSubview(boxes[2])
    expect(boxes.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    expectEqual(stage.rendered(spans(boxes)), [[30, 20], [0, 30], [50, 40]])
    stack.insertArrangedSubview(boxes[2], at: 0)
    expectEqual(stage.rendered(spans(boxes)), [[70, 20], [40, 30], [0, 40]])
    stack.removeArrangedSubview(boxes[1])
    expect(boxes[1].superview === stack, "it stays a subview")
    boxes[2].removeFromSuperview()
    expectEqual(stack.arrangedSubviews, [boxes[0]])
    expect(stage.rendered(boxes[0].frame.minX == 0 && stack.frame.width == 20))
    // A subview of another kind takes no part.
    stack.addSubview(UIView(frame: CGRect(0, 0, 500, 5)))
    expectEqual(stage.rendered(stack.frame.width), 20)
    // A stack that joins a layout that was solved before is arranged in the same frame.
    let first = stage.add(ContentBox(10, 10)).pinCorner()
    stage.render()
    boxes = self.boxes(20, 30)
    stack = stage.window.adding(UIStackView(arrangedSubviews: boxes))
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
    stage.render()
    expect(stack.frame.minX == 10 && stack.frame.width == 50 && boxes[1].frame.minX == 20)
    // In a view of its own, built before that is added.
    let holder = UIView()
    holder.translatesAutoresizingMaskIntoConstraints = false
    let inner = holder.placing(UIStackView(arrangedSubviews: [ContentBox(7, 8), ContentBox(9, 8)]))
    inner.pinEdges(1)
    stage.window.addSubview(holder)
    holder.leadingAnchor.constraint(equalTo: stack.trailingAnchor).isActive = true
    expect(stage.rendered(holder.frame.minX == 60 && holder.frame.width == 18))
    boxes = (0..<5).map { _ in ContentBox(20, 10) }
    stack = stage.add(self.stack(boxes, spacing: 4)).pinCorner()
    stage.render()
    let before = Set(stack.constraints.map(ObjectIdentifier.init))
    boxes[4].isHidden = true
    stage.render()
    let after = Set(stack.constraints.map(ObjectIdentifier.init))
    expectEqual(after.subtracting(before).count, 1, "the new end alone is new")
  }

  @Test("S1-31: Nested stacks size a row, and hidden views change its height")
  func nested() throws {
    // Nested stacks in a content view size a row to their texts.
    let body = UILabel()
    body.numberOfLines = 0
    body.text = "A text that goes on until it needs more than one line at the width of the row."
    let title = UILabel("Title")
    let column = UIStackView(arrangedSubviews: [title, body])
    column.axis = .vertical
    column.spacing = 4
    let row = UIStackView(arrangedSubviews: [ContentBox(40, 40), column])
    row.alignment = .top
    row.spacing = 12
    let content = UIView()
    content.placing(row)
    row.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
    row.pinEdges(10)
    let size = content.fitting(CGSize(200, 0))
    let width: CGFloat = 200 - 20 - 40 - 12
    let text = body.sizeThatFits(CGSize(width, 0)).height
    let line = title.sizeThatFits(.zero).height
    expectEqual(size, CGSize(200, 20 + max(40, line + 4 + text)))
    let boxes = [ContentBox(10, 20), ContentBox(10, 30), ContentBox(10, 40)]
    let table = SizedTable(rows: 1) { cell in
      let stack = UIStackView(arrangedSubviews: boxes)
      stack.axis = .vertical
      stack.spacing = 5
      cell.contentView.placing(stack)
      stack.pinEdges(10)
    }
    for (hidden, height) in [(nil, 120.0), (1, 85), (2, 75), (nil, 120)] as [(Int?, CGFloat)] {
      for (index, box) in boxes.enumerated() { box.isHidden = index == hidden }
      table.view.reloadData()
      table.render()
      let cell = try require(table.view.visibleCells.first)
      expectEqual(cell.frame.height, height)
    }
  }

  @Test("Spaces that are no numbers are none, and a place outside stops")
  func badInput() async {
    let boxes = [ContentBox(20, 10), ContentBox(.nan, .infinity)]
    let stack = stage.add(stack(boxes, spacing: .nan)).pinCorner()
    expectEqual(stage.rendered(boxes[1].frame.minX), 20)
    stack.spacing = -5
    expectEqual(stage.rendered(boxes[1].frame.minX), 15)
    await #expect(processExitsWith: .failure) { @MainActor in
      UIStackView().insertArrangedSubview(UIView(), at: 1)
    }
  }
}
