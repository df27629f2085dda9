// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
  /// The constraint as a formula, such as `UILabel#4.leading == MyView#3.leading + 10`.
  var text: String {
    if case .nothing = first { return "<a constraint without items>" }
    var formula = "\(Self.name(of: first, firstAttribute)) \(relation.sign) "
    if secondAttribute == .notAnAttribute {
      formula += Self.number(constant)
    } else {
      if multiplier != 1 { formula += "\(Self.number(multiplier)) * " }
      formula += Self.name(of: second ?? .nothing, secondAttribute)
      if constant > 0 { formula += " + \(Self.number(constant))" }
      if constant < 0 { formula += " - \(Self.number(-constant))" }
    }
    if priority != .required { formula += " @\(Self.number(CGFloat(priority.rawValue)))" }
    return identifier.map { "<\($0): \(formula)>" } ?? "<\(formula)>"
  }

  private static func name(of target: LayoutTarget, _ attribute: Attribute) -> String {
    guard case .distance(let distance) = target else {
      return "\(name(of: target.object)).\(attribute)"
    }
    return "(\(name(of: distance.end, distance.endAttribute)) - "
      + "\(name(of: distance.start, distance.startAttribute)))"
  }

  static func name(of object: AnyObject?) -> String {
    switch object {
    case let view as UIView: "\(type(of: view))#\(view.layerIdentifier)"
    case let guide as UILayoutGuide: name(ofGuide: guide)
    default: "(gone)"
    }
  }

  private static func name(ofGuide guide: UILayoutGuide) -> String {
    let owner = guide.owningView.map { name(of: $0) } ?? "no view"
    return "\(guide.label) of \(owner)"
  }

  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
  }

  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor<AnyObject>(first, firstAttribute)
  }

  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
  }

  func saysTheSame(as other: NSLayoutConstraint) -> Bool {
    guard firstAttribute == other.firstAttribute, secondAttribute == other.secondAttribute,
      relation == other.relation, multiplier == other.multiplier, constant == other.constant,
      priority == other.priority, first.isSame(as: other.first)
    else { return false }
    guard let second, let otherSecond = other.second else {
      return second == nil && other.second == nil
    }
    return second.isSame(as: otherSecond)
  }
}

extension LayoutTarget {
  func isSame(as other: LayoutTarget) -> Bool {
    switch (self, other) {
    case (.view(let record), .view(let otherRecord)): record === otherRecord
    case (.guide(let guide), .guide(let otherGuide)): guide === otherGuide
    case (.distance(let distance), .distance(let otherDistance)):
      distance.startAttribute == otherDistance.startAttribute
        && distance.endAttribute == otherDistance.endAttribute
        && distance.start.isSame(as: otherDistance.start)
        && distance.end.isSame(as: otherDistance.end)
    default: false
    }
  }

  var isMeasuredFromBaseline: Bool {
    guard case .distance(let distance) = self else { return false }
    return distance.startAttribute.isBaseline || distance.endAttribute.isBaseline
  }
}
