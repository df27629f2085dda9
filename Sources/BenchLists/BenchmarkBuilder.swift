// SPDX-License-Identifier: Apache-2.0

/// Something to measure, as a program registers it.
public struct BenchmarkEntry: Sendable {
  /// The list.
  package let list: any ListDefinition

  init(_ list: any ListDefinition) { self.list = list }
}

/// Collects what a program measures.
@resultBuilder public enum BenchmarkBuilder {
  /// A list stands for itself.
  public static func buildExpression<Row>(_ list: ListBenchmark<Row>) -> [BenchmarkEntry] {
    [BenchmarkEntry(list)]
  }
  /// Several at once.
  public static func buildExpression(_ entries: [BenchmarkEntry]) -> [BenchmarkEntry] { entries }
  /// All, in the order in which they stand.
  public static func buildBlock(_ parts: [BenchmarkEntry]...) -> [BenchmarkEntry] {
    parts.flatMap(\.self)
  }
  /// Those under a condition.
  public static func buildOptional(_ part: [BenchmarkEntry]?) -> [BenchmarkEntry] { part ?? [] }
  /// Those of one branch.
  public static func buildEither(first part: [BenchmarkEntry]) -> [BenchmarkEntry] { part }
  /// Those of the other branch.
  public static func buildEither(second part: [BenchmarkEntry]) -> [BenchmarkEntry] { part }
  /// Those of a loop.
  public static func buildArray(_ parts: [[BenchmarkEntry]]) -> [BenchmarkEntry] {
    parts.flatMap(\.self)
  }
}
