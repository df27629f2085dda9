// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

@Suite("Kinds of property writes") @MainActor struct WriteKindTests {
  private struct Setter {
    let name: String
    let kind: String
    let write: (Bool) -> Void

    init(_ kind: String, _ name: String, _ write: @escaping (Bool) -> Void) {
      self.kind = kind
      self.name = name
      self.write = write
    }
  }

  private static let kinds = ["text", "color", "image", "font", "flag", "other"]

  /// A colour that is made anew each time, so that equality is of values.
  private static func color(_ isRed: Bool) -> UIColor {
    UIColor(red: isRed ? 1 : 0, green: 0, blue: 0, alpha: 1)
  }

  private static var setters: [Setter] {
    viewSetters + labelSetters + imageSetters + controlSetters + cellSetters
  }

  private static var viewSetters: [Setter] {
    let view = UIView(frame: .zero)
    let stack = UIStackView(frame: .zero)
    let arranged = UIView(frame: .zero)
    stack.addArrangedSubview(arranged)
    return [
      Setter("color", "backgroundColor") { view.backgroundColor = color($0) },
      Setter("color", "tintColor") { view.tintColor = color($0) },
      Setter("other", "alpha") { view.alpha = $0 ? 0.5 : 1 },
      Setter("flag", "isHidden") { view.isHidden = $0 },
      Setter("flag", "clipsToBounds") { view.clipsToBounds = $0 },
      Setter("flag", "masksToBounds") { view.layer.masksToBounds = $0 },
      Setter("other", "contentMode") { view.contentMode = $0 ? .center : .left },
      Setter("other", "semanticContentAttribute") {
        view.semanticContentAttribute = $0 ? .forceRightToLeft : .playback
      }, Setter("other", "cornerRadius") { view.layer.cornerRadius = $0 ? 4 : 8 },
      Setter("color", "borderColor") { view.layer.borderColor = color($0).cgColor },
      Setter("color", "layer.shadowColor") { view.layer.shadowColor = color($0).cgColor },
      Setter("other", "axis") { stack.axis = $0 ? .vertical : .horizontal },
      Setter("other", "spacing") { stack.spacing = $0 ? 4 : 8 },
      Setter("other", "custom spacing") { stack.setCustomSpacing($0 ? 4 : 8, after: arranged) },
      Setter("flag", "isBaselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 },
    ]
  }

  private static var labelSetters: [Setter] {
    let label = UILabel(frame: .zero)
    let attributed = UILabel(frame: .zero)
    return [
      Setter("text", "text") { label.text = $0 ? "on" + String(1) : "off" },
      Setter("text", "attributedText") {
        attributed.attributedText = NSAttributedString(string: $0 ? "on" : "off")
      }, Setter("font", "font") { label.font = .systemFont(ofSize: $0 ? 12 : 13) },
      Setter("color", "textColor") { label.textColor = color($0) },
      Setter("color", "highlightedTextColor") { label.highlightedTextColor = color($0) },
      Setter("color", "shadowColor") { label.shadowColor = color($0) },
      Setter("other", "shadowOffset") { label.shadowOffset = CGSize($0 ? 1 : 2, 0) },
      Setter("other", "textAlignment") { label.textAlignment = $0 ? .right : .left },
      Setter("other", "numberOfLines") { label.numberOfLines = $0 ? 2 : 3 },
      Setter("other", "lineBreakMode") { label.lineBreakMode = $0 ? .byClipping : .byCharWrapping },
      Setter("other", "preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 ? 50 : 60 },
      Setter("other", "minimumScaleFactor") { label.minimumScaleFactor = $0 ? 0.5 : 0.6 },
      Setter("flag", "isHighlighted") { label.isHighlighted = $0 },
      Setter("flag", "isEnabled") { label.isEnabled = $0 },
      Setter("flag", "adjustsFontSizeToFitWidth") { label.adjustsFontSizeToFitWidth = $0 },
      Setter("flag", "adjustsFontForContentSizeCategory") {
        label.adjustsFontForContentSizeCategory = $0
      },
    ]
  }

  private static var imageSetters: [Setter] {
    let view = UIImageView(frame: .zero)
    let images = [UIImage(systemName: "star"), UIImage(systemName: "heart")]
    return [
      Setter("image", "image") { view.image = images[$0 ? 0 : 1] },
      Setter("image", "highlightedImage") { view.highlightedImage = images[$0 ? 0 : 1] },
      Setter("image", "preferredSymbolConfiguration") {
        view.preferredSymbolConfiguration = .init(pointSize: $0 ? 12 : 13)
      }, Setter("flag", "isHighlighted of an image") { view.isHighlighted = $0 },
    ]
  }

  private static var controlSetters: [Setter] {
    let button = UIButton(type: .custom)
    let star = UIImage(systemName: "star")
    let lamp = UISwitch(frame: .zero)
    let slider = UISlider(frame: .zero)
    let stepper = UIStepper(frame: .zero)
    let segments = UISegmentedControl(items: ["a", "b"])
    let bar = UIProgressView(frame: .zero)
    let wheel = UIActivityIndicatorView(style: .medium)
    return [
      Setter("flag", "control.isEnabled") { button.isEnabled = !$0 },
      Setter("flag", "isSelected") { button.isSelected = $0 },
      Setter("flag", "control.isHighlighted") { button.isHighlighted = $0 },
      Setter("other", "contentVerticalAlignment") {
        button.contentVerticalAlignment = $0 ? .top : .bottom
      },
      Setter("other", "contentHorizontalAlignment") {
        button.contentHorizontalAlignment = $0 ? .left : .right
      }, Setter("text", "title") { button.setTitle($0 ? "on" : "off", for: .normal) },
      Setter("color", "titleColor") { button.setTitleColor(color($0), for: .normal) },
      Setter("image", "button.image") { button.setImage($0 ? star : nil, for: .normal) },
      Setter("flag", "isOn") { lamp.isOn = $0 },
      Setter("color", "onTintColor") { lamp.onTintColor = color($0) },
      Setter("other", "slider.value") { slider.value = $0 ? 0.25 : 0.5 },
      Setter("other", "slider.minimumValue") { slider.minimumValue = $0 ? -1 : 0 },
      Setter("other", "slider.maximumValue") { slider.maximumValue = $0 ? 2 : 1 },
      Setter("color", "minimumTrackTintColor") { slider.minimumTrackTintColor = color($0) },
      Setter("color", "maximumTrackTintColor") { slider.maximumTrackTintColor = color($0) },
      Setter("color", "slider.thumbTintColor") { slider.thumbTintColor = color($0) },
      Setter("other", "stepper.value") { stepper.value = $0 ? 1 : 2 },
      Setter("other", "stepper.minimumValue") { stepper.minimumValue = $0 ? -1 : 0 },
      Setter("other", "stepper.maximumValue") { stepper.maximumValue = $0 ? 20 : 30 },
      Setter("other", "selectedSegmentIndex") { segments.selectedSegmentIndex = $0 ? 0 : 1 },
      Setter("color", "selectedSegmentTintColor") { segments.selectedSegmentTintColor = color($0) },
      Setter("other", "progress") { bar.progress = $0 ? 0.25 : 0.5 },
      Setter("color", "progressTintColor") { bar.progressTintColor = color($0) },
      Setter("color", "trackTintColor") { bar.trackTintColor = color($0) },
      Setter("other", "indicator.style") { wheel.style = $0 ? .large : .medium },
      Setter("color", "indicator.color") { wheel.color = color($0) },
    ]
  }

  private static var cellSetters: [Setter] {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let table = UITableView(frame: .zero, style: .plain)
    return [
      Setter("other", "accessoryType") { cell.accessoryType = $0 ? .checkmark : .detailButton },
      Setter("other", "indentationLevel") { cell.indentationLevel = $0 ? 1 : 2 },
      Setter("flag", "showsReorderControl") { cell.showsReorderControl = $0 },
      Setter("other", "selectionStyle") { cell.selectionStyle = $0 ? .none : .default },
      Setter("other", "separatorStyle") { table.separatorStyle = $0 ? .none : .singleLine },
      Setter("color", "separatorColor") { table.separatorColor = color($0) },
      Setter("color", "sectionIndexColor") { table.sectionIndexColor = color($0) },
    ]
  }

  @Test(
    "each setter counts one write, of its kind, carried out unless it is equal and compared",
    arguments: [true, false]
  )
  func kinds(isOn: Bool) {
    let former = SetterComparison.isOn
    SetterComparison.isOn = isOn
    defer { SetterComparison.isOn = former }
    for setter in Self.setters {
      setter.write(true)
      for (name, isEqual) in [("equal", true), ("other", false)] {
        let done = counting { setter.write(isEqual) }
        let effective = isEqual && isOn ? 0 : 1
        for kind in Self.kinds {
          let isOwn = kind == setter.kind
          let note: Comment = "\(setter.name), \(name) value, \(kind)"
          expectEqual(done["\(kind)WritesAsked"], (isOwn ? 1 : 0), note)
          expectEqual(done["\(kind)WritesEffective"], (isOwn ? effective : 0), note)
        }
        expect(done["propertyWritesAsked"] == 1 && done["propertyWritesEffective"] == effective)
      }
    }
  }

  @Test("the sums are those of the kinds, and the single reading is the sum of writes asked")
  func sums() {
    let single = EngineCounters.propertyWriteCount
    let done = counting {
      for (index, setter) in Self.setters.enumerated() {
        for turn in 0..<index % 3 { setter.write(turn == 0) }
      }
    }
    let asked = Self.kinds.map { done["\($0)WritesAsked"] }
    let effective = Self.kinds.map { done["\($0)WritesEffective"] }
    expect(done["propertyWritesAsked"] == asked.reduce(0, +) && asked.allSatisfy { $0 > 0 })
    expectEqual(done["propertyWritesEffective"], effective.reduce(0, +))
    expectEqual(EngineCounters.propertyWriteCount - single, done["propertyWritesAsked"])
    let names = ["property"] + Self.kinds
    expectEqual(
      EngineCounters.writeNames,
      names.flatMap { ["\($0)WritesAsked", "\($0)WritesEffective"] }
    )
  }
}

@Suite("Setter comparison") @MainActor struct SetterComparisonTests {
  private struct Setter {
    let name: String
    let view: UIView
    let write: (Bool) -> Void
    let laysOut: Bool
  }

  private let label = UILabel(frame: CGRect(0, 0, 50, 20))
  private let image = UIImageView(frame: CGRect(0, 0, 20, 20))
  private let view = UIView(frame: CGRect(0, 0, 20, 20))
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
      ("alpha", view, { view.alpha = $0 ? 0.5 : 1 }), ("isHidden", view, { view.isHidden = $0 }),
      ("clipsToBounds", view, { view.clipsToBounds = $0 }),
      ("contentMode", image, { image.contentMode = $0 ? .center : .scaleAspectFit }),
    ]
    return writes.map { Setter(name: $0.0, view: $0.1, write: $0.2, laysOut: false) }
  }

