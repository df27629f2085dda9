// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

/// What a row with controls works on.
@MainActor private final class Settings: ObservableObject {
  @Published var isOn = false
  @Published var refuses = false
  var taps = 0
  var doubleTaps = 0
}

private struct SettingsRow: View {
  @ObservedObject var settings: Settings

  var body: some View {
    VStack {
      Toggle("wake", isOn: $settings.isOn)
      Text(settings.isOn ? "on" : "off")
    }
  }
}

/// A button in a style of its own.
private struct PressedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "pressed" : isEnabled ? "free" : "disabled")
    }
  }
}

private struct CheckStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        configuration.label
        Text(configuration.isOn ? "checked" : "open")
      }
    }
  }
}

@MainActor @Suite struct ControlTests {
  @Test("a toggle follows its value, by touch, refusal and custom style")
  func toggles() throws {
    try toggle()

    // A switch whose value is refused goes back in the next frame.
    var asked: [Bool] = []
    let table = HostedTable(count: 1) { _ in
      Toggle("", isOn: Binding(get: { false }, set: { asked.append($0) })).labelsHidden()
    }
    let shown = try require(table.find(UISwitch.self, in: 0))
    table.window.tap(shown)
    table.render()
    expectEqual(asked, [true])
    expect(!shown.isOn)

    // A toggle in a style of one's own is what the style shows.
    let settings = Settings()
    let styled = HostedTable(count: 1) { _ in
      Toggle("wake", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
        .toggleStyle(CheckStyle())
    }
    styled.cell(0)?.contentView.layoutIfNeeded()
    expectEqual(styled.texts(0), ["wake", "open"])
    styled.tap("open", in: 0)
    expect(settings.isOn)
  }

  /// A switch turned by a touch changes its value, and the row follows; the row is not selected.
  private func toggle() throws {
    let settings = Settings()
    let table = HostedTable(count: 1) { _ in SettingsRow(settings: settings) }
    let shown = try require(table.find(UISwitch.self, in: 0))
    expectEqual(shown.frame.maxX, table.window.bounds.width - 16)
    table.window.tap(shown)
    table.render()
    expect(settings.isOn && shown.isOn)
    expectEqual(table.texts(0), ["wake", "on"])
    settings.isOn = false
    table.render()
    expect(!shown.isOn)
    expectEqual(table.texts(0), ["wake", "off"])
    expect(table.selected.isEmpty)
  }

  @Test("touches reach enabled views that display something, and end with a lift inside")
  func touches() throws {
    // What is disabled answers to no touch, by whatever view around it.
    let settings = Settings()
    let table = HostedTable(count: 1) { _ in
      VStack {
        Button("button") { settings.taps += 1 }
        Toggle("toggle", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 }))
        Text("text").onTapGesture { settings.taps += 1 }
        HStack { Button("inner") { settings.taps += 1 } }.disabled(false)
      }
      .disabled(true)
    }
    for text in ["button", "text", "inner"] { table.tap(text, in: 0) }
    table.window.tap(try require(table.find(UISwitch.self, in: 0)))
    expect(settings.taps == 0 && !settings.isOn)

    // A finger that leaves a button before it lifts does nothing.
    let draggedSettings = Settings()
    let dragged = HostedTable(count: 1) { _ in Button("button") { draggedSettings.taps += 1 } }
    let control = try require(dragged.find(UIControl.self, in: 0))
    let place = control.convert(CGPoint(x: 2, y: 2), to: dragged.window)
    let touch = try require(dragged.window.beginTouch(at: place))
    expectEqual(control.alpha, 0.75)
    dragged.window.moveTouch(touch, to: CGPoint(x: 300, y: 400))
    expectEqual(control.alpha, 1)
    dragged.window.endTouch(touch)
    expectEqual(draggedSettings.taps, 0)
    dragged.window.tap(control)
    expectEqual(draggedSettings.taps, 1)

