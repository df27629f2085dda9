// SPDX-License-Identifier: Apache-2.0

import CEngineCounters
import Foundation

/// What a view, or a view below it, still has to do before the next commit.
///
/// Each kind of work has a bit for the view and a bit for its subtree; a pass over the tree enters
/// only subtrees whose bit is set, so a frame costs what changed and not what exists.
struct PendingWork: OptionSet {
  let rawValue: UInt8
  static let layout = PendingWork(rawValue: 1)
  static let display = PendingWork(rawValue: 2)
  static let commit = PendingWork(rawValue: 4)
  static let subtreeLayout = PendingWork(rawValue: 8)
  static let subtreeDisplay = PendingWork(rawValue: 16)
  static let subtreeCommit = PendingWork(rawValue: 32)
  /// `updateProperties()`, which the pass for layout finds.
  static let properties = PendingWork(rawValue: 64)

  /// What the pass for layout has to enter a view for.
  static let anyLayout: PendingWork = [.layout, .subtreeLayout, .properties]

  /// The bits that the ancestors of a view with this work carry.
  var inherited: PendingWork {
    PendingWork(rawValue: (rawValue & 7) << 3 | (rawValue & 64) >> 3 | rawValue & 0b11_1000)
  }
}

/// Which parts of a view's layer changed since the last commit.
struct LayerChanges: OptionSet {
  let rawValue: UInt8

  /// Position, size, bounds origin.
  static let geometry = LayerChanges(rawValue: 1)
  /// Background colour, alpha, hidden.
  static let appearance = LayerChanges(rawValue: 2)
  static let contents = LayerChanges(rawValue: 4)
  /// Which layers lie below, and in which order.
  static let sublayers = LayerChanges(rawValue: 8)

  /// What a layer has to say that no commit has seen.
  static let everything: LayerChanges = [.geometry, .appearance, .contents, .sublayers]
}

extension UIView {
  /// Lays out this view and those below it, after what decides on the view's own frame.
  func layOutNow() {
    traitCollection.performAsCurrent {
      AutomaticTracking.watch(self) {
        if layoutRecord != nil { layoutScopeRoot.layoutRecord?.scope?.layOut() }
        layOutTree()
      }
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

  /// Whether this view or one below has something to lay out, to display or to commit.
  ///
  /// A mask stands in no tree, so nobody else hears of what changes in it.
  @_spi(Headless) public final var hasPendingWork: Bool { !pending.isEmpty }

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

extension UIView {
  /// Lays out this view and what needs it below, parents before children.
  ///
  /// A view that asks for its own layout from within `layoutSubviews` is laid out in the next pass.
  @inline(never)
  func layOutTree() {
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

  @inline(__always)
  private func layOutSubtree() {
    guard pending.contains(.subtreeLayout) else { return }
    pending.remove(.subtreeLayout)
    for view in storedSubviews where !view.storedIsHidden {
      if !view.pending.isDisjoint(with: .anyLayout) {
        view.underOwnTraits { view.layOutTree() }
      }
    }
  }

  /// Places the subviews where what that reads is observed, but for a table, and goes on below.
  private func layOutTracked() {
    let place = { [self] in
      layoutSubviews()
      layoutRecord?.controller?.viewDidLayoutSubviews()
    }
    if self is UITableView { place() } else { AutomaticTracking.run(.layout, of: self, place) }
    layOutSubtree()
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

  /// Makes the display lists of a view that stands in no tree: it goes with the view that it masks.
  private func displayAsMask(_ context: DisplayContext) {
    if !pending.isDisjoint(with: .anyLayout) { layOutTree() }
    displayTree(context)
  }

  /// Encodes the changed layers of this view and what changed below.
  @inline(never)
  func commitTree(into buffer: CommitBuffer) {
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

  /// Runs a pass with the view's traits as the current ones, if it decides on any.
  @inline(__always)
  func underOwnTraits(_ pass: () -> Void) {
    if traitRecord == nil { pass() } else { traitCollection.performAsCurrent(pass) }
  }
}

extension UIView {
  /// Asks this view and those below that take over its tint for new display lists.
  func displayTint() {
    setNeedsDisplay()
    tintColorDidChange()
    for view in storedSubviews where view.storedTintColor == nil { view.displayTint() }
  }

  /// Hides or shows without counting a property write, for the table's own bookkeeping.
  func setHiddenUncounted(_ isHidden: Bool) {
    guard isHidden != storedIsHidden else {
      change(.appearance)
      return
    }
    storedIsHidden = isHidden
    change(.appearance)
    parent?.visibilityDidChange(ofSubview: self)
    // Passes skip hidden views, so work that piled up below has to be announced again.
    if !isHidden { announcePendingWork() }
  }
}
