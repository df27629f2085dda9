// SPDX-License-Identifier: Apache-2.0

@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

private struct LevelKey: EnvironmentKey {
  static let defaultValue: Int? = 7
}

extension EnvironmentValues {
  fileprivate var level: Int? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

@Observable @MainActor private final class Store {
  var name = "store"
}

@MainActor private final class Session: ObservableObject {
  @Published var user = "nobody"
}

private struct Reader: View {
  @Environment(\.level) private var level
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.lineLimit) private var lineLimit
  @Environment(Store.self) private var store: Store?

  var body: some View {
    Text("\(level.map { "\($0)" } ?? "none") \(scheme) \(size) \(lineLimit ?? 0)")
    Text(store?.name ?? "no store")
  }
}

private struct SessionReader: View {
  @EnvironmentObject private var session: Session

  var body: some View {
    Text(session.user)
    Button("log in") { session.user = "somebody" }
  }
}

private struct Editor: View {
  @Bindable var store: Store
  @Binding var flag: Bool

  var body: some View {
    Toggle(store.name, isOn: $flag)
    Button("rename") { $store.name.wrappedValue = "renamed" }
  }
}

private struct Owner: View {
  @State private var store = Store()
  @State private var flags = [false, true]

  var body: some View {
    ForEach($flags.indices, id: \.self) { Editor(store: store, flag: $flags[$0]) }
    Text(flags.map(\.description).joined(separator: " "))
  }
}

/// A property of one's own, made of those of this module.
@propertyWrapper private struct Doubled: DynamicProperty {
  @State private var count = 1
  @Environment(\.level) private var level
  private var sum = 0

  var wrappedValue: Int { sum }
  var projectedValue: Binding<Int> { $count }

  mutating func update() { sum = 2 * count + (level ?? 0) }
}

private struct DoubledReader: View {
  @Doubled private var value

  var body: some View {
    Text("\(value)")
    Button("more") { $value.wrappedValue += 1 }
  }
}

/// A modifier with a state.
private struct Marked: ViewModifier {
  @State private var isMarked = false

  func body(content: Content) -> some View {
    HStack {
      content
      Button(isMarked ? "marked" : "mark") { isMarked = true }
    }
  }
}

private struct Scaled: View {
  @ScaledMetric private var side = 20.0

  var body: some View { Color.red.frame(width: side, height: side) }
}

@MainActor @Suite struct EnvironmentTests {
  /// A length that is scaled follows the text size of the table.
  private func scaled() {
    let table = HostedTable(count: 1) { _ in Scaled() }
    func width() -> CGFloat? { table.cell(0)?.contentView.subviews.first?.frame.width }
    expectEqual(width(), 20)
    table.table.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    table.render()
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let wanted = metrics.scaledValue(for: 20, compatibleWith: traits)
    expect(wanted > 20 && abs((width() ?? 0) - wanted) <= 0.5)
  }

  @Test("views inherit values, the nearest first, and the traits of the table")
  func inherited() {
    // Values flow down to views, the nearest first.
    func texts(@ViewBuilder _ content: () -> some View) -> [String?] {
      Stage(width: 300, content: content).labels.map(\.text)
    }
    expectEqual(texts { Reader() }, ["7 light large 0", "no store"])
    expectEqual(
      texts { Reader().environment(\.level, 3).environment(\.level, 2) }[0],
      "3 light large 0"
    )
    expectEqual(texts { Reader().environment(\.level, nil) }[0], "none light large 0")
    expectEqual(texts { Reader().lineLimit(2) }[0], "7 light large 2")
    expectEqual(texts { Reader().environment(\.lineLimit, 4) }[0], "7 light large 4")
    expectEqual(texts { Reader().environment(Store()) }[1], "store")

    // A value that is set decides on pixels as its modifier does.
    let long = String(repeating: "word ", count: 40)
    let byKey = Stage(width: 200) {
      Text(long).environment(\.lineLimit, 2).environment(\.font, .caption)
    }
    let byModifier = Stage(width: 200) { Text(long).lineLimit(2).font(.caption) }
    expectEqual(byKey.frames, byModifier.frames)

    // Views follow the traits of the table.
    let table = HostedTable(count: 1) { _ in Reader() }
    table.table.overrideUserInterfaceStyle = .dark
    table.render()
    expectEqual(table.texts(0)[0], "7 dark large 0")

    scaled()
  }

  @Test("inherited objects are observed, and properties keep their state at each place")
  func owned() {
    // An object that flows down is observed.
    let session = Session()
    let table = HostedTable(count: 1) { _ in SessionReader().environmentObject(session) }
    table.tap("log in", in: 0)
    expectEqual(table.texts(0), ["somebody", "log in"])
    session.user = "other"
    table.render()
    expectEqual(table.texts(0)[0], "other")

    // A property of one's own is joined through those that it holds, then told to update.
    let doubled = HostedTable(count: 1) { _ in DoubledReader() }
    expectEqual(doubled.texts(0)[0], "9")
    doubled.tap("more", in: 0)
    expectEqual(doubled.texts(0)[0], "11")

    // A modifier has a state of its own at each place.
    let marked = HostedTable(count: 1) { _ in
      Text("a").modifier(Marked())
      Text("b").modifier(Marked())
    }
    marked.tap("mark", in: 0)
    expect(marked.texts(0) == ["a", "mark", "b", "marked"] || marked.texts(0)[1] == "marked")
  }

  @Test("bindings read and write states, models, parts and constants")
  func bound() throws {
    // Bindings reach into states and models.
    let table = HostedTable(count: 1) { _ in Owner() }
    expectEqual(table.texts(0).last, "false true")
    table.window.tap(try require(table.find(UISwitch.self, in: 0)))
    table.render()
    expectEqual(table.texts(0).last, "true true")
    table.tap("rename", in: 0)
    expectEqual(table.texts(0).first, "renamed")

    // A binding of an optional value, of a part and of a constant reads and writes.
    var pair: (name: String?, count: Int) = (nil, 1)
    let whole = Binding(get: { pair }, set: { pair = $0 })
    whole.count.wrappedValue = 2
    expectEqual(pair.count, 2)
    expect(Binding(whole.name)?.wrappedValue == nil)
    pair.name = "a"
    let name = Binding(whole.name)
    name?.wrappedValue = "b"
    expectEqual(pair.name, "b")
    let optional = Binding<Int?>(whole.count)
    optional.wrappedValue = nil
    expectEqual(pair.count, 2)
    optional.wrappedValue = 5
    expectEqual(pair.count, 5)
    let constant = Binding.constant(1)
    constant.wrappedValue = 2
    expectEqual(constant.wrappedValue, 1)
  }
}
