// SPDX-License-Identifier: Apache-2.0

/// Many sections at once, as a table loads them.
extension RowIndex {
  /// Adds sections behind the last, as many as a closure writes.
  ///
  /// As `insertSections(at:_:)`.
  public func appendSections(_ body: (inout SectionWriter) throws -> Void) rethrows {
    try insertSections(at: sectionCount, body)
  }

  /// Inserts sections before a section or behind the last, as many as a closure writes.
  ///
  /// Leaves are filled one after the other to nine tenths, so that a run takes 20 bytes; sections that
  /// are inserted one by one take up to twice the memory and a descent each.
  ///
  /// - Parameters:
  ///   - section: place of the first new section.
  ///   - body: writes the sections; it must not edit the index, and sees none of them in it. If it
  ///     throws, the index stays as it was.
  /// - Complexity: O(log runs + written runs).
  public func insertSections(
    at section: Int,
    _ body: (inout SectionWriter) throws -> Void
  ) rethrows {
    checkEditable()
    checkPlace(forSection: section, of: 0)
    var writer = SectionWriter(self, at: section)
    tree.pointee.openCallCount += 1
    do {
      defer { tree.pointee.openCallCount -= 1 }
      try body(&writer)
    } catch {
      writer.discard()
      throw error
    }
    tree.pointee.insert(writer.finish(), at: section)
  }
}
