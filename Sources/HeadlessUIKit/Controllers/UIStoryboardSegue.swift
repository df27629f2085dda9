// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way from one controller to another.
///
/// There are no storyboards here: an app makes a segue, or registers one under an identifier.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that is left.
  public let source: UIViewController
  /// The controller that is gone to.
  public let destination: UIViewController
  private let performHandler: (@MainActor () -> Void)?

  /// Creates a segue that shows its destination.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

  /// Creates a segue that does what a closure does.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
    super.init()
  }

  /// Goes the way: runs the closure, or shows the destination.
  open func perform() {
    if let performHandler {
      performHandler()
    } else {
      source.show(destination, sender: nil)
    }
  }
}
