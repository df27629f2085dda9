// SPDX-License-Identifier: Apache-2.0

import CProbes

/// What stretches of code make, by the types of objects, and how many files they open.
///
/// Only where ``CallCounting`` runs a pass: its hooks see the objects. There is one tally in a process,
/// and one thread whose stretches are tallied at a time.
public enum TypeTally {
  /// What was made of one thing.
  public struct Count: Hashable, Sendable {
    /// How many were made.
    public let count: Int
    /// In how many stretches any was made.
    public let stretchCount: Int

    /// Counts what was made.
    public init(count: Int, stretchCount: Int) {
      self.count = count
      self.stretchCount = stretchCount
    }

    fileprivate init(_ tally: cprobes_type_tally_t) {
      self.init(count: Int(tally.objects), stretchCount: Int(tally.stretches))
    }
  }

  /// Forgets everything.
  public static func clear() { cprobes_type_tally_clear() }

  /// Begins a stretch; one that has not ended is forgotten.
  public static func begin() { cprobes_type_tally_begin() }

  /// Stops counting, so that it can be looked what the stretch was; only its end may follow.
  public static func pause() { cprobes_type_tally_pause() }

  /// Ends the stretch.
  ///
  /// - Parameter keeps: whether what it made is added to the tally.
  public static func end(keeps: Bool) { cprobes_type_tally_end(keeps) }

  /// The classes of which objects were made, in no order; boxes and contexts of closures have none.
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

  /// The files that were opened.
  public static var openedFiles: Count { Count(cprobes_opened_files()) }

  /// Whether there were more types than there is room for, so that some were not counted.
  public static var isFull: Bool { cprobes_type_tally_is_full() }

  /// The greatest kind of metadata that is no class (MetadataKind of the Swift runtime).
  private static let lastKind: UInt = 0x7FF

  /// The class whose metadata it is: a class has the kind 0, or a pointer in its place.
  private static func type(of metadata: UnsafeRawPointer) -> AnyClass? {
    let kind = metadata.load(as: UInt.self)
    guard kind == 0 || kind > lastKind else { return nil }
    return unsafeBitCast(metadata, to: Any.Type.self) as? AnyClass
  }
}
