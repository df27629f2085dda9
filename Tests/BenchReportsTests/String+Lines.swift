// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The lines without their ends.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
