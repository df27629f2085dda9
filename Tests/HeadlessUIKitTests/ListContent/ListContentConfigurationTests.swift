// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing
import TextLayout

@_spi(Headless) @testable import HeadlessUIKit

@Suite("List content configurations") @MainActor struct ListContentConfigurationTests {
  private typealias Content = UIListContentConfiguration

  private let constructors: [() -> UIListContentConfiguration] = [
    Content.cell, Content.subtitleCell, Content.valueCell, Content.plainHeader,
    Content.plainFooter, Content.groupedHeader, Content.groupedFooter, Content.sidebarCell,
    Content.sidebarSubtitleCell, Content.accompaniedSidebarCell,
    Content.accompaniedSidebarSubtitleCell, Content.sidebarHeader,
    Content.prominentInsetGroupedHeader, Content.extraProminentInsetGroupedHeader,
    Content.header, Content.footer,
  ]

  private func state(
    _ category: UIContentSizeCategory = .large,
    _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(
      traitCollection: UITraitCollection(preferredContentSizeCategory: category)
    )
    change(&state)
    return state
  }

  @Test("S1-02 S1-08 S1-29 S4-08 S1-09: constructors give fresh values, copies independent")
  func fresh() {
    for make in constructors {
      var first = make()
      expect(first.image == nil && first.text == nil && first.attributedText == nil)
      expect(first.secondaryText == nil && first.secondaryAttributedText == nil)
      expect(first.alpha == 1 && first.textProperties.numberOfLines == 0)
      expectEqual(first.imageProperties.reservedLayoutSize, .zero)
      expectEqual(first.imageProperties.maximumSize, .zero)
      first.text = "changed"
      first.textProperties.color = .red
      expect(make().text == nil && make().textProperties.color != .red)
    }
    expect(Content.valueCell().prefersSideBySideTextAndSecondaryText)
    expect(!Content.cell().prefersSideBySideTextAndSecondaryText)
    expectEqual(Content.groupedHeader().textProperties.transform, .uppercase)
    expectEqual(Content.cell().textProperties.font.pointSize, 17)
    expectEqual(Content.plainHeader().textProperties.font.metrics.weight, .semibold)
    expectEqual(Content.extraProminentInsetGroupedHeader().textProperties.font.pointSize, 22)
    expectEqual(Content.sidebarCell().textProperties.color, .label)
    expectEqual(Content.cell().secondaryTextProperties.color, .secondaryLabel)
    let one = Content.cell().with("one")
    let view = UIListContentView(configuration: one)
    var other = one
    other.text = "other"
    other.imageProperties.cornerRadius = 4
    expect(one.text == "one" && one.imageProperties.cornerRadius == 0)
    expectEqual(view.textPart?.text, "one")
    expectEqual((view.configuration as? UIListContentConfiguration), one)
  }

  @Test("R12 S1-12 S1-16 S1-30: default properties follow the state and the text size")
  func stateDefaults() {
    let plain = Content.sidebarCell()
    let selected = plain.updated(for: state { $0.isSelected = true })
    expectEqual(selected.textProperties.color, .white)
    expectEqual(selected.imageProperties.tintColor, .white)
    let disabled = selected.updated(for: state { $0.isDisabled = true })
    expectEqual(disabled.textProperties.color, .tertiaryLabel)
    expectEqual(disabled.imageProperties.tintColor, .tertiaryLabel)
    expectEqual(disabled.updated(for: state()), plain)
    let cell = Content.cell()
    expectEqual(cell.updated(for: state { $0.isSelected = true }), cell)
    expectEqual(cell.updated(for: state { $0.isHighlighted = true }), cell)
    do {
      var state = UIViewConfigurationState(traitCollection: UITraitCollection())
      state.isDisabled = true
      expectEqual(Content.plainHeader().updated(for: state).textProperties.color, .tertiaryLabel)
    }
    let large = Content.cell().updated(for: state(.accessibilityExtraExtraExtraLarge))
    expectEqual(large.textProperties.font.pointSize, 53)
    expectEqual(large.secondaryTextProperties.font.pointSize, 43)
    let header = Content.prominentInsetGroupedHeader().updated(for: state(.extraSmall))
    expectEqual(header.textProperties.font.pointSize, 17)
    expectEqual(header.textProperties.font.metrics.weight, .semibold)
    expectEqual(large.updated(for: state()), Content.cell())
  }

