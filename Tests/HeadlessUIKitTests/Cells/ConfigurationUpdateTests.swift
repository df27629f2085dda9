// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Configuration updates") @MainActor struct ConfigurationUpdateTests {
  final class UpdatingCell: UITableViewCell {
    var log: [String] = []
    var custom: String? { didSet { setNeedsUpdateConfiguration() } }
    var rebuilds = false

    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state[UIConfigurationStateCustomKey("custom")] = custom
      return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
      super.updateConfiguration(using: state)
      let shown = (contentConfiguration as? LabelConfiguration)?.text ?? "none"
      log.append("override \(state.isSelected ? "selected" : "plain") \(shown)")
      if rebuilds { contentConfiguration = LabelConfiguration(text: "rebuilt") }
    }
  }

  private let window = UIWindow(frame: CGRect(0, 0, 320, 44))
  private let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
  private let renderer: FrameRenderer

  init() {
    cell.frame = window.bounds
    window.addSubview(cell)
    renderer = FrameRenderer(root: window)
  }

  @Test("R6 R7 R9: updates run once before display, on each change of state and on request")
  func coalescing() {
    expectEqual(renderer.rendered(cell.log), ["override plain none"])
    expectEqual(renderer.rendered(cell.log.count), 1)
    let before = EngineCounters.now()
    for _ in 0..<5 { cell.setNeedsUpdateConfiguration() }
    cell.isSelected = true
    cell.isHighlighted = true
    expectEqual(cell.log.count, 1)
    expectEqual(renderer.rendered(cell.log), ["override plain none", "override selected none"])
    expectEqual((EngineCounters.now() - before)["configurationUpdates"], 1)
    ConfigurationUpdateTests().stateChanges()
    ConfigurationUpdateTests().handler()
    ConfigurationUpdateTests().requestInside()
  }

  private func stateChanges() {
    renderer.renderFrame()
    let changes: [(UpdatingCell) -> Void] = [
      { $0.isSelected = true }, { $0.isHighlighted = true },
      { $0.setEditing(true, animated: false) },
      { $0.isSelected = false }, { $0.custom = "new" },
    ]
    for (count, change) in changes.enumerated() {
      change(cell)
      expectEqual(renderer.rendered(cell.log.count), count + 2)
    }
    cell.isSelected = false
    cell.isHighlighted = true
    expectEqual(renderer.rendered(cell.log.count), changes.count + 1)
  }

  private func handler() {
    renderer.renderFrame()
    cell.log = []
    cell.configurationUpdateHandler = { cell, state in
      (cell as? UpdatingCell)?.log.append("handler \(state.isSelected)")
    }
    expectEqual(renderer.rendered(cell.log), ["override plain none", "handler false"])
    cell.isSelected = true
    expectEqual(renderer.rendered(cell.log.suffix(2)), ["override selected none", "handler true"])
  }

  private func requestInside() {
    var count = 0
    cell.configurationUpdateHandler = { cell, _ in
      count += 1
      if count == 1 { cell.setNeedsUpdateConfiguration() }
    }
    renderer.renderFrame()
    for _ in 0..<3 {
      cell.setNeedsLayout()
      renderer.renderFrame()
    }
    expectEqual(count, 2)
  }

  @Test("R10 R11 S1-24: automatic updates apply before the override unless they are off")
  func automaticUpdate() throws {
    cell.contentConfiguration = LabelConfiguration(text: "a", marksSelection: true)
    renderer.renderFrame()
    let view = try require(cell.contentView as? LabelContentView)
    expectEqual(view.label.text, "a", "an unchanged state updates nothing")
    cell.isSelected = true
    expectEqual(renderer.rendered(view.label.text), "a+")
    cell.isSelected = false
    expectEqual(renderer.rendered(view.label.text), "a+-")
    expectEqual((cell.contentConfiguration as? LabelConfiguration)?.text, "a+-")
    expect(cell.contentView === view)
    cell.setNeedsUpdateConfiguration()
    expectEqual(renderer.rendered(view.label.text), "a+-")
    ConfigurationUpdateTests().automaticUpdatesOff()
    ConfigurationUpdateTests().order()
  }

  private func automaticUpdatesOff() {
    cell.automaticallyUpdatesContentConfiguration = false
    cell.contentConfiguration = LabelConfiguration(text: "a", marksSelection: true)
    cell.isSelected = true
    expectEqual(renderer.rendered((cell.contentConfiguration as? LabelConfiguration)?.text), "a")
    expectEqual(cell.log, ["override selected a"], "the override runs all the same (R8, S1-23)")
  }

  private func order() {
    cell.contentConfiguration = LabelConfiguration(text: "a", marksSelection: true)
    cell.isSelected = true
    expectEqual(renderer.rendered(cell.log), ["override selected a+"])
  }

  @Test("S2-14 R45 S1-17 S2-13: the override displays its configuration in the same frame")
  func rebuilding() throws {
    cell.rebuilds = true
    renderer.renderFrame()
    let view = try require(cell.contentView as? LabelContentView)
    expectEqual(view.label.text, "rebuilt")
    var server = RenderServer()
    try server.receive(from: renderer)
    let contents = server.layers[view.label.layerIdentifier]?.contents
    guard case .text("rebuilt", _, _, _, _, _, _)? = contents?.first else {
      Issue.record("\(String(describing: contents))")
      return
    }
    ConfigurationUpdateTests().customState()
    ConfigurationUpdateTests().selectedRow()
  }

  private func customState() {
    let key = UIConfigurationStateCustomKey("custom")
    cell.custom = "flagged"
    expectEqual(cell.configurationState[key], "flagged" as AnyHashable)
    var state = UICellConfigurationState(traitCollection: UITraitCollection())
    expect(state[key] == nil)
    state[key] = 7
    var other = state
    expectEqual(other, state)
    other[key] = 8
    expect(other != state && state[key] == 7 as AnyHashable)
    other[key] = nil
    expectEqual(other, UICellConfigurationState(traitCollection: UITraitCollection()))
  }

  private func selectedRow() {
    let screen = Screen(ListModel(titles: (0..<30).map { "\($0)" }))
    screen.render()
    for cell in screen.table.visibleCells {
      cell.contentConfiguration = LabelConfiguration(text: "", marksSelection: true)
    }
    screen.render()
    let path = IndexPath(row: 3, section: 0)
    screen.table.selectRow(at: path, animated: false, scrollPosition: .none)
    screen.render()
    let marks = screen.table.visibleCells.map {
      ($0.contentConfiguration as? LabelConfiguration)?.text
    }
    expect(marks.enumerated().allSatisfy { $0.element == ($0.offset == 3 ? "+" : "") })
  }
}
