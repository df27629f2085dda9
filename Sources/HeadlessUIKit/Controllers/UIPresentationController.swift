// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is between a presented controller and the one that presents it.
@MainActor @preconcurrency open class UIPresentationController: NSObject {
  /// The controller that is presented.
  ///
  /// Unowned: the controller holds this object.
  public unowned let presentedViewController: UIViewController
  private weak var givenPresenting: UIViewController?

  /// The controller that presents; before that, the presented one itself.
  open var presentingViewController: UIViewController {
    presentedViewController.presentingViewController ?? givenPresenting
      ?? presentedViewController
  }

  /// Creates the object between two controllers.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    givenPresenting = presentingViewController
    super.init()
  }
}
