// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  /// States the root's size and every constraint of the scope.
  func build() {
    isBuilt = true
    let rootItem = item(for: root)
    rootHandles = (
      addRootSize(rootItem.maxX),
      addRootSize(rootItem.maxY)
    )
    for constraint in root.constraintsInScope {
      if !isTemporary { constraint.enter(self) }
      insert(constraint)
    }
  }

  /// Takes deactivated constraints out of the solver.
  ///
  /// Each costs a repair of the solution, so where many go everything is stated anew instead.
  func withdrawDeactivated() {
    guard !withdrawn.isEmpty else { return }
    if withdrawn.count > 16 && withdrawn.count * 4 > solver.constraintCount {
      invalidateStructure()
      return
    }
    for handle in withdrawn { withdraw(handle) }
    withdrawn.removeAll(keepingCapacity: true)
    mayMend = true
  }

  /// States the constraints that were activated since the last solution.
  func insertPending() {
    guard !pending.isEmpty else { return }
    let constraints = pending
    pending.removeAll(keepingCapacity: true)
    for constraint in constraints { insert(constraint) }
  }

  /// The item of a view, made with those of the views above up to the root.
  func item(for view: UIView) -> LayoutItem {
    if let known = itemsByObject[ObjectIdentifier(view)] { return known }
    var parent: LayoutItem?
    if view !== root {
      guard let above = view.parent else {
        stop(
          "\(NSLayoutConstraint.name(of: view)) has left the tree of a constraint that names it."
        )
      }
      parent = item(for: above)
    }
    let item = LayoutItem(view, parent: parent, in: self)
    itemsByObject[ObjectIdentifier(view)] = item
    items.append(item)
    guard parent != nil else { return item }
    if !isTemporary { item.record?.item = item }
    if item.isFree { addContent(of: item) } else { addFrame(of: item) }
    return item
  }

  /// The item of a guide.
  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let known = itemsByObject[ObjectIdentifier(guide)] { return known }
    guard let view = guide.record?.view else {
      stop("The guide \(guide.label) of a constraint is in no view.")
    }
    let item = LayoutItem(view, guide: guide, parent: item(for: view), in: self)
    itemsByObject[ObjectIdentifier(guide)] = item
    items.append(item)
    if !isTemporary { guide.layoutItem = item }
    return item
  }

  /// States one constraint of the app.
  private func insert(_ constraint: NSLayoutConstraint) {
    guard !constraint.isOrphaned, constraint.priority.rawValue > 0 else { return }
    if constraint.namesBaseline { hasBaselines = true }
    let expression = expression(of: constraint)
    let handle = add(
      expression.terms,
      constraint.relation.solverRelation,
      -expression.constant,
      priority: Double(constraint.priority.rawValue),
      source: .constraint(constraint)
    )
    if !isTemporary { constraint.handle = handle }
  }

  /// The first side of a constraint minus the second; it relates to zero.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression {
    var sum = LayoutExpression()
    let multiplier = Double(constraint.multiplier)
    add(constraint.first, constraint.firstAttribute, times: 1, to: &sum)
    if let second = constraint.second {
      add(second, constraint.secondAttribute, times: -multiplier, to: &sum)
      // A multiple of a position is a multiple of its distance from the owner's corner.
      if multiplier != 1 && !constraint.firstAttribute.isSize, let owner = constraint.owner?.view {
        let corner = item(for: owner)
        let isHorizontal = constraint.firstAttribute.axis == .horizontal
        sum.add(isHorizontal ? corner.minX : corner.minY, multiplier - 1)
      }
    }
    sum.constant -= Double(constraint.constant)
    let limit = ConstraintSolver.magnitudeLimit
    sum.constant = min(max(sum.constant, -limit), limit)
    return sum
  }

  private func add(
    _ target: LayoutTarget,
    _ attribute: NSLayoutConstraint.Attribute,
    times factor: Double,
    to sum: inout LayoutExpression
  ) {
    if case .distance(let distance) = target {
      add(distance.end, distance.endAttribute, times: factor, to: &sum)
      add(distance.start, distance.startAttribute, times: -factor, to: &sum)
      return
    }
    guard let view = target.view else { return }
    guard case .guide(let guide) = target else {
      item(for: view).add(attribute, times: factor, to: &sum)
      return
    }
    guard guide.isInset else {
      item(for: guide).add(attribute, times: factor, to: &sum)
      return
    }
    item(for: view).add(attribute, times: factor, to: &sum)
    let insets = guide.kind == .margins ? view.layoutMargins : view.safeAreaInsets
    sum.constant += factor * Double(LayoutLimits.sound(insets.offset(of: attribute)))
  }

  private func addRootSize(_ edge: Variable) -> ConstraintHandle {
    // A soft constraint is never refused.
    guard
      let handle = add(
        LinearTerms(edge),
        .equal,
        0,
        priority: Self.rootPriority,
        source: .rootSize
      )
    else { stop("The solver refused the size of a view, which is not required.") }
    return handle
  }
}
