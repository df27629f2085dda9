// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The objects that stretches of code make, by type, and the files that they open.
///
/// Works only in a pass of ``CallCounting``, whose hooks see the objects. The process has one tally, for one
/// thread at a time.
public enum TypeTally {
  /// The objects of one type, or opened files.
  public struct Count: Hashable, Sendable {
    public let count: Int
    /// The stretches in which any was made.
    public let stretchCount: Int

    public init(count: Int, stretchCount: Int) {
      self.count = count
      self.stretchCount = stretchCount
    }

    fileprivate init(_ tally: cprobes_type_tally_t) {
      self.init(count: Int(tally.objects), stretchCount: Int(tally.stretches))
    }
  }

  public static func clear() { cprobes_type_tally_clear() }

  /// Begins a stretch and forgets one that has not ended.
  public static func begin() { cprobes_type_tally_begin() }

  /// Stops counting while the stretch is examined; only its end may follow.
  public static func pause() { cprobes_type_tally_pause() }

  /// Ends the stretch and adds it to the tally if `keeps` is true.
  public static func end(keeps: Bool) { cprobes_type_tally_end(keeps) }

  /// The classes of objects made, unordered; boxes and closure contexts have none.
  public static var classes: [(type: AnyClass, count: Count)] {
    (0..<Int(cprobes_type_tally_limit))
      .compactMap { place in
        let tally = cprobes_type_tally_at(place)
        guard let metadata = tally.metadata, tally.objects > 0, let type = type(of: metadata) else {
          return nil
        }
        return (type, Count(tally))
      }
  }

  public static var openedFiles: Count { Count(cprobes_opened_files()) }

  /// True if some types were not counted because there was no room.
  public static var isFull: Bool { cprobes_type_tally_is_full() }

  /// The greatest non-class kind (MetadataKind of the Swift runtime).
  private static let lastKind: UInt = 0x7FF

  /// Returns the class of metadata: classes have the kind 0, or a pointer in its place.
  private static func type(of metadata: UnsafeRawPointer) -> AnyClass? {
    let kind = metadata.load(as: UInt.self)
    guard kind == 0 || kind > lastKind else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
  }
}
