// SPDX-License-Identifier: Apache-2.0

/// What the table does that the naive list does not.
package struct ThrashFailure: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
