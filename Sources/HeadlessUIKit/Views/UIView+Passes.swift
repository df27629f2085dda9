// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// The work that a view or its subtree needs before the next commit.
///
/// Each kind has a bit for the view and one for its subtree, so a pass enters only subtrees with
/// work.
struct PendingWork: OptionSet {
  let rawValue: UInt8
  static let layout = PendingWork(rawValue: 1)
  static let display = PendingWork(rawValue: 2)
  static let commit = PendingWork(rawValue: 4)
  static let subtreeLayout = PendingWork(rawValue: 8)
  static let subtreeDisplay = PendingWork(rawValue: 16)
  static let subtreeCommit = PendingWork(rawValue: 32)
  static let properties = PendingWork(rawValue: 64)
  static let anyLayout: PendingWork = [.layout, .subtreeLayout, .properties]

  var inherited: PendingWork {
    PendingWork(rawValue: (rawValue & 7) << 3 | (rawValue & 64) >> 3 | rawValue & 0b11_1000)
  }
}

/// The parts of a view's layer that changed since the last commit.
struct LayerChanges: OptionSet {
  let rawValue: UInt8
  static let geometry = LayerChanges(rawValue: 1)
  static let appearance = LayerChanges(rawValue: 2)
  static let contents = LayerChanges(rawValue: 4)
  static let sublayers = LayerChanges(rawValue: 8)
  static let everything: LayerChanges = [.geometry, .appearance, .contents, .sublayers]
}

extension UIView {
  func layOutNow() {
    traitCollection.performAsCurrent {
      AutomaticTracking.watch(self) {
        if layoutRecord != nil { layoutScopeRoot.layoutRecord?.scope?.layOut() }
        layOutTree()
      }
    }
  }

  /// Counts a property write; returns true if the setter must continue.
  @inline(__always) func write(_ kind: WriteKind, isEqual: @autoclosure () -> Bool) -> Bool {
    engine_count_write_asked(kind.rawValue)
    if engine_setters_compare() && isEqual() { return false }
    engine_count_write_effective(kind.rawValue)
    if let recording = AnimationRecording.current { recording.willChange(self) }
    return true
  }

  /// Writes a stored property; returns true if the setter must continue.
  ///
  /// Not for properties that passes read: the `inout` access spans calls, so the optimiser keeps the
  /// exclusivity check of each read.
  @inline(__always) func store<Value: Equatable>(
    _ value: Value,
    in place: inout Value,
    as kind: WriteKind = .other
  ) -> Bool {
    guard write(kind, isEqual: value == place) else { return false }
    place = value
    return true
  }

  /// Writes a colour, compared by the operator of `UIColor`, which the generic form would not use.
  @inline(__always) func store(_ color: UIColor?, in place: inout UIColor?) -> Bool {
    guard write(.color, isEqual: color == place) else { return false }
    place = color
    return true
  }

  func change(_ part: LayerChanges) {
    changes.insert(part)
    mark(.commit)
  }

  func mark(_ work: PendingWork) {
    guard !pending.isSuperset(of: work) else { return }
    pending.insert(work)
    tellAncestors(work.inherited)
  }

  /// True if this view or a descendant needs layout, display or commit.
  @_spi(Headless) public final var hasPendingWork: Bool { !pending.isEmpty }

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

  /// Lays out this subtree, parents before children; repeated requests wait for the next pass.
  @inline(never) func layOutTree() {
    if pending.contains(.properties) { updateOwnProperties() }
    if pending.contains(.layout) {
      prepareForLayout()
      if layoutRecord != nil { prepareLayoutByConstraints() }
      pending.remove(.layout)
      engine_count_layout_passes(1)
      if AutomaticTracking.isOn { return layOutTracked() }
      layoutSubviews()
      layoutRecord?.controller?.viewDidLayoutSubviews()
    }
    layOutSubtree()
  }

  @inline(__always) private func layOutSubtree() {
    guard pending.contains(.subtreeLayout) else { return }
    pending.remove(.subtreeLayout)
    for view in storedSubviews where !view.storedIsHidden {
      if !view.pending.isDisjoint(with: .anyLayout) { view.underOwnTraits { view.layOutTree() } }
    }
  }

  /// Lays out the subviews with observation of models, except for tables.
  private func layOutTracked() {
    let place = { [self] in
      layoutSubviews()
      layoutRecord?.controller?.viewDidLayoutSubviews()
    }
    if self is UITableView { place() } else { AutomaticTracking.run(.layout, of: self, place) }
    layOutSubtree()
  }

  @inline(never) func displayTree(_ context: DisplayContext) {
    let context = displayContext(below: context)
    if pending.contains(.display) {
      pending.remove(.display)
      engine_count_display_passes(1)
      displayList.removeAll(keepingCapacity: true)
      record(into: &displayList, context: context)
      change(.contents)
      layerExtras?.maskView?.displayAsMask(context)
    }
    guard pending.contains(.subtreeDisplay) else { return }
    pending.remove(.subtreeDisplay)
    for view in storedSubviews where !view.storedIsHidden {
      if !view.pending.isDisjoint(with: [.display, .subtreeDisplay]) {
        view.underOwnTraits { view.displayTree(context) }
      }
    }
  }

  private func displayAsMask(_ context: DisplayContext) {
    if !pending.isDisjoint(with: .anyLayout) { layOutTree() }
    displayTree(context)
  }

  @inline(never) func commitTree(into buffer: CommitBuffer) {
    if pending.contains(.commit) {
      pending.remove(.commit)
      layerExtras?.maskView?.commitTree(into: buffer)
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

  @inline(__always) func underOwnTraits(_ pass: () -> Void) {
    if traitRecord == nil { pass() } else { traitCollection.performAsCurrent(pass) }
  }

  /// Invalidates the display of this view and descendants that inherit its tint.
  func displayTint() {
    setNeedsDisplay()
    tintColorDidChange()
    for view in storedSubviews where view.storedTintColor == nil { view.displayTint() }
  }

  func setHiddenUncounted(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else {
      change(.appearance)
      return
    }
    storedIsHidden = isHidden
    change(.appearance)
    parent?.visibilityDidChange(ofSubview: self)
    // Passes skip hidden views, so pending work must be announced again.
    if !isHidden { announcePendingWork() }
  }
}
