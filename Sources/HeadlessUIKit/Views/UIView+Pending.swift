// SPDX-License-Identifier: Apache-2.0

import CEngineCounters

extension UIView {
  /// Lays out this view and those below it, after what decides on the view's own frame.
  func layOutNow() {
    traitCollection.performAsCurrent {
      if layoutRecord != nil { layoutScopeRoot.layoutRecord?.scope?.layOut() }
      layOutTree()
    }
  }

  /// Counts a write of a kind of property and returns whether the setter has to go on.
  ///
  /// With setter comparison off the values are not compared and each write invalidates.
  @inline(__always)
  func write(_ kind: WriteKind, isEqual: @autoclosure () -> Bool) -> Bool {
    engine_count_write_asked(kind.rawValue)
    if engine_setters_compare() && isEqual() { return false }
    engine_count_write_effective(kind.rawValue)
    if let recording = AnimationRecording.current { recording.willChange(self) }
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
