// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Sizes that fit, and rows that size themselves.
@MainActor @Suite struct LayoutFittingTests {
  private let stage = LayoutStage()

  private func makeCard() -> (card: UIView, title: ContentBox, body: UILabel) {
    let card = UIView()
    let title = ContentBox(60, 17)
    let body = UILabel()
    body.numberOfLines = 0
    body.text = "A text that takes more than one line of a width that is small enough for that."
    for view in [title, body] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
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

  @Test("S0-15: the height is the sum of margins and texts", arguments: [120.0, 200, 321, 2_000])
  func theHeightIsTheSumOfMarginsAndTexts(width: CGFloat) {
    let (card, _, body) = makeCard()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    let text = body.sizeThatFits(CGSize(width: width - 20, height: 0)).height
    expectEqual(size, CGSize(width: width, height: 10 + 17 + 10 + text + 10))
  }

  @Test func theSizeThatFitsLeavesTheFrameAlone() {
    let (card, title, _) = makeCard()
    title.setContentHuggingPriority(.defaultHigh, for: .vertical)
    stage.window.addSubview(card)
    card.frame = CGRect(x: 5, y: 5, width: 200, height: 180)
    stage.render()
    let frame = title.frame
    _ = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    expectEqual(card.frame, CGRect(x: 5, y: 5, width: 200, height: 180))
    expectEqual(title.frame, frame)
    card.setNeedsLayout()
    stage.render()
    expectEqual(title.frame, frame)
  }

  @Test func theCompressedSizeIsThatOfTheContent() {
    let card = UIView()
    let box = ContentBox(80, 30)
    box.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(box)
    box.pinEdges(10)
    expectEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      CGSize(width: 100, height: 50)
    )
    // 50 is weaker than hugging, so the largest size that fits is the same.
    expectEqual(
      card.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize),
      CGSize(width: 100, height: 50)
    )
    box.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    expectEqual(
      card.systemLayoutSizeFitting(CGSize(width: 400, height: 0)),
      CGSize(width: 400, height: 50)
    )
  }

  @Test func withoutConstraintsItAnswersWhatSizeThatFitsDoes() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Some text of more than one line at a width of a hundred points or so."
    let target = CGSize(width: 100, height: 0)
    expectEqual(label.systemLayoutSizeFitting(target), label.sizeThatFits(target))
    expectEqual(
      label.systemLayoutSizeFitting(
        target,
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ),
      label.sizeThatFits(target)
    )
  }

  @Test func aViewThatIsPlacedByConstraintsItselfCanBeFitted() {
    let outer = stage.add(UIView())
    outer.pinEdges(20)
    let box = stage.add(ContentBox(80, 30), to: outer)
    box.pinEdges(4)
    stage.render()
    expectEqual(outer.frame.size, CGSize(width: 260, height: 160))
    expectEqual(outer.systemLayoutSizeFitting(.zero), CGSize(width: 88, height: 38))
    stage.render()
    expectEqual(outer.frame.size, CGSize(width: 260, height: 160))
    expectEqual(box.frame.size, CGSize(width: 252, height: 152))
  }

  @Test func aRowMayBeLowerThanAStandardRowIfConstraintsSaySo() throws {
    let table = SizedTable { cell in
      let box = ContentBox(10, 20)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      box.pinEdges(1.5)
    }
    expect(LayoutStage.conflicts { table.render() }.isEmpty)
    let cell = try require(table.view.visibleCells.first)
    expectEqual(cell.frame.height, 23)
    expectEqual(table.view.visibleCells.count, 9)  // 200 / 23, rounded up
    expectEqual(table.view.rectForRow(at: IndexPath(row: 1, section: 0)).minY, 23)
  }

  @Test func constraintsToTheCellItselfCountToo() throws {
    let table = SizedTable { cell in
      let box = ContentBox(10, 60)
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
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
    expectEqual(cell.contentView.subviews[0].frame, CGRect(x: 6, y: 5, width: 287, height: 60))
  }

  @Test func aFixedRowHeightThatTheContentForbidsIsReportedAndSurvived() throws {
    let table = SizedTable { cell in
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
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
      let label = UILabel()
      label.numberOfLines = 0
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
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
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: path.row % 37 + 1)
        let text = label.sizeThatFits(CGSize(width: 300 - 24, height: 0)).height
        expectEqual(cell.frame.height, text + 24, "row \(path.row)")
        expectEqual(
          cell.contentView.subviews[0].frame,
          CGRect(x: 12, y: 12, width: 276, height: text)
        )
      }
    }
  }
}
