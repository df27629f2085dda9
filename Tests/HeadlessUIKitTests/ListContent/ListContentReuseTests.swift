// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("List content over list content") @MainActor struct ListContentReuseTests {
  private func writes(_ body: () -> Void) -> Int { counting(body)["propertyWritesAsked"] }

  private func cell(_ category: UIContentSizeCategory, width: CGFloat) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.traitOverrides.preferredContentSizeCategory = category
    // A new cell's first update by itself would change what it was given.
    cell.automaticallyUpdatesContentConfiguration = false
    cell.frame = CGRect(0, 0, width, 90)
    return cell
  }

  private func seen(_ cell: UITableViewCell) -> [VisibleElement] {
    cell.layoutIfNeeded()
    return elements(of: cell)
  }

  @Test("S1-11 S1-14: reused content looks as in a new view, with or without comparing setters")
  func reuse() {
    for seed in UInt64(0)..<150 {
      var random = RandomListContent(seed: seed)
      let category: UIContentSizeCategory = seed % 3 == 0 ? .accessibilityMedium : .large
      let width: CGFloat = seed % 2 == 0 ? 320 : 110
      let reused = cell(category, width: width)
      for step in 0..<5 {
        let content = random.configuration()
        let state = random.state(in: reused.traitCollection)
        let shown = random.coin ? content.updated(for: state) : content
        reused.contentConfiguration = shown
        if random.coin { _ = seen(reused) }
        let fresh = cell(category, width: width)
        fresh.contentConfiguration = shown
        expectEqual(seen(reused), seen(fresh), "seed \(seed), step \(step)")
      }
    }
    SetterComparison.isOn = false
    defer { SetterComparison.isOn = true }
    for seed in UInt64(1000)..<1040 {
      var random = RandomListContent(seed: seed)
      let reused = cell(.large, width: 320)
      reused.contentConfiguration = random.configuration()
      let content = random.configuration()
      reused.contentConfiguration = content
      let fresh = cell(.large, width: 320)
      fresh.contentConfiguration = content
      expectEqual(seen(reused), seen(fresh), "seed \(seed)")
    }
  }

  @Test("S1-11 R20: equal content writes nothing, one changed field writes one")
  func equal() {
    for seed in UInt64(0)..<100 {
      var one = RandomListContent(seed: seed)
      var other = RandomListContent(seed: seed)
      let cell = cell(.large, width: 320)
      cell.contentConfiguration = one.configuration()
      _ = seen(cell)
      var content = other.configuration()
      // Images and transformers of another run are other objects; the copies are as good.
      content = (cell.contentConfiguration as? UIListContentConfiguration) ?? content
      content.alpha = content.alpha
      expectEqual(writes { cell.contentConfiguration = content }, 0, "seed \(seed)")
      expect(!cell.contentView.pending.contains(.layout), "seed \(seed)")
    }
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "star")
    content.text = "Title"
    content.secondaryText = "Detail"
    content.textProperties.color = .systemRed
    content.textProperties.font = .systemFont(ofSize: 15)
    content.secondaryTextProperties.color = .systemGray
    content.secondaryTextProperties.numberOfLines = 2
    content.imageProperties.tintColor = .systemGreen
    let view = UIListContentView(configuration: content)
    let changes: [(String, (inout UIListContentConfiguration) -> Void)] = [
      ("image", { $0.image = UIImage(systemName: "heart") }),
      ("text", { $0.text = "Another" }),
      ("secondary text", { $0.secondaryText = "Another" }),
      ("colour", { $0.textProperties.color = .systemBlue }),
      ("font", { $0.textProperties.font = .systemFont(ofSize: 16) }),
      ("secondary colour", { $0.secondaryTextProperties.color = .systemBlue }),
      ("lines", { $0.secondaryTextProperties.numberOfLines = 1 }),
      ("tint", { $0.imageProperties.tintColor = .systemBlue }),
    ]
    for (name, change) in changes {
      var changed = content
      change(&changed)
      expectEqual(writes { view.configuration = changed }, 1, "\(name)")
      expectEqual(writes { view.configuration = changed }, 0, "\(name) again")
      view.configuration = content
    }
  }

  @Test("S1-14 R16 S0-09 R38: parts, types and sizes decide which views are made and invalidated")
  func parts() throws {
    var view = UIListContentView(configuration: .cell())
    expect(view.subviews.isEmpty)
    var content = UIListContentConfiguration.cell()
    content.secondaryText = "Detail"
    view.configuration = content
    content.text = "Title"
    content.image = UIImage(systemName: "star")
    view.configuration = content
    let parts = view.subviews
    expect(parts.count == 3 && parts[0] is UIImageView && parts[2] === view.secondaryTextPart)
    view.configuration = UIListContentConfiguration.cell()
    expect(view.subviews == parts && parts.allSatisfy(\.isHidden))
    view.configuration = content
    expect(view.subviews == parts && parts.allSatisfy { !$0.isHidden })
    content = UIListContentConfiguration.cell()
    content.text = "Title"
    view = UIListContentView(configuration: content)
    view.configuration = LabelConfiguration(text: "x")
    expectEqual((view.configuration as? UIListContentConfiguration), content)
    expect(view.supports(UIListContentConfiguration.plainHeader()))
    expect(!view.supports(LabelConfiguration(text: "x")))
    do {
      final class Counting: UIListContentView {
        var count = 0
        override func invalidateIntrinsicContentSize() {
          count += 1
          super.invalidateIntrinsicContentSize()
        }
      }
      let view = Counting(frame: .zero)
      var content = UIListContentConfiguration.cell().with("Title")
      view.configuration = content
      let first = view.count
      expect(first > 0)
      content.textProperties.color = .systemRed
      view.configuration = content
      expectEqual(view.count, first)
      content.text = "Another"
      view.configuration = content
      expectEqual(view.count, first + 1)
    }
  }

  @Test("R23 S1-08 S1-30: attributed texts, transforms and text sizes reach the displayed content")
  func attributed() {
    var content = UIListContentConfiguration.cell().with("plain")
    content.attributedText = NSAttributedString(string: "attributed")
    var view = UIListContentView(configuration: content)
    expectEqual(view.textPart?.text, "attributed")
    content.attributedText = nil
    view.configuration = content
    expectEqual(view.textPart?.text, "plain")
    content.text = nil
    content.attributedText = NSAttributedString(string: "attributed")
    view.configuration = content
    expect(view.textPart?.text == "attributed" && view.textPart?.isHidden == false)
    let mutable = NSMutableAttributedString(string: "before")
    content.attributedText = mutable
    mutable.mutableString.setString("after")
    expectEqual(content.attributedText?.string, "before")
    content = UIListContentConfiguration.cell()
    content.text = "stra\u{DF}e two"
    view = UIListContentView(configuration: content)
    for (transform, shown) in [
      (UIListContentConfiguration.TextProperties.TextTransform.uppercase, "STRASSE TWO"),
      (.lowercase, "stra\u{DF}e two"), (.capitalized, "Stra\u{DF}e Two"),
      (.none, "stra\u{DF}e two"),
    ] {
      content.textProperties.transform = transform
      view.configuration = content
      expectEqual(view.textPart?.text, shown)
    }
    content = UIListContentConfiguration.subtitleCell()
    content.text = "Title"
    content.secondaryText = "Detail"
    content.secondaryTextProperties.adjustsFontForContentSizeCategory = false
    let stage = ListStage(content)
    stage.root.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    expectEqual(stage.view.textPart?.font.pointSize, 33)
    expectEqual(stage.view.secondaryTextPart?.font.pointSize, 12)
    stage.root.traitOverrides.preferredContentSizeCategory = .large
    expectEqual(stage.view.textPart?.font.pointSize, 17)
  }
}
