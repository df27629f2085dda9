// SPDX-License-Identifier: Apache-2.0

extension String {
  /// The parts between line ends; an empty string has one empty line.
  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
