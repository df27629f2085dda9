// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
@_spi(Headless) import HeadlessUIKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite struct UpdateTests {
  /// What four fields of a row look like.
  private struct Row: View {
    var title = "Title"
    var body_ = "Body"
    var date = "Today"
    var symbol = "star"

    var body: some View {
      HStack {
        Image(systemName: symbol)
        VStack(alignment: .leading) {
          Text(title).font(.headline)
          Text(body_).foregroundStyle(.secondary).lineLimit(2)
        }
        Spacer()
        Text(date).font(.caption)
      }
    }
  }

  /// The property writes that a function asks for.
  private func writes(_ body: () -> Void) -> Int {
    let before = EngineCounters.now()
    body()
    return (EngineCounters.now() - before)["propertyWritesAsked"]
  }

  @Test("S1-11, S2-18: an update writes only the properties that changed")
  func writes() {
    // An equal configuration writes nothing, and keeps layout and display.
    let stage = Stage(width: 300) { Row() }
    let before = EngineCounters.now()
    stage.show { Row() }
    let work = EngineCounters.now() - before
    for name in ["propertyWritesAsked", "layoutPasses", "displayPasses", "textLayouts"] {
      expectEqual(work[name], 0, "\(name)")
    }

    // A changed text writes one property of one label, and keeps every view.
    let renamed = Stage(width: 300) { Row() }
    let views = renamed.views
    expectEqual(writes { renamed.show { Row(title: "Other") } }, 1)
    expectEqual(renamed.labels[0].text, "Other")
    expect(zip(views, renamed.views).allSatisfy { $0 === $1 } && views.count == renamed.views.count)
    expectEqual(renamed.frames, Stage(width: 300) { Row(title: "Other") }.frames)

    // Each field writes what it shows and nothing else.
    let row = Stage(width: 300) { Row() }
    expectEqual(writes { row.show { Row(body_: "Other body") } }, 1)
    expectEqual(row.labels[1].text, "Other body")
    expectEqual(writes { row.show { Row(body_: "Other body", date: "Now") } }, 1)
    expectEqual(row.labels[2].text, "Now")
    expectEqual(writes { row.show { Row(body_: "Other body", date: "Now", symbol: "heart") } }, 1)

    // A colour or a font that changes is all that is written.
    func card(_ color: Color, _ font: Font) -> some View {
      HStack {
        Text("a").foregroundStyle(color)
        Text("b").font(font)
      }
    }
    let styled = Stage(width: 300) { card(.red, .body) }
    expectEqual(writes { styled.show { card(.blue, .body) } }, 1)
    expectEqual(styled.labels[0].textColor.packedRGBA, UIColor.systemBlue.packedRGBA)
    expectEqual(writes { styled.show { card(.blue, .title) } }, 1)
    styled.lay(width: 300)
    expectEqual(styled.frames, Stage(width: 300) { card(.blue, .title) }.frames)
  }

  @Test("S2-18: branches, optionals, erased views and names replace only their own views")
  func structure() {
    // Another branch replaces only what it holds.
    func card(_ isOn: Bool) -> some View {
      HStack {
        Text("before")
        if isOn {
          Image(systemName: "star")
        } else {
          Text("off")
        }
        Text("after")
      }
    }
    let stage = Stage(width: 300) { card(true) }
    let views = stage.views
    stage.show { card(false) }
    expectEqual(stage.views.count, 3)
    expect(stage.views[0] === views[0] && stage.views[2] === views[2])
    expect(stage.views[1] !== views[1] && (stage.views[1] as? UILabel)?.text == "off")
    expect(views[1].superview == nil)
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { card(false) }.frames)
    stage.show { card(true) }
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { card(true) }.frames)

    optional()

    // A view of a hidden type updates in place until its type changes.
    func erasedCard(_ text: String?) -> AnyView {
      if let text { AnyView(Text(text)) } else { AnyView(Color.red) }
    }
    let erased = Stage(width: 300, height: 40) { erasedCard("a") }
    let label = erased.views[0]
    erased.show { erasedCard("b") }
    expect(erased.views[0] === label && erased.labels[0].text == "b")
    erased.show { erasedCard(nil) }
    expect(erased.views.count == 1 && !(erased.views[0] is UILabel))

    identity()
  }

  /// An optional view comes and goes between others that stay.
  private func optional() {
    func card(_ note: String?) -> some View {
      VStack(alignment: .leading) {
        Text("title")
        if let note { Text(note).padding(2).background(.yellow) }
        Divider()
      }
    }
    let stage = Stage(width: 300) { card(nil) }
    let (title, line) = (stage.views[0], stage.views[1])
    stage.show { card("note") }
    expectEqual(stage.views.count, 4)
    expect(stage.views[0] === title && stage.views[3] === line)
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { card("note") }.frames)
    let note = stage.views[2]
    stage.show { card("other") }
    expect(stage.views[2] === note)
    stage.show { card(nil) }
    stage.lay(width: 300)
    expectEqual(stage.frames, Stage(width: 300) { card(nil) }.frames)
  }

  /// Another name mounts anew, the same name updates in place.
  private func identity() {
    let stage = Stage(width: 300) { Text("a").id(1) }
    let label = stage.views[0]
    stage.show { Text("b").id(1) }
    expect(stage.views[0] === label)
    stage.show { Text("b").id(2) }
    expect(stage.views.count == 1 && stage.views[0] !== label)
  }

  @Test("S2-18: the views of elements follow their identifiers", arguments: 0..<20 as Range<UInt64>)
  func elements(seed: UInt64) {
    func list(_ names: [Int]) -> some View {
      VStack(spacing: 0) {
        Text("first")
        ForEach(names, id: \.self) { Text("name \($0)") }
        Text("last")
      }
    }
    var generator = SplitMix64(seed: seed)
    var names = Array(0..<8)
    let stage = Stage(width: 300) { list(names) }
    for step in 0..<12 {
      var known: [String: UIView] = [:]
      for label in stage.labels { known[label.text ?? ""] = label }
      names = (0..<12).filter { _ in Bool.random(using: &generator) }.shuffled(using: &generator)
      stage.show { list(names) }
      let texts = ["first"] + names.map { "name \($0)" } + ["last"]
      expectEqual(stage.labels.map { $0.text ?? "" }, texts, "seed \(seed), step \(step)")
      for label in stage.labels {
        guard let former = known[label.text ?? ""] else { continue }
        expect(label === former, "seed \(seed), step \(step), \(label.text ?? "")")
      }
      stage.lay(width: 300)
      expectEqual(stage.frames, Stage(width: 300) { list(names) }.frames, "seed \(seed)")
    }
  }

  @Test("S2-18: elements that share an identifier are told apart by their order")
  func sharedIdentifiers() {
    func list(_ names: [String]) -> some View {
      VStack { ForEach(names, id: \.self) { Text($0) } }
    }
    let stage = Stage(width: 300) { list(["a", "a", "b"]) }
    stage.show { list(["b", "a", "a", "a"]) }
    expectEqual(stage.labels.map(\.text), ["b", "a", "a", "a"])
  }

  @Test(
    "S2-18: updates of random trees end where a fresh tree begins",
    arguments: 0..<40 as Range<UInt64>
  )
  func randomTrees(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let stage = Stage(width: 320) { RandomTree.make(&generator, depth: 4) }
    for step in 0..<10 {
      let tree = RandomTree.make(&generator, depth: 4)
      stage.show { tree }
      stage.lay(width: 320)
      let fresh = Stage(width: 320) { tree }
      let difference = zip(describe(stage.view), describe(fresh.view)).first { $0 != $1 }
      expect(difference == nil, "seed \(seed), step \(step)")
      expectEqual(
        describe(stage.view).count,
        describe(fresh.view).count,
        "seed \(seed), step \(step)"
      )
    }
  }

  /// The runs of a label's text.
  private func describeRuns(_ label: UILabel) -> String {
    var line = ""
    let text = label.attributedText ?? NSAttributedString(string: "")
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
      line += " \(range)"
      if let font = values[.font] as? UIFont { line += " \(font.metrics)" }
      if let color = values[.foregroundColor] as? UIColor { line += " \(color.packedRGBA)" }
      if values[.underlineStyle] != nil { line += " underlined" }
      if let style = values[.paragraphStyle] as? NSParagraphStyle {
        line += " \(style.lineSpacing)"
      }
    }
    return line
  }

  /// All views below a view with what they show.
  private func describe(_ view: UIView) -> [String] {
    view.subviews.flatMap { view -> [String] in
      var line = "\(type(of: view)) \(view.frame) \(view.alpha) \(view.isHidden)"
      line += " \(view.clipsToBounds) \(view.backgroundColor?.packedRGBA ?? 0)"
      if let label = view as? UILabel {
        line += " \(label.text ?? "") \(label.textColor.packedRGBA) \(label.numberOfLines)"
        line += " \(label.font.pointSize)" + describeRuns(label)
      }
      return [line] + describe(view) + (view.mask.map(describe) ?? [])
    }
  }
}
