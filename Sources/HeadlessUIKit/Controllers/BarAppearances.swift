// SPDX-License-Identifier: Apache-2.0

import Foundation

// What an app says once of all its bars. Bars are not drawn here, so it is kept and reaches none of them. Views that
// are drawn have no `appearance()`: a value that reached none of them would show a list that no phone shows.

extension UINavigationBar {
  private static let shared = UINavigationBar(frame: .zero)

  public class func appearance() -> UINavigationBar { shared }
}

extension UITabBar {
  private static let shared = UITabBar(frame: .zero)

  public class func appearance() -> UITabBar { shared }
}

extension UIToolbar {
  private static let shared = UIToolbar(frame: .zero)

  public class func appearance() -> UIToolbar { shared }
}

extension UIBarButtonItem {
  private static let shared = UIBarButtonItem()

  public class func appearance() -> UIBarButtonItem { shared }
}
