// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A transition between controllers, created by the app or registered under an identifier.
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
    if let performHandler { performHandler() } else { source.show(destination, sender: nil) }
  }
}

extension UIViewController {
  /// Registers the segue that `performSegue(withIdentifier:sender:)` performs.
  @_spi(Headless) public func registerSegue(
    withIdentifier identifier: String,
    _ makeSegue: @escaping @MainActor (UIViewController) -> UIStoryboardSegue
  ) { links.segues[identifier] = makeSegue }

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
