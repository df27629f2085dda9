// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// A list of names that can be switched.
private struct Switches: View {
  struct Item: Identifiable {
    let id: Int
    var isOn: Bool
  }

  @State private var items = [Item(id: 1, isOn: false), Item(id: 2, isOn: false)]

  var body: some View {
    ForEach($items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
    Text(items.map { $0.isOn ? "on" : "off" }.joined(separator: " "))
  }
}

@MainActor @Suite struct DrawnAdditionsTests {
  @Test("bound elements, letter cases and formats are displayed as texts")
  func texts() throws {
    try boundElements()
    textCase()
    format()
  }

  /// Elements of a state are bound one by one.
  private func boundElements() throws {
    let table = HostedTable(count: 1) { _ in Switches() }
    expectEqual(table.texts(0), ["1", "2", "off off"])
    table.window.tap(try require(table.find(UISwitch.self, in: 0)))
    table.render()
    expectEqual(table.texts(0), ["1", "2", "on off"])
  }

  @Test("lines and progress are drawn in their style and room")
  func drawn() {
    lines()
    progress()
    progressStyles()
  }

  /// A border lies inside the edges, a stroke on the outline, and neither takes room.
  private func lines() {
    let stage = Stage(width: 300) {
      Text("a").border(.red, width: 2)
      Color.clear.frame(width: 40, height: 20).overlay { Capsule().stroke(.blue, lineWidth: 4) }
      Color.clear.frame(width: 40, height: 20)
        .overlay { RoundedRectangle(cornerRadius: 5).strokeBorder(.green, lineWidth: 1) }
    }
    let views = stage.views
    expectEqual(views[1].frame, views[0].frame)
    expectEqual(views[1].layer.borderWidth, 2)
    expectEqual(views[3].frame, views[2].frame.insetBy(dx: -2, dy: -2))
    expect(views[3].layer.cornerRadius == 12 && views[3].layer.borderWidth == 4)
    expectEqual(views[5].frame, views[4].frame)
    expectEqual(views[5].layer.cornerRadius, 5)
  }

  /// Texts are shown in the letters that are asked for, and come back to their own.
  private func textCase() {
    func card(_ textCase: Text.Case?) -> some View { Text("Straße").textCase(textCase) }
    let stage = Stage(width: 300) { card(.uppercase) }
    expectEqual(stage.labels[0].text, "STRASSE")
    stage.show { card(nil) }
    expectEqual(stage.labels[0].text, "Straße")
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { Text("Straße") }.frames)
  }

  /// A text shows a value by a format.
  private func format() {
    let stage = Stage(width: 300) { Text(3, format: .number) }
    expectEqual(stage.labels[0].text, "3")
  }

  /// Progress is a wheel, or a bar of the width that there is.
  private func progress() {
    let stage = Stage(width: 300) {
      ProgressView()
      ProgressView(value: 3, total: 4)
    }
    expect(stage.views[0] is UIActivityIndicatorView)
    let bar = stage.views[1] as? UIProgressView
    expect(bar?.progress == 0.75 && bar?.frame.width == 300)
  }

  /// Progress is shown in the style that is set: a wheel or a bar.
  private func progressStyles() {
    let stage = Stage(width: 300) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.blue)
      ProgressView("name", value: 0.5).tint(.blue)
      ProgressView().tint(.blue)
    }
    expect(stage.views[0] is UIActivityIndicatorView)
    let bars = stage.views.compactMap { $0 as? UIProgressView }
    expectEqual(bars.map(\.progress), [0, 0.5, 0.5])
    expectEqual(stage.labels.map(\.text), ["name"])
    let (red, blue) = (UIColor.systemRed.packedRGBA, UIColor.systemBlue.packedRGBA)
    expectEqual(bars.map { $0.progressTintColor?.packedRGBA }, [nil, red, blue])
    expectEqual((stage.views.last as? UIActivityIndicatorView)?.color?.packedRGBA, blue)
  }
}