  @Test("R12 S1-27 S4-05: properties that are set stay locked over states")
  func locked() {
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let style = ListContentStyle.allCases.randomElement(using: &random) ?? .cell
      var content = UIListContentConfiguration(ListContentStorage.defaults(of: style))
      let mask = Int.random(in: 0..<32, using: &random)
      if mask & 1 != 0 { content.textProperties.font = .systemFont(ofSize: 31) }
      if mask & 2 != 0 { content.textProperties.color = .systemPink }
      if mask & 4 != 0 { content.secondaryTextProperties.font = .systemFont(ofSize: 9) }
      if mask & 8 != 0 { content.secondaryTextProperties.color = .systemTeal }
      if mask & 16 != 0 { content.imageProperties.tintColor = .systemMint }
      for _ in 0..<6 {
        let state = randomState(&random)
        content = content.updated(for: state)
        let fresh = UIListContentConfiguration(ListContentStorage.defaults(of: style))
          .updated(for: state)
        var expected = fresh
        if mask & 1 != 0 { expected.textProperties.font = .systemFont(ofSize: 31) }
        if mask & 2 != 0 { expected.textProperties.color = .systemPink }
        if mask & 4 != 0 { expected.secondaryTextProperties.font = .systemFont(ofSize: 9) }
        if mask & 8 != 0 { expected.secondaryTextProperties.color = .systemTeal }
        if mask & 16 != 0 { expected.imageProperties.tintColor = .systemMint }
        expectEqual(content, expected, "seed \(seed)")
      }
    }
    var content = Content.sidebarCell()
    content.textProperties.color = .label
    var selected = content.updated(for: state { $0.isSelected = true })
    expectEqual(selected.textProperties.color, .label)
    expectEqual(selected.secondaryTextProperties.color, .white)
    content = Content.sidebarCell()
    content.textProperties = Content.plainHeader().textProperties
    selected = content.updated(for: state { $0.isSelected = true })
    expectEqual(selected.textProperties.font.metrics.weight, .semibold)
    expectEqual(selected.textProperties.color, .white)
    final class TintedCell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.image = UIImage(systemName: "star")
        content.text = "Hello"
        if state.isHighlighted || state.isSelected {
          content.imageProperties.tintColor = .white
          content.textProperties.color = .white
        }
        contentConfiguration = content
      }
    }
    let cell = TintedCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(0, 0, 320, 44)
    cell.layoutIfNeeded()
    let view = cell.contentView as? UIListContentView
    expect(view?.textPart?.textColor == .label && view?.imagePart?.tintColor == .systemBlue)
    cell.setSelected(true, animated: false)
    cell.layoutIfNeeded()
    expect(cell.contentView === view)
    expect(view?.textPart?.textColor == .white && view?.imagePart?.tintColor == .white)
    cell.setSelected(false, animated: false)
    cell.layoutIfNeeded()
    expect(view?.textPart?.textColor == .label && view?.imagePart?.tintColor == .systemBlue)
  }

  @Test("S1-01 S1-03 S4-01 R23: unknown symbols display nothing, transformers change colours")
  func unknownSymbol() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    for (name, left) in [("Start", CGFloat(16)), ("star", 60)] {
      var content = cell.defaultContentConfiguration()
      content.image = UIImage(systemName: name)
      content.text = "Hello WWDC"
      cell.contentConfiguration = content
      cell.frame = CGRect(0, 0, 320, 44)
      cell.layoutIfNeeded()
      let view = cell.contentView as? UIListContentView
      expectEqual(view?.textPart?.frame.minX, left)
    }
    var content = Content.cell().with("Title", image: UIImage(systemName: "star"))
    content.textProperties.color = .red
    content.textProperties.colorTransformer = .init { _ in .green }
    content.imageProperties.tintColorTransformer = .init { $0.withAlphaComponent(0.5) }
    expectEqual(content.textProperties.resolvedColor(), .green)
    expectEqual(content.textProperties.color, .red)
    expectEqual(
      content.imageProperties.resolvedTintColor(for: .blue),
      UIColor.blue.withAlphaComponent(0.5)
    )
    let view = UIListContentView(configuration: content)
    expectEqual(view.textPart?.textColor, .green)
    view.tintColor = .red
    expectEqual(view.imagePart?.tintColor, UIColor.red.withAlphaComponent(0.5))
  }

  @Test("R19 S1-04: default content follows the style of the cell or the table")
  func cellStyles() {
    func content(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    expectEqual(content(.default), Content.cell())
    expectEqual(content(.subtitle), Content.subtitleCell())
    expectEqual(content(.value1), Content.valueCell())
    expectEqual(content(.value2), Content.valueCell())
    do {
      func content(_ style: UITableView.Style?, isFooter: Bool) -> UIListContentConfiguration {
        .default(for: style, isFooter: isFooter, traitCollection: .system)
      }
      expectEqual(content(.plain, isFooter: false), Content.plainHeader())
      expectEqual(content(.plain, isFooter: true), Content.plainFooter())
      expectEqual(content(.grouped, isFooter: false), Content.groupedHeader())
      expectEqual(content(.insetGrouped, isFooter: true), Content.groupedFooter())
      expectEqual(
        UITableViewHeaderFooterView(reuseIdentifier: nil).defaultContentConfiguration(),
        Content.plainHeader()
      )
    }
  }

  private func randomState(_ random: inout SplitMix64) -> UICellConfigurationState {
    let categories: [UIContentSizeCategory] = [.large, .extraSmall, .accessibilityLarge]
    let bits = Int.random(in: 0..<8, using: &random)
    return state(categories.randomElement(using: &random) ?? .large) {
      $0.isSelected = bits & 1 != 0
      $0.isHighlighted = bits & 2 != 0
      $0.isDisabled = bits & 4 != 0
    }
  }
}
