// SPDX-License-Identifier: Apache-2.0

package import BenchCells

/// The rows of another source, over and over, up to any number: nothing is stored.
package struct RepeatedRows: RowSource {
  package let count: Int
  private let source: any RowSource

  /// Repeats the rows of a source, which must have some.
  package init(_ source: any RowSource, count: Int) {
    precondition(source.count > 0, "only a source that has rows can be repeated")
    self.source = source
    self.count = count
  }

  package func row(at index: Int) -> Row {
    precondition((0..<count).contains(index), "a row is asked for by an index below the count")
    return source.row(at: index % source.count)
  }
}
