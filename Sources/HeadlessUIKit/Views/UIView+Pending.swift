// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension UIView {
  /// Asks for `layoutSubviews` before the next display.
  public func setNeedsLayout() {
    mark(.layout)
  }

  /// Asks for a new display list before the next commit.
  public func setNeedsDisplay() {
    mark(.display)
  }

  /// Lays out this view and those below it now, as far as they need it.
  ///
  /// Constraints that decide on the view's own frame are solved first.
  public func layoutIfNeeded() {
    if layoutRecord != nil { layoutScopeRoot.layoutRecord?.scope?.layOut() }
    layOutTree()
  }

  /// Counts a property write and returns whether the setter has to go on.
  ///
  /// With setter comparison off the values are not compared and each write invalidates.
  @inline(__always)
  func write(isEqual: @autoclosure () -> Bool) -> Bool {
    engine_count_property_writes_asked(1)
    if engine_setters_compare() && isEqual() { return false }
    engine_count_property_writes_effective(1)
    return true
  }

  /// Notes that a part of the layer has to be committed.
  func change(_ part: LayerChanges) {
    changes.insert(part)
    mark(.commit)
  }

  /// Notes work on this view and tells the ancestors, up to the first that already knows.
  func mark(_ work: PendingWork) {
    guard !pending.isSuperset(of: work) else { return }
    pending.insert(work)
    tellAncestors(work.inherited)
  }

  /// Tells the ancestors of all work that this view and its subtree have.
  func announcePendingWork() {
    let inherited = pending.inherited
    if !inherited.isEmpty { tellAncestors(inherited) }
  }

  private func tellAncestors(_ inherited: PendingWork) {
    var ancestor = parent
    while let view = ancestor, !view.pending.isSuperset(of: inherited) {
      view.pending.insert(inherited)
      ancestor = view.parent
    }
  }
}
