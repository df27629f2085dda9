// SPDX-License-Identifier: Apache-2.0

/// Many sections at once, as a table loads them.
extension RowIndex {
  /// Adds sections behind the last, as many as a closure writes.
  ///
  /// Leaves are filled one after the other, so 10,000,000 sections without rows take 2 runs of 16
  /// bytes each and no more; sections that are appended one by one take up to twice the memory and a
  /// descent each.
  ///
  /// - Parameter body: writes the sections; it must not edit the index, and sees none of them in it.
  ///   If it throws, the index stays as it was.
  /// - Complexity: O(log runs + written runs).
  public func appendSections(_ body: (inout SectionWriter) throws -> Void) rethrows {
    checkEditable()
    var writer = SectionWriter(self)
    tree.pointee.openCallCount += 1
    do {
      defer { tree.pointee.openCallCount -= 1 }
      try body(&writer)
    } catch {
      writer.discard()
      throw error
    }
    let place = sectionCount
    tree.pointee.insert(writer.finish(), at: place)
  }
}
