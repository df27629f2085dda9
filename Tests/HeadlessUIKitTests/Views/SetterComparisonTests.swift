// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// What a setter does with an equal value, with the knob on and off.
@Suite("Setter comparison") @MainActor struct SetterComparisonTests {
  /// A property, one value of it and another.
  private struct Setter {
    let name: String
    let view: UIView
    let write: (Bool) -> Void
    let laysOut: Bool
  }

  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
  private let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
  private let star = UIImage(systemName: "star")
  private let heart = UIImage(systemName: "heart")

  private var setters: [Setter] {
    func red() -> UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    func font(_ bold: Bool) -> UIFont { .systemFont(ofSize: 12, weight: bold ? .bold : .regular) }
    let label = label
    let image = image
    let view = view
    let star = star
    let heart = heart
    // Values are built anew, so that equality is of values and not of objects, images apart.
    let writes: [(String, UIView, (Bool) -> Void)] = [
      ("text", label, { label.text = $0 ? "on" + String(1) : "off" }),
      ("font", label, { label.font = font($0) }),
      ("textColor", label, { label.textColor = $0 ? red() : .green }),
      ("textAlignment", label, { label.textAlignment = $0 ? .right : .left }),
      ("numberOfLines", label, { label.numberOfLines = $0 ? 2 : 3 }),
      ("lineBreakMode", label, { label.lineBreakMode = $0 ? .byClipping : .byWordWrapping }),
      ("image", image, { image.image = $0 ? star : heart }),
      ("backgroundColor", view, { view.backgroundColor = $0 ? red() : nil }),
      ("tintColor", view, { view.tintColor = $0 ? red() : nil }),
      ("alpha", view, { view.alpha = $0 ? 0.5 : 1 }),
      ("isHidden", view, { view.isHidden = $0 }),
      ("clipsToBounds", view, { view.clipsToBounds = $0 }),
      ("contentMode", image, { image.contentMode = $0 ? .center : .scaleAspectFit }),
    ]
    return writes.map { Setter(name: $0.0, view: $0.1, write: $0.2, laysOut: false) }
  }

  private func counting(_ body: () -> Void) -> (asked: Int, effective: Int) {
    let before = EngineCounters.now()
    body()
    let done = EngineCounters.now() - before
    return (done["propertyWritesAsked"], done["propertyWritesEffective"])
  }

  private func withComparison(_ isOn: Bool, _ body: () throws -> Void) rethrows {
    let former = SetterComparison.isOn
    SetterComparison.isOn = isOn
    defer { SetterComparison.isOn = former }
    try body()
  }

  @Test(
    "an equal value commits nothing with comparison on, its own layer with it off",
    arguments: [true, false]
  )
  func equalValues(isOn: Bool) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    for view in [label, image, view] { root.addSubview(view) }
    let renderer = FrameRenderer(root: root)
    try withComparison(isOn) {
      for setter in setters {
        setter.write(true)
        renderer.renderFrame()
        let equal = counting { setter.write(true) }
        expect(equal == (1, isOn ? 0 : 1), "\(setter.name)")
        renderer.renderFrame()
        let layers = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
          .map(\.layer)
        expectEqual(layers, (isOn ? [] : [setter.view.layerIdentifier]), "\(setter.name)")
        let other = counting { setter.write(false) }
        expect(other == (1, 1), "\(setter.name)")
        renderer.renderFrame()
        expect(renderer.committedBytes > 0, "\(setter.name)")
      }
    }
  }

  @Test("comparison is on unless it is turned off")
  func initial() {
    expect(SetterComparison.isOn)
  }

  @Test("the table's own hiding of cells counts as no property write")
  func bookkeeping() {
    let screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    screen.render()
    let writes = counting { screen.render(at: 440) }
    expect(writes == (10, 10), "one text for each of ten rows")
  }

  @Test("a text that is written again while its cell waits is displayed when it comes back")
  func changeInPool() throws {
    let screen = Screen(ListModel(titles: (0..<100).map { "row \($0)" }))
    screen.render()
    var server = RenderServer()
    try server.receive(from: screen.renderer)
    // Half a row further an eleventh cell is made; back at the top it waits.
    screen.render(at: 22)
    try server.receive(from: screen.renderer)
    screen.render(at: 0)
    try server.receive(from: screen.renderer)
    let waiting = try require(screen.source.cells.last)
    expect(waiting.isHidden)
    waiting.title.text = "changed in the pool"
    waiting.contentView.backgroundColor = .green
    screen.render()
    expectEqual(screen.renderer.committedBytes, 0, "nothing of it can be seen")
    screen.source.model[IndexPath(row: 10, section: 0)].title = "changed in the pool"
    screen.render(at: 22)
    try server.receive(from: screen.renderer)
    expect(screen.table.visibleCells.last === waiting)
    expect(server.difference(below: screen.window) == nil)
    let contents = server.layers[waiting.title.layerIdentifier]?.contents
    guard case .text("changed in the pool", _, _, _, _, _, _)? = contents?.first else {
      Issue.record("\(String(describing: contents))")
      return
    }
  }
}
