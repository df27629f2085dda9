// SPDX-License-Identifier: Apache-2.0

/// A growable array of plain values without bounds checks, reference counts or exclusivity checks.
///
/// It never shrinks, so that a warmed-up solver allocates nothing. The owner calls `deallocate`.
struct GrowingBuffer<Element: BitwiseCopyable> {
  /// First element.
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many elements are in use.
  private(set) var count = 0
  private var capacity: Int

  /// Makes an empty buffer with room for some elements.
  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

  /// Whether no element is in use.
  var isEmpty: Bool { count == 0 }

  /// The element at a position below `count`.
  subscript(position: Int) -> Element {
    get { base[position] }
    nonmutating set { base[position] = newValue }
  }

  /// Adds an element at the end; amortised O(1).
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  /// Removes the last element and returns it; the buffer must not be empty.
  mutating func removeLast() -> Element {
    count &-= 1
    return base[count]
  }

  /// Removes an element by moving the last one into its place.
  mutating func swapRemove(at position: Int) {
    count &-= 1
    base[position] = base[count]
  }

  /// Empties the buffer and keeps its memory.
  mutating func removeAll() { count = 0 }

  /// Frees the memory; the buffer must not be used afterwards.
  func deallocate() { base.deallocate() }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
