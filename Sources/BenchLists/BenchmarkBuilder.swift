// SPDX-License-Identifier: Apache-2.0

/// A list or screen to measure, as a program registers it.
public struct BenchmarkEntry: Sendable {
  package let list: any ListDefinition

  init(_ list: any ListDefinition) { self.list = list }
}

/// Collects the lists and screens of a program.
public typealias BenchmarkBuilder = ElementBuilder<BenchmarkEntry>

extension ElementBuilder where Element == BenchmarkEntry {
  public static func buildExpression<Row>(_ list: ListBenchmark<Row>) -> [BenchmarkEntry] {
    [BenchmarkEntry(list)]
  }

  public static func buildExpression(_ screen: ScreenBenchmark) -> [BenchmarkEntry] {
    [BenchmarkEntry(screen)]
  }
}

/// Collects elements in their order, with conditions and loops among them.
@resultBuilder public enum ElementBuilder<Element> {
  public static func buildExpression(_ element: Element) -> [Element] { [element] }
  public static func buildExpression(_ elements: [Element]) -> [Element] { elements }
  public static func buildBlock(_ parts: [Element]...) -> [Element] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [Element]?) -> [Element] { part ?? [] }
  public static func buildEither(first part: [Element]) -> [Element] { part }
  public static func buildEither(second part: [Element]) -> [Element] { part }
  public static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap(\.self) }
}

/// Returns a value after a change.
func modified<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
