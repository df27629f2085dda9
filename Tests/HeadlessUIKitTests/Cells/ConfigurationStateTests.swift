// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Configuration states") @MainActor struct ConfigurationStateTests {
  private let viewStates: [WritableKeyPath<UIViewConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned,
  ]
  private let cellStates: [WritableKeyPath<UICellConfigurationState, Bool>] = [
    \.isDisabled, \.isHighlighted, \.isSelected, \.isFocused, \.isPinned, \.isEditing,
    \.isExpanded, \.isSwiped, \.isReordering,
  ]

  @Test(
    "S1-19 S4-03 S1-20 S4-04 S1-17 S4-02: view and cell states have their flags, traits and custom states, each its own"
  )
  func viewState() {
    do {
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

  @Test(
    "S1-18 S1-22: headers and cells have states of their own, and a change applies an updated copy"
  )
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
