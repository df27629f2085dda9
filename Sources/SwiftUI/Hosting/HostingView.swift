// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit
import Observation

/// A view that shows mounted nodes within margins, with others behind them.
class HostingView: UIView {
  final let root = HostNode()
  final var outline = HostingOptions.Values() {
    didSet {
      guard outline != oldValue else { return }
      outlineDidChange()
    }
  }

  /// The height of a standard row (R28).
  private static let standardHeight: CGFloat = 44

  /// Whether something that the views depend on has changed since they were last walked.
  private var needsUpdate = false
  /// What few hosting views need; nil until a view needs it.
  private var storedRecord: HostingRecord?

  final var record: HostingRecord {
    if let storedRecord { return storedRecord }
    let made = HostingRecord(self)
    storedRecord = made
    return made
  }

  /// Walks the views that are to be seen along the nodes.
  func updateNodes(_ environment: inout _ViewEnvironment) {}

  /// Asks for an update, which comes before the view's next layout or measuring.
  final func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    setNeedsLayout()
  }

  /// Brings what is on screen in line with the views that are to be seen.
  final func update() {
    let traits = traitCollection
    if traits === UITraitCollection.current {
      updateUnderTraits()
    } else {
      traits.performAsCurrent(updateUnderTraits)
    }
  }

  private func updateUnderTraits() {
    needsUpdate = false
    storedRecord?.lives?.beginWalk()
    var environment = _ViewEnvironment()
    environment.host = self
    if let tint = tintColor { environment.accent = tint.packedRGBA }
    if let observation = storedRecord?.observation {
      observation.follow { updateNodes(&environment) }
    } else {
      // What follows a change is asked for only if the views have read a model.
      withObservationTracking({ updateNodes(&environment) }, onChange: firstAnswer)
    }
    if root.layoutIsStale { showChanges() }
    storedRecord?.lives?.endWalk()
  }

  /// Shows other views, and asks for layout, after nodes have changed.
  private func showChanges() {
    root.layoutIsStale = false
    if root.structureIsStale {
      root.structureIsStale = false
      var views: [UIView] = []
      root.background.appendViews(to: &views)
      root.content.appendViews(to: &views)
      showSubviews(views)
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// What follows a change of the models that were read for the first time.
  private var firstAnswer: @Sendable () -> Void {
    let made = ModelObservation(record.link)
    record.observation = made
    return made.answer
  }

  private func outlineDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    update()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    update()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    outlineDidChange()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if needsUpdate { update() }
    let insets = outline.insets.resolved(in: holderMargins)
    let whole = bounds.size
    root.background.place(at: .zero, Proposal(whole))
    let area = CGSize(
      width: max(0, whole.width - insets.leading - insets.trailing),
      height: max(0, whole.height - insets.top - insets.bottom)
    )
    // A height that came from the content is given back to it as it was measured: dividing it anew
    // could only take from one view what another does not need.
    let measured = Proposal(width: area.width, height: Proposal.ideal)
    let excess = area.height - root.content.size(measured).height
    let proposal = excess >= 0 && excess < 0.5 ? measured : Proposal(area)
    let height = root.content.size(proposal).height
    root.content.place(
      at: CGPoint(x: insets.leading, y: insets.top + (area.height - height) / 2),
      proposal
    )
    if let lives = storedRecord?.lives, window != nil { lives.appear() }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { storedRecord?.lives?.disappear() }
  }

  override var intrinsicContentSize: CGSize { fitting(width: nil) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    fitting(width: size.width > 0 ? size.width : nil)
  }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let isWidthGiven = horizontalFittingPriority.rawValue >= UILayoutPriority.required.rawValue
    var size = isWidthGiven ? fitting(width: targetSize.width) : sizeThatFits(targetSize)
    if isWidthGiven { size.width = targetSize.width.sanitized }
    if verticalFittingPriority.rawValue >= UILayoutPriority.required.rawValue {
      size.height = targetSize.height.sanitized
    }
    return size
  }

  override var _decidesRowHeight: Bool { true }

  /// The size that the content asks for within a width, margins included.
  private func fitting(width: CGFloat?) -> CGSize {
    if needsUpdate { update() }
    let insets = outline.insets.resolved(in: holderMargins)
    let sides = insets.leading + insets.trailing
    let offered = width.flatMap { $0.isFinite ? max(0, $0.sanitized - sides) : nil }
    let size = root.content.size(Proposal(width: offered ?? Proposal.ideal, height: Proposal.ideal))
    return CGSize(
      width: max((size.width + sides).sanitized.upToPixel, outline.minWidth ?? 0),
      height: max(
        (size.height + insets.top + insets.bottom).sanitized.upToPixel,
        outline.minHeight ?? Self.standardHeight
      )
    )
  }

  /// The margins of the view that holds this one: the cell's, if that is one.
  private var holderMargins: NSDirectionalEdgeInsets {
    // As the content of a cell the view has the margins that the cell gives to its content.
    (hasContentMargins ? self : superview ?? self).directionalLayoutMargins
  }
}

final class HostNode: _ViewNode {
  /// The content, in a column if there are several views.
  let content = StackNode(.vertical)
  let background = LayersNode()
  /// Whether the views on screen are not those that the nodes show.
  var structureIsStale = true
  /// Whether sizes or places may have changed since this was last cleared.
  var layoutIsStale = true

  override init() {
    super.init()
    content.parent = self
    background.parent = self
    content.take(spacing: nil, alignment: .start)
  }

  override func didInvalidate(_ change: NodeChange) {
    layoutIsStale = true
    if change == .structure { structureIsStale = true }
  }
}

/// A function that walks a view along the nodes that views of its type are mounted as.
public typealias _ViewUpdate = @MainActor ([_ViewNode], inout _ViewEnvironment) -> Void