  private func writes(_ body: () -> Void) -> (asked: Int, effective: Int) {
    let done = counting(body)
    return (done["propertyWritesAsked"], done["propertyWritesEffective"])
  }

  private func withComparison(_ isOn: Bool, _ body: () throws -> Void) rethrows {
    let former = SetterComparison.isOn
    SetterComparison.isOn = isOn
    defer { SetterComparison.isOn = former }
    try body()
  }

  @Test("an equal value commits nothing if compared, else its own layer", arguments: [true, false])
  func equalValues(isOn: Bool) throws {
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    for view in [label, image, view] { root.addSubview(view) }
    let renderer = FrameRenderer(root: root)
    try withComparison(isOn) {
      for setter in setters {
        setter.write(true)
        renderer.renderFrame()
        let equal = writes { setter.write(true) }
        expect(equal == (1, isOn ? 0 : 1), "\(setter.name)")
        renderer.renderFrame()
        let layers = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
          .map(\.layer)
        expectEqual(layers, (isOn ? [] : [setter.view.layerIdentifier]), "\(setter.name)")
        let other = writes { setter.write(false) }
        expect(other == (1, 1), "\(setter.name)")
        expect(renderer.rendered(renderer.committedBytes > 0), "\(setter.name)")
      }
    }
  }

  @Test("Comparison is on, and the table's own hiding of cells is no property write")
  func initial() {
    expect(SetterComparison.isOn)
    let screen = Screen(ListModel(titles: (0..<100).map { "\($0)" }))
    screen.render()
    let found = writes { screen.render(at: 440) }
    expect(found == (10, 10), "one text for each of ten rows")
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
