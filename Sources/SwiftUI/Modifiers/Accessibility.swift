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

  @MainActor public static func _makeNode() -> _ViewNode { AccessibilityNode() }

  @MainActor public func _apply(to node: _ViewNode, _ environment: inout _ViewEnvironment) {
    unsafeDowncast(node, to: AccessibilityNode.self).take(self)
  }

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
    let corner = holder.frame.origin
    super.arrange(at: CGPoint(x: origin.x - corner.x, y: origin.y - corner.y), proposal)
  }
}

public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: UIAccessibilityTraits) { self.init(rawValue: traits.rawValue) }

  public static let isButton = AccessibilityTraits(.button)
  public static let isHeader = AccessibilityTraits(.header)
  public static let isSelected = AccessibilityTraits(.selected)
  public static let isLink = AccessibilityTraits(.link)
  public static let isImage = AccessibilityTraits(.image)
  public static let isStaticText = AccessibilityTraits(.staticText)

  var traits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case ignore, combine, contain
  }

  let kind: Kind

  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  public static let combine = AccessibilityChildBehavior(kind: .combine)
  public static let contain = AccessibilityChildBehavior(kind: .contain)
}

extension View {
  public func accessibilityLabel<Name: StringProtocol>(_ label: Name) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(label: String(label)))
  }

  public func accessibilityLabel(_ label: Text) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(label: label.string))
  }

  public func accessibilityValue<Name: StringProtocol>(_ value: Name) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(value: String(value)))
  }

  public func accessibilityValue(_ value: Text) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(value: value.string))
  }

  public func accessibilityHint<Name: StringProtocol>(_ hint: Name) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(hint: String(hint)))
  }

  public func accessibilityHint(_ hint: Text) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(hint: hint.string))
  }

  public func accessibilityIdentifier(_ identifier: String) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(identifier: identifier))
  }

  public func accessibilityHidden(_ hidden: Bool) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(isHidden: hidden))
  }

  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(added: traits))
  }

  public func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(removed: traits))
  }

  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> _Modified<_Accessibility> {
    _modified(by: _Accessibility(children: children))
  }
}
