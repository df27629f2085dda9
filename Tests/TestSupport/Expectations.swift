// SPDX-License-Identifier: Apache-2.0

public import Testing

// Functions in place of the macros `#expect` and `#require` where a macro adds nothing: each macro takes 15 to
// 23 ms to compile, a call 6. `#expect(throws:)` stays, since no function has its source text.

/// Records an issue if the value that a test found differs from the expected one.
///
/// The comment names the circumstances that a reader of a failure needs, such as a seed.
public func expectEqual<Value: Equatable>(
  _ found: Value,
  _ expected: Value,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  if found == expected { return }
  Issue.record(
    message("found \(described(found)), expected \(described(expected))", comment()),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Records an issue if a condition is false.
public func expect(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) {
  if condition { return }
  Issue.record(
    message("the condition is false", comment()),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
}

/// Returns a value that must not be nil.
///
/// - Throws: ``RequirementError`` if it is nil, after an issue was recorded.
public func require<Value>(
  _ value: Value?,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws(RequirementError) -> Value {
  if let value { return value }
  Issue.record(
    message("found nil, expected a value of type \(Value.self)", comment()),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  throw RequirementError()
}

/// Ends a test if a condition is false.
///
/// - Throws: ``RequirementError`` if it is false, after an issue was recorded.
public func require(
  _ condition: Bool,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) throws(RequirementError) {
  if condition { return }
  Issue.record(
    message("the condition is false", comment()),
    sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  throw RequirementError()
}

/// The end of a test whose requirement was not met; the issue itself is recorded before it is thrown.
public struct RequirementError: Error {}

private func message(_ outcome: String, _ comment: Comment?) -> Comment {
  guard let comment else { return Comment(rawValue: outcome) }
  return Comment(rawValue: "\(outcome): \(comment.rawValue)")
}

/// Describes a value in one line; strings in quotes, so that spaces are seen.
private func described(_ value: some Any) -> String {
  String(reflecting: value)
}
