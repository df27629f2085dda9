// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// The states of cells, headers and footers (S1-16 to S1-19, S4-02 to S4-04).
@Suite("Configuration states") @MainActor struct ConfigurationStateTests {
  private let viewStates: [WritableKeyPath<UIViewConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
  ]
  private let cellStates: [WritableKeyPath<UICellConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing,
    \.isExpanded, \.isSwiped, \.isReordering,
  ]

  @Test("S1-19 S4-03: a view's state has five states, traits and custom ones; each makes another")
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
  }

  @Test("S1-20 S4-04: a cell's state adds editing, swiped, expanded, reordering, drag and drop")
  func cellState() {
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

  @Test("S1-17 S4-02: custom states of any hashable type are kept by key, per cell")
  func customStates() {
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

  @Test("S1-18: a header has a view's state of its own, each cell a cell's state of its own")
  func states() {
    let one = UITableViewCell(style: .default, reuseIdentifier: nil)
    let other = UITableViewCell(style: .default, reuseIdentifier: nil)
    one.isSelected = true
    expect(one.configurationState.isSelected && !other.configurationState.isSelected)
    other.isUserInteractionEnabled = false
    expect(other.configurationState.isDisabled && !one.configurationState.isDisabled)
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.isUserInteractionEnabled = false
    expect(header.configurationState.isDisabled)
  }

  @Test("S1-22: a state change asks the configuration for an updated copy and applies that")
  func updatedCopy() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    window.addSubview(cell)
    let renderer = FrameRenderer(root: window)
    cell.contentConfiguration = LabelConfiguration(text: "a", marksSelection: true)
    renderer.renderFrame()
    let view = try require(cell.contentView as? LabelContentView)
    let count = view.setCount
    cell.isHighlighted = true
    renderer.renderFrame()
    expectEqual(view.setCount, count + 1)
    expectEqual((cell.contentConfiguration as? LabelConfiguration)?.text, "a-")
  }
}
