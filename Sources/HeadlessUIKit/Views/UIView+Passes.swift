// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension UIView {
  /// Lays out this view and what needs it below, parents before children.
  ///
  /// A view that asks for its own layout from within `layoutSubviews` is laid out in the next pass.
  @inline(never)
  func layOutTree() {
    if pending.contains(.layout) {
      prepareForLayout()
      if layoutRecord != nil { prepareLayoutByConstraints() }
      pending.remove(.layout)
      engine_count_layout_passes(1)
      layoutSubviews()
      layoutRecord?.controller?.viewDidLayoutSubviews()
    }
    guard pending.contains(.subtreeLayout) else { return }
    pending.remove(.subtreeLayout)
    for view in storedSubviews where !view.storedIsHidden {
      if !view.pending.isDisjoint(with: [.layout, .subtreeLayout]) {
        view.underOwnTraits { view.layOutTree() }
      }
    }
  }

  /// Makes new display lists for this view and what needs it below.
  @inline(never)
  func displayTree(_ context: DisplayContext) {
    let context = displayContext(below: context)
    if pending.contains(.display) {
      pending.remove(.display)
      engine_count_display_passes(1)
      displayList.removeAll(keepingCapacity: true)
      record(into: &displayList, context: context)
      change(.contents)
    }
    guard pending.contains(.subtreeDisplay) else { return }
    pending.remove(.subtreeDisplay)
    for view in storedSubviews where !view.storedIsHidden {
      if !view.pending.isDisjoint(with: [.display, .subtreeDisplay]) {
        view.underOwnTraits { view.displayTree(context) }
      }
    }
  }

  /// Encodes the changed layers of this view and what changed below.
  @inline(never)
  func commitTree(into buffer: CommitBuffer) {
    if pending.contains(.commit) {
      pending.remove(.commit)
      buffer.encode(self)
      changes = []
    }
    guard pending.contains(.subtreeCommit) && !storedIsHidden else { return }
    pending.remove(.subtreeCommit)
    for view in storedSubviews {
      if !view.pending.isDisjoint(with: [.commit, .subtreeCommit]) {
        view.underOwnTraits { view.commitTree(into: buffer) }
      }
    }
  }

  /// Runs a pass with the view's traits as the current ones, if it decides on any.
  @inline(__always)
  func underOwnTraits(_ pass: () -> Void) {
    if traitRecord == nil { pass() } else { traitCollection.performAsCurrent(pass) }
  }
}
