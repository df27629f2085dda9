// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A way from one controller to another.
///
/// There are no storyboards here: an app makes a segue, or registers one under an identifier.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  private let performHandler: (@MainActor () -> Void)?

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
    super.init()
  }

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

  open func perform() {
    if let performHandler {
      performHandler()
    } else {
      source.show(destination, sender: nil)
    }
  }
}

extension UIViewController {
  /// Names how a segue is made that `performSegue(withIdentifier:sender:)` performs.
  ///
  /// A call of this engine, in the place of a storyboard.
  @_spi(Headless) public func registerSegue(
    withIdentifier identifier: String,
    _ makeSegue: @escaping @MainActor (UIViewController) -> UIStoryboardSegue
  ) {
    links.segues[identifier] = makeSegue
  }

  /// Makes a registered segue, lets the controller prepare for it and performs it.
  func perform(segueIdentifiedBy identifier: String, sender: Any?) {
    guard let makeSegue = links.segues[identifier] else {
      stop(
        "No segue \"\(identifier)\" is registered with \(type(of: self)): call "
          + "registerSegue(withIdentifier:_:), as there are no storyboards."
      )
    }
    let segue = makeSegue(self)
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
