// SPDX-License-Identifier: Apache-2.0

import Foundation

extension UIViewController {
  /// Loads the view from the controller's nib; remarks once if a named one is missing.
  ///
  /// Without a name it tries the class name without "Controller", then the whole name.
  func loadViewFromNib() {
    let type = type(of: self)
    let module = String(reflecting: type).prefix { $0 != "." }
    let own = String(describing: type)
    let names =
      nibName.map { [$0] }
      ?? (own.hasSuffix("Controller") ? [String(own.dropLast("Controller".count))] : []) + [own]
    guard
      let content = names.lazy.compactMap({ NibLoading.content(of: $0, in: module) }).first
    else {
      guard let nibName else { return }
      EngineRemarks.say(
        once: "nib \(module).\(nibName)",
        "There is no nib \"\(nibName)\" in \(module), so the view of \(own) is empty: bring \(nibName).xib"
          + " in by scripts/adopt, or make the view in loadView()."
      )
      return
    }
    _ = NibLoading.load(content, owner: self)
    require(
      viewIfLoaded != nil,
      "The nib of \(own) must connect a view to the outlet 'view' of its owner, and does not."
    )
  }
}
