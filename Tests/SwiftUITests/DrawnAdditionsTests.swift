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
    // Elements of a state are bound one by one.
    let table = HostedTable(count: 1) { _ in Switches() }
    expectEqual(table.texts(0), ["1", "2", "off off"])
    table.window.tap(try require(table.find(UISwitch.self, in: 0)))
    table.render()
    expectEqual(table.texts(0), ["1", "2", "on off"])

    // Texts are shown in the letters that are asked for, and come back to their own.
    func card(_ textCase: Text.Case?) -> some View { Text("Straße").textCase(textCase) }
    let stage = Stage(width: 300) { card(.uppercase) }
    expectEqual(stage.labels[0].text, "STRASSE")
    stage.show { card(nil) }
    expectEqual(stage.labels[0].text, "Straße")
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { Text("Straße") }.frames)

    // A text shows a value by a format.
    let number = Stage(width: 300) { Text(3, format: .number) }
    expectEqual(number.labels[0].text, "3")
  }

  @Test("lines and progress are drawn in their style and room")
  func drawn() {
    // A border lies inside the edges, a stroke on the outline, and neither takes room.
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

    // Progress is a wheel, or a bar of the width that there is.
    let progress = Stage(width: 300) {
      ProgressView()
      ProgressView(value: 3, total: 4)
    }
    expect(progress.views[0] is UIActivityIndicatorView)
    let bar = progress.views[1] as? UIProgressView
    expect(bar?.progress == 0.75 && bar?.frame.width == 300)

    // Progress is shown in the style that is set: a wheel or a bar.
    let styles = Stage(width: 300) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.blue)
      ProgressView("name", value: 0.5).tint(.blue)
      ProgressView().tint(.blue)
    }
    expect(styles.views[0] is UIActivityIndicatorView)
    let bars = styles.views.compactMap { $0 as? UIProgressView }
    expectEqual(bars.map(\.progress), [0, 0.5, 0.5])
    expectEqual(styles.labels.map(\.text), ["name"])
    let (red, blue) = (UIColor.systemRed.packedRGBA, UIColor.systemBlue.packedRGBA)
    expectEqual(bars.map { $0.progressTintColor?.packedRGBA }, [nil, red, blue])
    expectEqual((styles.views.last as? UIActivityIndicatorView)?.color?.packedRGBA, blue)
  }
}
