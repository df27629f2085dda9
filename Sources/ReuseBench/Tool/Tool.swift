// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the tool is called, and which release it is.
enum Tool {
  /// The version of this release.
  static let version = "0.1.0"

  /// The name under which the tool was started.
  static var program: String {
    CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? "reuse-bench"
  }
}
