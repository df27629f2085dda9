// SPDX-License-Identifier: Apache-2.0

extension UIViewController {
  /// Names how a segue is made that `performSegue(withIdentifier:sender:)` performs.
  ///
  /// A call of this engine, in the place of a storyboard.
  public func registerSegue(
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
