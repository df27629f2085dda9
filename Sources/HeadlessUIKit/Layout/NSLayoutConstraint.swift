// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
public import Foundation

/// One linear relation between parts of views: first = multiplier x second + constant.
///
/// The nearest common ancestor owns an active constraint; it takes effect with the next layout.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondAttribute: Attribute
  public let multiplier: CGFloat
  open var identifier: String?
  let first: LayoutTarget
  let second: LayoutTarget?
  nonisolated(unsafe) var owner: LayoutRecord?
  var ownerIndex = 0
  var sequence = 0
  nonisolated(unsafe) private(set) var scope: LayoutScope?
  nonisolated(unsafe) var handle: ConstraintHandle?
  nonisolated(unsafe) var isConstantStale = false
  var isConflictReported = false
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required

  public convenience init(
    item first: Any,
    attribute firstAttribute: Attribute,
    relatedBy relation: Relation,
    toItem second: Any?,
    attribute secondAttribute: Attribute,
    multiplier: CGFloat,
    constant: CGFloat
  ) {
    guard let firstTarget = LayoutTarget(first as AnyObject) else {
      stop("A constraint is about a view or a layout guide, found \(first).")
    }
    let secondTarget = second.flatMap { LayoutTarget($0 as AnyObject) }
    require(
      (second == nil) == (secondTarget == nil),
      "A constraint relates to a view or a layout guide, found \(String(describing: second))."
    )
    self.init(
      firstTarget,
      firstAttribute,
      relation,
      secondTarget,
      secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  public override init() {
    firstAttribute = .notAnAttribute
    relation = .equal
    secondAttribute = .notAnAttribute
    multiplier = 1
    first = .nothing
    second = nil
    storedConstant = 0
    super.init()
  }

  init(
    _ first: LayoutTarget,
    _ firstAttribute: Attribute,
    _ relation: Relation,
    _ second: LayoutTarget?,
    _ secondAttribute: Attribute,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) {
    Self.check(firstAttribute, secondAttribute, hasSecond: second != nil)
    Self.check(multiplier, of: firstAttribute)
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.first = first
    self.second = second
    storedConstant = Self.bounded(constant)
    super.init()
  }

  open var firstItem: AnyObject? { first.object }
  open var secondItem: AnyObject? { second?.object }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = Self.bounded(newValue)
      scope?.constantDidChange(of: self)
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      newValue.requireInRange()
      let former = storedPriority
      storedPriority = newValue
      scope?.priorityDidChange(of: self, from: former)
    }
  }

  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open override nonisolated var description: String { MainActor.assumeIsolated { text } }
  var isOrphaned: Bool { first.isGone || second?.isGone == true }
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  var namesBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline || first.isMeasuredFromBaseline
      || second?.isMeasuredFromBaseline == true
  }

  func enter(_ scope: LayoutScope) { self.scope = scope }

  nonisolated func leave(_ former: LayoutScope) {
    guard scope === former else { return }
    scope = nil
    handle = nil
    isConstantStale = false
  }

  /// Returns the constant within the limits; NaN is a programmer's error.
  private static func bounded(_ constant: CGFloat) -> CGFloat {
    require(
      constant.isFinite,
      "A constraint's constant must be a finite number, found \(constant)."
    )
    return LayoutLimits.bounded(constant)
  }

  private static func check(_ multiplier: CGFloat, of attribute: Attribute) {
    require(
      abs(multiplier) <= LayoutLimits.multiplier,
      "A constraint's multiplier must be a number of at most 1e6 in magnitude, found \(multiplier)."
    )
    require(
      multiplier != 0 || attribute.isSize,
      "A multiplier of 0 leaves the position \(attribute) without an item to relate to."
    )
  }

  private static func check(_ first: Attribute, _ second: Attribute, hasSecond: Bool) {
    require(first != .notAnAttribute, "A constraint needs an attribute of its first item.")
    guard hasSecond else {
      require(
        first.isSize,
        "The position \(first) relates to another item; only a size can be a constant."
      )
      return
    }
    require(
      first.isSize == second.isSize && (first.isSize || first.axis == second.axis),
      "A constraint cannot relate \(first) to \(second)."
    )
  }
}
