// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// The first property in which a recycled cell differs from a fresh one of the same row: a forgotten reset.
///
/// Walks two trees of views in parallel. Visible properties of the whole tree are compared first, then invisible ones:
/// the handlers of controls, and the number of subviews.
@MainActor struct CellDifference {
  let property: String
  let found: String
  let expected: String

  private let root: UIView
  private let holder: UIView

  /// The view, by the name of the property that holds it, if any; computed lazily, since it is slower than the
  /// comparison.
  var view: String { ViewNames(of: root).name(of: holder) }

  var place: String { "\(view).\(property)" }

  /// Compares two cells, headers or footers; nil if no inspected property differs.
  init?(of recycled: UIView, from fresh: UIView) {
    self.init(recycled, fresh, [Self.visible, Self.handlers, Self.subviewCount])
  }

  /// Compares only the numbers of actions and gestures, which cannot be seen.
  static func ofHandlers(
    _ recycled: UITableViewCell,
    from fresh: UITableViewCell
  ) -> CellDifference? {
    CellDifference(recycled, fresh, [handlers])
  }

  private init?(_ recycled: UIView, _ fresh: UIView, _ walks: [(UIView) -> [Property]]) {
    for properties in walks {
      guard let place = Self.first(recycled, fresh, properties) else { continue }
      root = recycled
      holder = place.view
      property = place.found.name
      found = place.found.value
      expected = place.expected.value
      return
    }
    return nil
  }

  private typealias Property = (name: String, value: String)
  private typealias Place = (view: UIView, found: Property, expected: Property)

  private static func first(
    _ recycled: UIView,
    _ fresh: UIView,
    _ properties: (UIView) -> [Property]
  ) -> Place? {
    for (found, expected) in zip(properties(recycled), properties(fresh))
    where found.value != expected.value {
      return (recycled, found, expected)
    }
    for (one, other) in zip(recycled.subviews, fresh.subviews)
    where type(of: one) == type(of: other) {
      if let place = first(one, other, properties) { return place }
    }
    return nil
  }

  // MARK: Properties

  private static func visible(_ view: UIView) -> [Property] {
    var all: [Property] = [
      ("isHidden", "\(view.isHidden)"), ("alpha", "\(view.alpha)"),
      ("backgroundColor", text(view.backgroundColor)), ("tintColor", text(view.tintColor)),
    ]
    switch view {
    case let label as UILabel:
      all += [
        ("text", quoted(label.text)), ("textColor", text(label.textColor)),
        ("font", text(label.font)),
        ("attributedText", label.attributedText.map { "\($0)" } ?? "nil"),
        ("textAlignment", "\(label.textAlignment)"), ("numberOfLines", "\(label.numberOfLines)"),
      ]
    case let image as UIImageView:
      all += [("image", text(image.image)), ("isHighlighted", "\(image.isHighlighted)")]
    case let cell as UITableViewCell:
      all += [
        ("accessoryType", "\(cell.accessoryType)"), ("selectionStyle", "\(cell.selectionStyle)"),
        ("accessoryView", cell.accessoryView == nil ? "nil" : "a view"),
        ("isSelected", "\(cell.isSelected)"), ("isHighlighted", "\(cell.isHighlighted)"),
      ]
    case let toggle as UISwitch: all.append(("isOn", "\(toggle.isOn)"))
    case let slider as UISlider: all.append(("value", "\(slider.value)"))
    case let progress as UIProgressView: all.append(("progress", "\(progress.progress)"))
    default: break
    }
    if let control = view as? UIControl {
      all += [("isEnabled", "\(control.isEnabled)"), ("isSelected", "\(control.isSelected)")]
    }
    if !(view is UITableViewCell) { all.append(("frame", text(view.frame))) }
    return all
  }

  private static func handlers(_ view: UIView) -> [Property] {
    let gestureCount = view.gestureRecognizers?.count ?? 0
    let gestures = [("gestures", gestureCount == 1 ? "1 gesture" : "\(gestureCount) gestures")]
    guard view is UIControl else { return gestures }
    let count = actionCount(of: view)
    return gestures + [("actions", count == 1 ? "1 action" : "\(count) actions")]
  }

  static func actionCount(of view: UIView) -> Int {
    var count = 0
    (view as? UIControl)?.enumerateEventHandlers { _, _, _, _ in count += 1 }
    return count
  }

  private static func subviewCount(_ view: UIView) -> [Property] {
    let count = view.subviews.count
    return [("subviews", count == 1 ? "1 subview" : "\(count) subviews")]
  }

  private static func quoted(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "nil" }

  static func text(_ frame: CGRect) -> String {
    "(\(frame.minX), \(frame.minY), \(frame.width), \(frame.height))"
  }

  private static func text<Value>(_ value: Value?) -> String { value.map { "\($0)" } ?? "nil" }
}

/// The names of views in a cell: the property of the cell, or of an object in it, that holds them.
@MainActor private struct ViewNames {
  /// The depth of the search through properties of properties.
  private static let depth = 3

  private var names: [ObjectIdentifier: String] = [:]

  init(of root: UIView) {
    switch root {
    case let cell as UITableViewCell:
      names[ObjectIdentifier(cell)] = "the cell"
      names[ObjectIdentifier(cell.contentView)] = "contentView"
    case let header as UITableViewHeaderFooterView:
      names[ObjectIdentifier(header)] = "the view"
      names[ObjectIdentifier(header.contentView)] = "contentView"
    default: names[ObjectIdentifier(root)] = "the view"
    }
    note(root, prefix: "", depth: Self.depth)
    var place: [String: Int] = [:]
    number(root, &place)
  }

  func name(of view: UIView) -> String { names[ObjectIdentifier(view)] ?? "\(type(of: view))" }

  /// Names the views that properties hold, those of a class before those of its bases.
  private mutating func note(_ value: Any, prefix: String, depth: Int) {
    guard depth > 0 else { return }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let level = mirror, level.subjectType != UITableViewCell.self,
      level.subjectType != UITableViewHeaderFooterView.self, level.subjectType != UIView.self
    {
      for child in level.children {
        guard let label = child.label, let held = Self.unwrapped(child.value) else { continue }
        let path = prefix + label.replacing("$__lazy_storage_$_", with: "")
        guard let view = held as? UIView else {
          if Mirror(reflecting: held).displayStyle == .class
            || Mirror(reflecting: held).displayStyle == .struct
          {
            note(held, prefix: path + ".", depth: depth - 1)
          }
          continue
        }
        if names[ObjectIdentifier(view)] == nil {
          names[ObjectIdentifier(view)] = path
          note(view, prefix: path + ".", depth: depth - 1)
        }
      }
      mirror = level.superclassMirror
    }
  }

  /// Names the views that no property holds by their class and number.
  private mutating func number(_ view: UIView, _ place: inout [String: Int]) {
    for subview in view.subviews {
      let kind = "\(type(of: subview))"
      place[kind, default: 0] += 1
      if names[ObjectIdentifier(subview)] == nil {
        names[ObjectIdentifier(subview)] = "\(kind) \(place[kind] ?? 1)"
      }
      // A content view's subviews are named by its own properties.
      note(subview, prefix: "\(names[ObjectIdentifier(subview)] ?? kind).", depth: 1)
      number(subview, &place)
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value
  }
}
