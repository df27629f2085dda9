// SPDX-License-Identifier: Apache-2.0

/// A regular expression that picks cases by identifier; it may match anywhere in one.
struct CaseFilter: Sendable, Equatable {
  /// The expression as given; known to compile.
  let pattern: String

  /// Keeps an expression that compiles.
  ///
  /// - Throws: ``Fault`` where the expression cannot be read.
  init(_ pattern: String) throws(Fault) {
    do {
      _ = try Regex(pattern)
    } catch {
      throw Fault(error, in: pattern)
    }
    self.pattern = pattern
  }

  /// The identifiers that match, in their order.
  ///
  /// - Complexity: one compilation, then one search for each identifier.
  func matching(_ identifiers: [String]) -> [String] {
    do {
      let expression = try Regex(pattern)
      return identifiers.filter { $0.firstMatch(of: expression) != nil }
    } catch {
      preconditionFailure("a pattern that compiled once compiles again: \(error)")
    }
  }
}
