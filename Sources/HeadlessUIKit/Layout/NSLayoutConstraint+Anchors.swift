// SPDX-License-Identifier: Apache-2.0

extension NSLayoutConstraint {
  /// The anchor of the first item.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor<AnyObject>(first, firstAttribute)
  }

  /// The anchor of the second item, if there is one.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
  }
}

extension NSLayoutConstraint {
  /// Whether another constraint has the same items, numbers and priority.
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
  /// Whether another target is the same view or guide, or a distance between the same edges.
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

  /// Whether the target is a distance from or to a baseline.
  var isMeasuredFromBaseline: Bool {
    guard case .distance(let distance) = self else { return false }
    return distance.startAttribute.isBaseline || distance.endAttribute.isBaseline
  }
}
