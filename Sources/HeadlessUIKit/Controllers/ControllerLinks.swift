// SPDX-License-Identifier: Apache-2.0

/// How a controller hangs together with others.
@MainActor struct ControllerLinks {
  /// The controller that this one presents.
  var presented: UIViewController?
  /// The controller that presents this one.
  weak var presenting: UIViewController?
  /// The controllers that this one holds.
  var children: [UIViewController] = []
  /// The controller that holds this one.
  weak var parent: UIViewController?
  /// Where this one's popover points.
  var popover: UIPopoverPresentationController?
  /// What a navigation bar shows of this one.
  var navigationItem: UINavigationItem?
  /// How destinations of segues are made, by the segue's identifier.
  var segues: [String: @MainActor (UIViewController) -> UIStoryboardSegue] = [:]
}
