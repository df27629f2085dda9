// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  func build() {
    isBuilt = true
    isRightToLeft = root.isRightToLeft
    let rootItem = item(for: root)
    rootHandles = (addRootSize(rootItem.maxX), addRootSize(rootItem.maxY))
    for constraint in root.constraintsInScope {
      if !isTemporary { constraint.enter(self) }
      insert(constraint)
    }
  }

  /// Removes deactivated constraints from the solver; rebuilds it if there are many.
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

  func insertPending() {
    guard !pending.isEmpty else { return }
    let constraints = pending
    pending.removeAll(keepingCapacity: true)
    for constraint in constraints { insert(constraint) }
  }

  /// Returns the item of a view; creates it and those of its ancestors if needed.
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

  func item(for guide: UILayoutGuide) -> LayoutItem {
    if let known = itemsByObject[ObjectIdentifier(guide)] { return known }
    guard let view = guide.record?.view else {
      stop("The guide \(guide.label) of a constraint is in no view.")
    }
    let item = LayoutItem(view, guide: guide, parent: item(for: view), in: self)
    itemsByObject[ObjectIdentifier(guide)] = item
    items.append(item)
    if !isTemporary { guide.layoutItem = item }
    if guide.kind == .content { addContentArea(item) }
    return item
  }

  private func insert(_ constraint: NSLayoutConstraint) {
    guard !constraint.isOrphaned, constraint.priority.rawValue > 0 else { return }
    if constraint.namesBaseline, !baselines.contains(where: { $0 === constraint }) {
      baselines.append(constraint)
    }
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

  /// Returns the first side minus the second; right-to-left text changes the sign of leading
  /// distances.
  func expression(of constraint: NSLayoutConstraint) -> LayoutExpression {
    var sum = LayoutExpression()
    let multiplier = Double(constraint.multiplier)
    let isMirrored = isRightToLeft && constraint.isDirectional
    let sign = isMirrored ? -1.0 : 1
    let area = contentArea(of: constraint)
    add(constraint.first, constraint.firstAttribute, times: sign, in: area, to: &sum)
    if let second = constraint.second {
      add(second, constraint.secondAttribute, times: -sign * multiplier, in: area, to: &sum)
      // A multiple of a position is a multiple of its distance from the owner's corner.
      if multiplier != 1 && !constraint.firstAttribute.isSize, let owner = constraint.owner?.view {
        let corner = item(for: owner)
        let isHorizontal = constraint.firstAttribute.axis == .horizontal
        let edge = isHorizontal ? (isMirrored ? corner.maxX : corner.minX) : corner.minY
        sum.add(edge, sign * (multiplier - 1))
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
    in area: UILayoutGuide?,
    to sum: inout LayoutExpression
  ) {
    if case .distance(let distance) = target {
      let sign = isRightToLeft && distance.isDirectional ? -factor : factor
      add(distance.end, distance.endAttribute, times: sign, in: area, to: &sum)
      add(distance.start, distance.startAttribute, times: -sign, in: area, to: &sum)
      return
    }
    let attribute = isRightToLeft ? attribute.fromRightToLeft : attribute
    guard let view = baselineView(of: target, attribute) else { return }
    let isContent = attribute.isEdge && target.standsForContent(of: area)
    let whole = if isContent, let area { item(for: area) } else { item(for: view) }
    guard case .guide(let guide) = target else {
      whole.add(attribute, times: factor, to: &sum)
      return
    }
    guard guide.isInset else {
      item(for: guide).add(attribute, times: factor, to: &sum)
      return
    }
    whole.add(attribute, times: factor, to: &sum)
    let offset = guide.insets(in: view).offset(of: attribute)
    sum.constant += factor * Double(LayoutLimits.sound(offset))
  }

  private func baselineView(
    of target: LayoutTarget,
    _ attribute: NSLayoutConstraint.Attribute
  ) -> UIView? {
    guard let view = target.view, attribute.isBaseline, case .view = target else {
      return target.view
    }
    let wanted =
      attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    // A view whose frame is set by hand separates its subtree from this scope.
    var here: UIView? = wanted
    while let current = here, current !== view {
      guard let record = current.layoutRecord, !record.isBoundary else { return view }
      here = current.parent
    }
    return here == nil ? view : wanted
  }

  private func addRootSize(_ edge: Variable) -> ConstraintHandle {
    // A soft constraint is never refused.
    guard
      let handle = add(LinearTerms(edge), .equal, 0, priority: Self.rootPriority, source: .rootSize)
    else { stop("The solver refused the size of a view, which is not required.") }
    return handle
  }
}

struct LayoutExpression {
  var terms = LinearTerms()
  var constant = 0.0

  mutating func add(_ edge: Variable?, _ coefficient: Double) {
    guard let edge, coefficient != 0 else { return }
    terms.add(edge, coefficient)
  }
}
