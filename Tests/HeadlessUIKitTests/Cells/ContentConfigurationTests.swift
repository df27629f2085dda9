// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Content configurations") @MainActor final class ContentConfigurationTests {
  private var cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")

  @Test("R18 R15 S0-19 R20: a configuration makes a view, a supported one goes to the view at hand")
  func initial() throws {
    expect(cell.contentConfiguration == nil)
    expect(cell.contentView.subviews.isEmpty)
    expect(cell.contentView.superview === cell)
    cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    let former = cell.contentView
    let done = counting { cell.contentConfiguration = LabelConfiguration(text: "one") }
    let view = try require(cell.contentView as? LabelContentView)
    expect(view.superview === cell && former.superview == nil)
    expectEqual(cell.subviews.count, 1)
    expect(view.label.text == "one" && view.setCount == 0)
    expect(done["contentViewsMade"] == 1 && done["contentViewsReplaced"] == 0)
    expectEqual(done["configurationApplies"], 1)
    do {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
      cell.contentConfiguration = LabelConfiguration(text: "one")
      let view = try require(cell.contentView as? LabelContentView)
      let done = counting {
        cell.contentConfiguration = LabelConfiguration(text: "two")
        cell.contentConfiguration = LabelConfiguration(text: "two")
      }
      expect(cell.contentView === view && view.setCount == 2 && view.label.text == "two")
      expect(done["contentViewsMade"] == 0 && done["configurationApplies"] == 2)
    }
    do {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
      cell.contentConfiguration = LabelConfiguration(text: "one")
      let view = try require(cell.contentView as? LabelContentView)
      let done = counting { cell.contentConfiguration = SupportedConfiguration(text: "two") }
      expect(cell.contentView === view && view.label.text == "two" && view.supportQuestions == 1)
      expectEqual(done["contentViewsMade"], 0)
      cell.contentConfiguration = LabelConfiguration(text: "three")
      expect(cell.contentView === view && view.label.text == "three")
    }
  }

  @Test("R15 R17 R16: unsupported configurations replace the view, and nil restores an empty one")
  func unsupported() throws {
    cell.contentConfiguration = LabelConfiguration(text: "one")
    let former = cell.contentView
    let done = counting { cell.contentConfiguration = OtherConfiguration(text: "two") }
    expect(cell.contentView !== former && former.superview == nil)
    expectEqual((cell.contentView as? LabelContentView)?.label.text, "two")
    expect(done["contentViewsMade"] == 1 && done["contentViewsReplaced"] == 1)
    cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    final class PlainView: UIView, UIContentView {
      var configuration: any UIContentConfiguration = LabelConfiguration(text: "")
    }
    let view = PlainView(frame: .zero)
    expect(view.supports(LabelConfiguration(text: "x")))
    expect(!view.supports(OtherConfiguration(text: "x")))
    view.configuration = OtherConfiguration(text: "")
    expect(!view.supports(LabelConfiguration(text: "x")))
    expect(view.supports(OtherConfiguration(text: "x")))
    do {
      cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
      cell.contentConfiguration = LabelConfiguration(text: "one")
      let former = cell.contentView
      cell.contentConfiguration = nil
      let empty = cell.contentView
      expect(empty !== former && empty.subviews.isEmpty && empty.superview === cell)
      cell.contentConfiguration = nil
      expect(cell.contentView === empty)
      cell.contentConfiguration = LabelConfiguration(text: "two")
      expectEqual((cell.contentView as? LabelContentView)?.label.text, "two")
    }
  }

  @Test("R13: built-in views are nil under a configuration, and any content view fills its cell")
  func builtInViews() {
    cell.textLabel?.text = "classic"
    cell.detailTextLabel?.text = "detail"
    expect(cell.imageView != nil)
    cell.contentConfiguration = LabelConfiguration(text: "one")
    expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    expectEqual(cell.contentView.subviews.count, 1)
    cell.contentConfiguration = nil
    expect(cell.textLabel != nil)
    expect(cell.textLabel?.text == nil)
    expect(cell.textLabel?.superview === cell.contentView)
    cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
    let screen = Screen(ListModel(titles: (0..<30).map { "\($0)" }))
    screen.render()
    for (width, configuration) in [
      (320.0, LabelConfiguration(text: "a") as any UIContentConfiguration),
      (200, OtherConfiguration(text: "b")), (375, LabelConfiguration(text: "c")),
    ] {
      screen.table.frame.size.width = width
      for cell in screen.table.visibleCells { cell.contentConfiguration = configuration }
      screen.render()
      for cell in screen.table.visibleCells {
        expectEqual(cell.contentView.frame, CGRect(0, 0, width, 44))
        expectEqual(cell.contentView.subviews.first?.frame, cell.contentView.bounds)
      }
    }
  }
}

@Suite("Configuration states") @MainActor struct ConfigurationStateTests {
  private let viewStates: [WritableKeyPath<UIViewConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
  ]
  private let cellStates: [WritableKeyPath<UICellConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing,
    \.isExpanded, \.isSwiped, \.isReordering,
  ]

  @Test("S1-19 S4-03 S1-20 S4-04 S1-17 S4-02: states of views and cells have flags and traits")
  func viewState() {
    let plain = UIViewConfigurationState(traitCollection: .current)
    for path in viewStates {
      var state = plain
      expect(!state[keyPath: path])
      state[keyPath: path] = true
      expect(state != plain)
      state[keyPath: path] = false
      expect(state == plain && state.hashValue == plain.hashValue)
    }
    var dark = plain
    dark.traitCollection = UITraitCollection(userInterfaceStyle: .dark)
    expect(dark != plain)
    do {
      let plain = UICellConfigurationState(traitCollection: .current)
      for path in cellStates {
        var state = plain
        expect(!state[keyPath: path])
        state[keyPath: path] = true
        expect(state != plain)
      }
      var dragged = plain
      dragged.cellDragState = .lifting
      expect(dragged != plain && dragged.cellDragState != .dragging)
      var target = plain
      target.cellDropState = .targeted
      expect(target != plain && plain.cellDropState == .none)
    }
    let flagged = UIConfigurationStateCustomKey("flagged")
    let model = UIConfigurationStateCustomKey(rawValue: "model")
    var one = UICellConfigurationState(traitCollection: .current)
    var other = one
    one[flagged] = true
    one[model] = ["a", "b"]
    expect(one[flagged] as? Bool == true && one[model] as? [String] == ["a", "b"])
    expect(other[flagged] == nil && one != other)
    other[flagged] = true
    expect(one != other)
    one[model] = nil
    expectEqual(one, other)
  }

  @Test("S1-18 S1-22: headers and cells have their own states, and a change applies a copy")
  func states() throws {
    let one = UITableViewCell(style: .default, reuseIdentifier: nil)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    one.isSelected = true
    expect(one.configurationState.isSelected && !other.configurationState.isSelected)
    other.isUserInteractionEnabled = false
    expect(other.configurationState.isDisabled && !one.configurationState.isDisabled)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.isUserInteractionEnabled = false
    expect(header.configurationState.isDisabled)
    let window = UIWindow(frame: CGRect(0, 0, 320, 44))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    let renderer = FrameRenderer(root: window)
    cell.contentConfiguration = LabelConfiguration(text: "a", marksSelection: true)
    renderer.renderFrame()
    let view = try require(cell.contentView as? LabelContentView)
    let count = view.setCount
    cell.isHighlighted = true
    expectEqual(renderer.rendered(view.setCount), count + 1)
    expectEqual((cell.contentConfiguration as? LabelConfiguration)?.text, "a-")
  }
}
