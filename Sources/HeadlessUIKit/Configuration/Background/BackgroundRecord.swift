// SPDX-License-Identifier: Apache-2.0

/// What a cell, a header or a footer keeps for a background that is not its automatic one.
@MainActor final class BackgroundRecord {
  /// The configuration that the app set; nil leaves the background to the views below, or to none.
  var configuration: UIBackgroundConfiguration?
  /// The view that shows the configuration.
  var view: BackgroundView?
  /// The view behind everything, set the classic way.
  var backgroundView: UIView?
  /// The view behind the content while selected, set the classic way.
  var selectedBackgroundView: UIView?
  /// The view behind the content while selected among several, set the classic way.
  var multipleSelectionBackgroundView: UIView?

  /// The separators of a cell, where views of the background would cover its own drawing.
  var separatorView: SeparatorView?

  /// Whether there are views that cover what the cell itself draws.
  var coversDrawing: Bool {
    view != nil || backgroundView != nil || selectedBackgroundView != nil
      || multipleSelectionBackgroundView != nil
  }

  /// The classic views, back to front.
  var classicViews: [UIView] {
    [backgroundView, selectedBackgroundView, multipleSelectionBackgroundView].compactMap { $0 }
  }
}