    taps()
  }

  @Test("buttons and labels have the appearance of their style")
  func looks() throws {
    // A style of one's own sees the press and the environment.
    let table = HostedTable(count: 2) { row in
      Button("button") {}.buttonStyle(PressedStyle()).disabled(row == 1)
    }
    expectEqual(table.texts(0), ["button", "free"])
    expectEqual(table.texts(1), ["button", "disabled"])
    let control = try require(table.find(UIControl.self, in: 0))
    let place = control.convert(CGPoint(x: 2, y: 2), to: table.window)
    let touch = try require(table.window.beginTouch(at: place))
    table.render()
    expectEqual(table.texts(0), ["button", "pressed"])
    table.window.endTouch(touch)
    table.render()
    expectEqual(table.texts(0), ["button", "free"])

    // Bordered buttons have room around their labels, and prominent ones the tint behind.
    let plain = Stage(width: 300) { Button("go") {}.buttonStyle(.plain) }
    let bordered = Stage(width: 300) { Button("go") {}.buttonStyle(.bordered) }
    let prominent = Stage(width: 300) { Button("go") {}.buttonStyle(.borderedProminent).tint(.red) }
    let size = plain.frames[0].size
    expectEqual(bordered.frames[0].size, CGSize(width: size.width + 24, height: size.height + 14))
    expectEqual(prominent.views[0].backgroundColor?.packedRGBA, UIColor.systemRed.packedRGBA)
    let colors = [plain, bordered, prominent]
      .map { stage in
        (stage.views[0].subviews[0] as? UILabel)?.textColor.packedRGBA
      }
    let wanted = [UIColor.label, .systemBlue, .white]
    expectEqual(colors, wanted.map(\.packedRGBA))

    labels()
  }

  /// Labels show what their style says, each at its place.
  private func labels() {
    let both = Stage(width: 300) { Label("star", systemImage: "star") }
    let pair = Stage(width: 300) {
      HStack(spacing: 8) {
        Image(systemName: "star")
        Text("star")
      }
    }
    expectEqual(both.frames, pair.frames)
    let icon = Stage(width: 300) { Label("star", systemImage: "star").labelStyle(.iconOnly) }
    expect(icon.views.count == 1 && icon.views[0] is UIImageView)
    let title = Stage(width: 300) { Label("star", systemImage: "star").labelStyle(.titleOnly) }
    expect(title.views.count == 1 && title.views[0] is UILabel)
  }

  /// Taps are counted, and a view answers only where it shows something.
  private func taps() {
    let settings = Settings()
    let table = HostedTable(count: 1) { _ in
      HStack {
        Text("left").onTapGesture(count: 2) { settings.doubleTaps += 1 }
        HStack {
          Text("begin")
          Spacer()
          Text("end")
        }
        .contentShape(Rectangle())
        .onTapGesture { settings.taps += 1 }
      }
    }
    table.window.tap(at: CGPoint(x: 200, y: 22))
    expectEqual(settings.taps, 1)
    expect(table.selected.isEmpty)
    table.tap("left", in: 0)
    table.tap("left", in: 0)
    expectEqual(settings.doubleTaps, 1)
    let bare = HostedTable(count: 1) { _ in
      HStack {
        Text("begin")
        Spacer()
        Text("end")
      }
      .onTapGesture { settings.taps += 1 }
    }
    bare.window.tap(at: CGPoint(x: 200, y: 22))
    expectEqual(settings.taps, 1)
    expectEqual(bare.selected, [0])
    bare.tap("end", in: 0)
    expectEqual(settings.taps, 2)
  }

  @Test("assistive technology is told of a button by its texts and of a group by what was said")
  func accessibility() {
    let stage = Stage(width: 300) {
      Button("send") {}
      Image(systemName: "star").accessibilityLabel("favourite").accessibilityIdentifier("fav")
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
    }
    let views = stage.views
    expect(views[0].isAccessibilityElement && views[0].accessibilityLabel == "send")
    expect(views[0].accessibilityTraits.contains(.button))
    expectEqual(views[1].accessibilityLabel, "favourite")
    expectEqual(views[1].accessibilityIdentifier, "fav")
    let group = views[2]
    expect(group.subviews.count == 1 || group.accessibilityLabel == "a, b")
    expect(group.accessibilityTraits.contains(.header))
  }
}
