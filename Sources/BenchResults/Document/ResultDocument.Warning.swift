// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// One reason for caution, with what to do about it.
  public struct Warning: Codable, Equatable, Sendable {
    /// A stable name that scripts may match.
    public var code: String
    /// Cause, evidence and remedy in words.
    public var message: String

    /// Pairs a stable name with its sentence.
    public init(code: String, message: String) {
      self.code = code
      self.message = message
    }
  }
}
