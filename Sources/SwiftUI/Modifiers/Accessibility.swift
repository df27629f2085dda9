// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// What assistive technology is told of a view.
public struct _Accessibility: _WrappingModification {
  var label: String?
  var value: String?
  var hint: String?
  var identifier: String?
  var added: AccessibilityTraits = []
  var removed: AccessibilityTraits = []
  var isHidden: Bool?
  var children: AccessibilityChildBehavior?

  /// Makes a node that tells nothing.
  @MainActor public static func _makeNode() -> _ViewNode { AccessibilityNode() }

  /// Takes over what is told.
  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: AccessibilityNode.self).take(self)
  }

  /// Tells it of a view.
  @MainActor func tell(_ view: UIView) {
    if label != nil || value != nil || hint != nil || !added.isEmpty {
      view.isAccessibilityElement = true
    }
    if let label { view.accessibilityLabel = label }
    if let value { view.accessibilityValue = value }
    if let hint { view.accessibilityHint = hint }
    if let identifier { view.accessibilityIdentifier = identifier }
    if !added.isEmpty || !removed.isEmpty {
      view.accessibilityTraits = view.accessibilityTraits.union(added.traits)
        .subtracting(removed.traits)
    }
    if let isHidden { view.accessibilityElementsHidden = isHidden }
    switch children?.kind {
    case nil: break
    case .ignore: view.isAccessibilityElement = true
    case .combine:
      view.isAccessibilityElement = true
      if label == nil { view.accessibilityLabel = view.shownTexts }
    case .contain: view.isAccessibilityElement = false
    }
  }
}

/// A node that tells assistive technology of its content: of the one view that this has, or of one around
/// several.
private final class AccessibilityNode: WrapperNode {
  private let holder = UIView()
  private var isHolding = false
  private var told = _Accessibility()
  private weak var only: UIView?

  func take(_ told: _Accessibility) {
    self.told = told
    if let view = isHolding ? holder : only { told.tell(view) }
  }

  override func appendViews(to views: inout [UIView]) {
    var content: [UIView] = []
    super.appendViews(to: &content)
    isHolding = content.count != 1 || told.children != nil
    only = content.first
    if isHolding {
      holder.showSubviews(content)
      views.append(holder)
    } else {
      views.append(contentsOf: content)
    }
    if let view = isHolding ? holder : only { told.tell(view) }
  }

  override func arrange(at origin: CGPoint, _ proposal: Proposal) {
    guard isHolding else { return super.arrange(at: origin, proposal) }
    holder.show(in: CGRect(origin: origin, size: size(proposal)))
    super
      .arrange(
        at: CGPoint(x: origin.x - holder.frame.minX, y: origin.y - holder.frame.minY),
        proposal
      )
  }
}

/// What kind of element a view is for assistive technology.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt64

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// Creates an empty set.
  public init() {
    self.init(bits: 0)
  }

  /// It does something when it is touched.
  public static let isButton = AccessibilityTraits(bits: UIAccessibilityTraits.button.rawValue)
  /// It is a heading.
  public static let isHeader = AccessibilityTraits(bits: UIAccessibilityTraits.header.rawValue)
  /// It is selected.
  public static let isSelected = AccessibilityTraits(bits: UIAccessibilityTraits.selected.rawValue)
  /// It leads somewhere else.
  public static let isLink = AccessibilityTraits(bits: UIAccessibilityTraits.link.rawValue)
  /// It is an image.
  public static let isImage = AccessibilityTraits(bits: UIAccessibilityTraits.image.rawValue)
  /// It is a text that does not change.
  public static let isStaticText = AccessibilityTraits(
    bits: UIAccessibilityTraits.staticText.rawValue
  )

  /// The other framework's set.
  var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: bits) }

  /// Whether all traits of another set are in this one.
  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  /// Inserts the traits of another set.
  @discardableResult public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    bits |= newMember.bits
    return (isNew, newMember)
  }

  /// Removes the traits of another set, and returns those that were there.
  @discardableResult public mutating func remove(
    _ member: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let found = bits & member.bits
    bits &= ~member.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// Inserts the traits of another set, and returns those that were there.
  @discardableResult public mutating func update(
    with newMember: AccessibilityTraits
  ) -> AccessibilityTraits? {
    let found = bits & newMember.bits
    bits |= newMember.bits
    return found == 0 ? nil : AccessibilityTraits(bits: found)
  }

  /// The traits of both sets.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  /// The traits that are in both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  /// The traits that are in one set and not in the other.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  /// Inserts the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { bits |= other.bits }
  /// Removes all traits that are not in another set.
  public mutating func formIntersection(_ other: AccessibilityTraits) { bits &= other.bits }
  /// Keeps the traits that are in one set and not in the other.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { bits ^= other.bits }
}

/// What becomes of the elements in a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore
    case combine
    case contain
  }

  let kind: Kind

  /// They are left out.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// They are one element, named by their texts.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  /// They stay elements.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}
