// SPDX-License-Identifier: Apache-2.0

extension CaseComparison {
  /// The visible content of a case, which is no longer the same.
  public struct DigestChange: Equatable, Sendable {
    /// The digest in the base document.
    public let base: String
    /// The digest in the head document.
    public let head: String
  }
}
