// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// What one process is at, noted where the process that started it reads it, also when the first one is
/// dead or hangs.
///
/// A note is a store to memory that both share: it wakes nobody, so times stay what they are.
public final class SharedNote {
  /// The file that another process finds the note in, once it has inherited it.
  public let descriptor: Int32

  private let note: UnsafeMutablePointer<cprobes_note>

  /// Makes a note, at place 0.
  ///
  /// - Throws: ``HarnessError/sharedMemoryRefused(errorNumber:)``.
  public convenience init() throws(HarnessError) {
    let descriptor = cprobes_note_create()
    guard descriptor >= 0 else { throw .sharedMemoryRefused(errorNumber: Int(-descriptor)) }
    try self.init(descriptor: descriptor)
  }

  /// Opens the note of the process that started this one; the descriptor is closed in the end.
  ///
  /// - Throws: ``HarnessError/sharedMemoryRefused(errorNumber:)``.
  public init(descriptor: Int32) throws(HarnessError) {
    guard let note = cprobes_note_open(descriptor) else {
      let errorNumber = Int(errno)
      close(descriptor)
      throw .sharedMemoryRefused(errorNumber: errorNumber)
    }
    self.descriptor = descriptor
    self.note = note
  }

  deinit {
    cprobes_note_close(note)
    close(descriptor)
  }

  /// What the process is at, by numbers that both understand.
  public var place: Int {
    get { Int(cprobes_note_place(note)) }
    set { cprobes_note_write(note, Int64(newValue)) }
  }

  /// How often the process has noted something.
  public var beatCount: Int { Int(cprobes_note_beats(note)) }

  /// What notes that the process goes on; to be used as long as the note is there.
  public var pulse: Pulse { Pulse(note: note) }

  /// Notes that a process goes on, also in the midst of what is counted: nothing is retained for it.
  public struct Pulse {
    fileprivate let note: UnsafeMutablePointer<cprobes_note>

    /// Notes that the process goes on.
    public func beat() { cprobes_note_beat(note) }
  }

  /// Has the system kill this process when the one that started it ends, however that comes.
  ///
  /// Where the system cannot, the end of its input ends it, when it next looks.
  public static func endWithParent() { _ = cprobes_end_with_parent() }
}
