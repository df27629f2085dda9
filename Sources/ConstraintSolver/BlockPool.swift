// SPDX-License-Identifier: Apache-2.0

/// Memory blocks in sizes of 64 bytes times a power of two, recycled by size.
///
/// Rows and columns of a tableau grow and shrink all the time; with the pool they stop allocating
/// once the solver is warm. Blocks are returned to the system with the pool.
struct BlockPool: ~Copyable {
  /// Bytes of a block of size class 0; each class doubles.
  static let smallestBytes = 64
  private static let classCount = 40
  private static let firstSlabBytes = 8 << 10
  private static let largestSlabBytes = 256 << 10

  private let freeBlocks: UnsafeMutablePointer<UnsafeMutableRawPointer?>
  private var slabs = GrowingBuffer<UnsafeMutableRawPointer>(capacity: 8)
  private var slabBytes = firstSlabBytes
  private var cursor: UnsafeMutableRawPointer
  private var remainingBytes: Int

  /// Makes a pool with its first slab.
  init() {
    freeBlocks = .allocate(capacity: BlockPool.classCount)
    freeBlocks.initialize(repeating: nil, count: BlockPool.classCount)
    cursor = .allocate(byteCount: BlockPool.firstSlabBytes, alignment: 64)
    remainingBytes = BlockPool.firstSlabBytes
    slabs.append(cursor)
  }

  deinit {
    for index in 0..<slabs.count { slabs[index].deallocate() }
    slabs.deallocate()
    freeBlocks.deallocate()
  }

  /// Bytes of a block of a size class.
  static func bytes(ofClass sizeClass: Int) -> Int { smallestBytes << sizeClass }

  /// Takes a block, whose content is undefined.
  ///
  /// O(1) when one was returned before.
  mutating func take(class sizeClass: Int) -> UnsafeMutableRawPointer {
    if let block = freeBlocks[sizeClass] {
      freeBlocks[sizeClass] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    let bytes = BlockPool.bytes(ofClass: sizeClass)
    if bytes > remainingBytes { startSlab(atLeast: bytes) }
    let block = cursor
    cursor += bytes
    remainingBytes -= bytes
    return block
  }

  mutating func giveBack(_ block: UnsafeMutableRawPointer, class sizeClass: Int) {
    block.storeBytes(of: freeBlocks[sizeClass], as: UnsafeMutableRawPointer?.self)
    freeBlocks[sizeClass] = block
  }

  private mutating func startSlab(atLeast bytes: Int) {
    slabBytes = min(slabBytes * 2, BlockPool.largestSlabBytes)
    remainingBytes = max(slabBytes, bytes)
    cursor = .allocate(byteCount: remainingBytes, alignment: 64)
    slabs.append(cursor)
  }
}

/// A growable array of plain values without bounds checks, reference counts or exclusivity checks.
///
/// It never shrinks, so that a warmed-up solver allocates nothing. The owner calls `deallocate`.
struct GrowingBuffer<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = capacity
    base = .allocate(capacity: capacity)
  }

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

  func deallocate() { base.deallocate() }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
