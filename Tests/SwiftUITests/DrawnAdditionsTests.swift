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
  @Test("elements of a state are bound one by one")
  func boundElements() throws {
    let table = HostedTable(count: 1) { _ in Switches() }
    expectEqual(table.texts(0), ["1", "2", "off off"])
    table.window.tap(try require(table.find(UISwitch.self, in: 0)))
    table.render()
    expectEqual(table.texts(0), ["1", "2", "on off"])
  }

  @Test("a border lies inside the edges, a stroke on the outline, and neither takes room")
  func lines() {
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

  @Test("texts are shown in the letters that are asked for, and come back to their own")
  func textCase() {
    func card(_ textCase: Text.Case?) -> some View { Text("Straße").textCase(textCase) }
    let stage = Stage(width: 300) { card(.uppercase) }
    expectEqual(stage.labels[0].text, "STRASSE")
    stage.show { card(nil) }
    expectEqual(stage.labels[0].text, "Straße")
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { Text("Straße") }.frames)
  }

  @Test("a text shows a value by a format")
  func format() {
    let stage = Stage(width: 300) { Text(3, format: .number) }
    expectEqual(stage.labels[0].text, "3")
  }

  @Test("progress is a wheel, or a bar of the width that there is")
  func progress() {
    let stage = Stage(width: 300) {
      ProgressView()
      ProgressView(value: 3, total: 4)
    }
    expect(stage.views[0] is UIActivityIndicatorView)
    let bar = stage.views[1] as? UIProgressView
    expect(bar?.progress == 0.75 && bar?.frame.width == 300)
  }

  @Test("progress is shown in the style that is set: a wheel, a bar, or an app's own")
  func progressStyles() {
    struct Words: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.fractionCompleted.map { "\(Int($0 * 100)) %" } ?? "?")
      }
    }
    let stage = Stage(width: 300) {
      ProgressView(value: 0.5).progressViewStyle(.circular)
      ProgressView().progressViewStyle(.linear)
      ProgressView(value: 1, total: 4).progressViewStyle(Words())
      ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .red)).tint(.blue)
      ProgressView("name", value: 0.5).tint(.blue)
      ProgressView().tint(.blue)
    }
    expect(stage.views[0] is UIActivityIndicatorView)
    let bars = stage.views.compactMap { $0 as? UIProgressView }
    expectEqual(bars.map(\.progress), [0, 0.5, 0.5])
    expectEqual(stage.labels.map(\.text), ["25 %", "name"])
    let (red, blue) = (UIColor.systemRed.packedRGBA, UIColor.systemBlue.packedRGBA)
    expectEqual(bars.map { $0.progressTintColor?.packedRGBA }, [nil, red, blue])
    expectEqual((stage.views.last as? UIActivityIndicatorView)?.color?.packedRGBA, blue)
  }

  @Test("a group that is composed at once looks as it does without")
  func compositing() {
    let stage = Stage(width: 300) {
      VStack { Text("a") }.compositingGroup().opacity(0.5)
      VStack { Text("a") }.drawingGroup().shadow(radius: 2)
    }
    expect(stage.views.count == 2 && stage.views[0].alpha == 0.5)
    expectEqual(stage.views[1].layer.shadowRadius, 2)
  }

  @Test("a value stands in grey at the end of the row that its label begins, or alone")
  func labeledContent() {
    let stage = Stage(width: 300) {
      LabeledContent("name", value: "value")
      LabeledContent("count", value: 3, format: .number)
      LabeledContent {
        Color.red.frame(width: 10, height: 10)
      } label: {
        Text("colour")
      }
      LabeledContent("hidden", value: "shown").labelsHidden()
    }
    let words = ["name", "value", "count", "3", "colour", "shown"]
    expectEqual(stage.labels.map(\.text), words)
    expect(stage.labels[0].frame.minX == 0 && stage.labels[1].frame.maxX == 300)
    expectEqual(stage.labels[0].textColor.packedRGBA, UIColor.label.packedRGBA)
    expectEqual(stage.labels[1].textColor.packedRGBA, UIColor.secondaryLabel.packedRGBA)
    expect(stage.views[5].frame.maxX == 300 && stage.views[5].frame.width == 10)
    expectEqual(stage.labels[5].textColor.packedRGBA, UIColor.label.packedRGBA)
  }
}
