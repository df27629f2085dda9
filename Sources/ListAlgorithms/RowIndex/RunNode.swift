// SPDX-License-Identifier: Apache-2.0

/// A node of the run tree: 512 bytes of raw memory that a `RunNodePool` owns.
///
/// A 16-byte header, then up to 31 runs (level 0, a leaf) or up to 15 subtrees (a branch).
/// It is a plain address, so that following one costs neither reference counting nor
/// exclusivity checks.
struct RunNode: Equatable {
  /// Size of a node in bytes: eight cache lines.
  static let byteCount = 512
  /// Runs that fit in a leaf.
  static let leafCapacity = (byteCount - headerSize) / MemoryLayout<Run>.stride
  /// Subtrees that fit in a branch.
  static let branchCapacity = (byteCount - headerSize) / MemoryLayout<RunSubtree>.stride

  private static let headerSize = MemoryLayout<Header>.stride

  private struct Header {
    var count: Int32
    var level: Int32
    var nextFree: RunNode?
  }

  private let header: UnsafeMutablePointer<Header>

  /// Makes a node without entries of fresh or recycled memory.
  init(at address: UnsafeMutableRawPointer, level: Int) {
    header = address.bindMemory(to: Header.self, capacity: 1)
    header.initialize(to: Header(count: 0, level: Int32(level), nextFree: nil))
    if level == 0 {
      (address + Self.headerSize).bindMemory(to: Run.self, capacity: Self.leafCapacity)
    } else {
      (address + Self.headerSize).bindMemory(to: RunSubtree.self, capacity: Self.branchCapacity)
    }
  }

  /// Where the node lies.
  var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(header) }

  /// Entries in use.
  var count: Int {
    @inline(__always) get { Int(header.pointee.count) }
    nonmutating set { header.pointee.count = Int32(truncatingIfNeeded: newValue) }
  }

  /// Levels below this one; 0 for a leaf.
  var level: Int {
    @inline(__always) get { Int(header.pointee.level) }
  }

  /// The next node of the pool's free list.
  var nextFree: RunNode? {
    get { header.pointee.nextFree }
    nonmutating set { header.pointee.nextFree = newValue }
  }

  /// The entries of a leaf.
  var runs: UnsafeMutablePointer<Run> {
    @inline(__always) get { entries.assumingMemoryBound(to: Run.self) }
  }

  /// The entries of a branch.
  var branches: UnsafeMutablePointer<RunSubtree> {
    @inline(__always) get { entries.assumingMemoryBound(to: RunSubtree.self) }
  }

  private var entries: UnsafeMutableRawPointer {
    @inline(__always) get { UnsafeMutableRawPointer(header) + Self.headerSize }
  }
}
