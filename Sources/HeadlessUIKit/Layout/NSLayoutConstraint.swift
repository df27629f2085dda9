// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
public import Foundation

/// One linear relation between parts of views: first = multiplier x second + constant.
///
/// An active constraint belongs to the nearest view that holds both of its items, and keeps alive
/// with it. It takes effect with the next layout.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  public let firstAttribute: Attribute
  public let relation: Relation
  public let secondAttribute: Attribute
  public let multiplier: CGFloat

  open var identifier: String?

  let first: LayoutTarget
  let second: LayoutTarget?

  /// The record of the view that owns the constraint while it is active.
  nonisolated(unsafe) var owner: LayoutRecord?
  /// The place in the owner's list.
  var ownerIndex = 0
  /// Counts activations, so that constraints have an order that repeats from run to run.
  var sequence = 0
  /// The scope that solves the constraint while it stands in a solver.
  nonisolated(unsafe) private(set) var scope: LayoutScope?
  /// The constraint as the scope's solver knows it; nil while it is pending or broken.
  nonisolated(unsafe) var handle: ConstraintHandle?
  /// Whether the scope has been told of a new constant and not solved for it yet.
  nonisolated(unsafe) var isConstantStale = false
  /// Whether a conflict of this constraint has been reported, which happens once.
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

  open override nonisolated var description: String {
    MainActor.assumeIsolated { text }
  }

  /// Whether an item of the constraint is gone, which leaves nothing to solve.
  var isOrphaned: Bool { first.isGone || second?.isGone == true }

  /// Whether the constraint counts in the direction in which text runs.
  var isDirectional: Bool { firstAttribute.isDirectional || secondAttribute.isDirectional }

  /// Whether the constraint depends on where the font of a text puts its baseline.
  var namesBaseline: Bool {
    firstAttribute.isBaseline || secondAttribute.isBaseline || first.isMeasuredFromBaseline
      || second?.isMeasuredFromBaseline == true
  }

  /// Notes that a scope solves the constraint from now on.
  func enter(_ scope: LayoutScope) { self.scope = scope }

  /// Notes that a scope does not solve the constraint any more.
  nonisolated func leave(_ former: LayoutScope) {
    guard scope === former else { return }
    scope = nil
    handle = nil
    isConstantStale = false
  }

  /// A constant that the solver can calculate with; one that is no number is a programmer's error.
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
