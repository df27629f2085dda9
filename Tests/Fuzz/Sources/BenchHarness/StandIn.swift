// SPDX-License-Identifier: Apache-2.0

/// What the harness says of a file that another tool wrote; see the harness's own.
public enum HarnessError: Error, Equatable, Sendable {
  /// A line of Callgrind's output that cannot be read.
  case callgrindOutput(line: Int, found: String)
}
