// SPDX-License-Identifier: Apache-2.0

extension UITableViewCell {
  /// What the built-in views are kept in, made when one of them is first asked for.
  var classicContent: ClassicContent {
    if let storedClassicContent { return storedClassicContent }
    let content = ClassicContent()
    storedClassicContent = content
    return content
  }
}
