// SPDX-License-Identifier: Apache-2.0

import ConstraintSolver
import Foundation

extension LayoutScope {
  func addContent(of item: LayoutItem) {
    noteWrapping(of: item)
    stateContent(of: item)
  }

  func restateContents() {
    guard !staleContents.isEmpty else { return }
    for item in staleContents {
      item.isIntrinsicSizeStale = false
      guard item.isFree else { continue }
      noteWrapping(of: item)
      stateContent(of: item)
    }
    staleContents.removeAll(keepingCapacity: true)
    // The font of a view that a constraint names, or of a descendant, may have changed.
    for constraint in baselines { constantDidChange(of: constraint) }
  }

  func restateWrappedHeights() -> Bool {
    var isChanged = false
    for item in wrapping {
      let width = item.width
      guard width > 0, width != item.wrapWidth else { continue }
      item.wrapWidth = width
      let height = LayoutLimits.content(item.view.wrappedContentHeight(forWidth: width))
      if height != item.intrinsicHeight.length {
        state(height, of: item, .vertical)
        isChanged = true
      }
    }
    return isChanged
  }

  private func noteWrapping(of item: LayoutItem) {
    let wraps = item.view.wrapsContent
    guard wraps != item.isWrapping else { return }
    item.isWrapping = wraps
    item.wrapWidth = -1
    if wraps { wrapping.append(item) } else { wrapping.removeAll { $0 === item } }
  }

  private func stateContent(of item: LayoutItem) {
    let size = item.view.intrinsicContentSize
    state(LayoutLimits.content(size.width), of: item, .horizontal)
    let height =
      item.isWrapping && item.wrapWidth > 0
      ? item.view.wrappedContentHeight(forWidth: item.wrapWidth) : size.height
    state(LayoutLimits.content(height), of: item, .vertical)
  }

  private func state(_ length: CGFloat, of item: LayoutItem, _ axis: NSLayoutConstraint.Axis) {
    var intrinsic = axis == .horizontal ? item.intrinsicWidth : item.intrinsicHeight
    let priorities = (
      hugging: item.view.contentHuggingPriority(for: axis),
      resistance: item.view.contentCompressionResistancePriority(for: axis)
    )
    let isRestated = priorities != intrinsic.priorities || (length < 0) != (intrinsic.length < 0)
    if isRestated {
      if let handle = intrinsic.hugging { withdraw(handle) }
      if let handle = intrinsic.resistance { withdraw(handle) }
      intrinsic = IntrinsicLength()
      intrinsic.priorities = priorities
      if length >= 0 {
        intrinsic.hugging = add(length, .lessOrEqual, priorities.hugging, item, axis)
        intrinsic.resistance = add(length, .greaterOrEqual, priorities.resistance, item, axis)
      }
    } else if length != intrinsic.length {
      for handle in [intrinsic.hugging, intrinsic.resistance] {
        if let handle { edits.append((handle, Double(length))) }
      }
    }
    intrinsic.length = length
    if axis == .horizontal {
      item.intrinsicWidth = intrinsic
    } else {
      item.intrinsicHeight = intrinsic
    }
  }

  private func add(
    _ length: CGFloat,
    _ relation: ConstraintRelation,
    _ priority: UILayoutPriority,
    _ item: LayoutItem,
    _ axis: NSLayoutConstraint.Axis
  ) -> ConstraintHandle? {
    guard priority.rawValue > 0 else { return nil }
    var sum = LayoutExpression()
    item.add(axis == .horizontal ? .width : .height, times: 1, to: &sum)
    return add(
      sum.terms,
      relation,
      Double(length),
      priority: Double(priority.rawValue),
      source: .content(item)
    )
  }

  func keepSizesPositive() -> Bool {
    var isChanged = false
    for item in items where item.isFree || item.guide != nil {
      if !item.isKeptPositive.horizontal && item.value(item.maxX) < item.value(item.minX) - 1e-6 {
        item.isKeptPositive.horizontal = true
        addPositive(item, .width)
        isChanged = true
      }
      if !item.isKeptPositive.vertical && item.value(item.maxY) < item.value(item.minY) - 1e-6 {
        item.isKeptPositive.vertical = true
        addPositive(item, .height)
        isChanged = true
      }
    }
    return isChanged
  }

  private func addPositive(_ item: LayoutItem, _ size: NSLayoutConstraint.Attribute) {
    var sum = LayoutExpression()
    item.add(size, times: 1, to: &sum)
    _ = add(sum.terms, .greaterOrEqual, 0, priority: Self.positivePriority, source: .content(item))
  }
}
