// SPDX-License-Identifier: Apache-2.0

/// Something to measure, as a program registers it.
public struct BenchmarkEntry: Sendable {
  package let list: any ListDefinition

  init(_ list: any ListDefinition) { self.list = list }
}

/// Collects what a program measures.
public typealias BenchmarkBuilder = ElementBuilder<BenchmarkEntry>

extension ElementBuilder where Element == BenchmarkEntry {
  /// A list stands for itself.
  public static func buildExpression<Row>(_ list: ListBenchmark<Row>) -> [BenchmarkEntry] {
    [BenchmarkEntry(list)]
  }

  /// A screen stands for itself.
  public static func buildExpression(_ screen: ScreenBenchmark) -> [BenchmarkEntry] {
    [BenchmarkEntry(screen)]
  }
}

/// Collects elements in the order in which they stand, with conditions and loops among them.
@resultBuilder public enum ElementBuilder<Element> {
  /// An element stands for itself.
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  /// Several at once.
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  /// All, in the order in which they stand.
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
  /// Those under a condition.
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  /// Those of one branch.
  public static func buildEither(first part: [Element]) -> [Element] { part }
  /// Those of the other branch.
  public static func buildEither(second part: [Element]) -> [Element] { part }
  /// Those of a loop.
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}
