// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// The progress of one process, readable by the process that started it even when it hangs or has died.
///
/// A note is a store to shared memory: it wakes no thread, so times are unaffected.
public final class SharedNote {
  /// The file that another process inherits to find the note.
  public let descriptor: Int32

  private let note: UnsafeMutablePointer<cprobes_note>

  /// Creates a note at place 0.
  ///
  /// - Throws: ``HarnessError/sharedMemoryRefused(errorNumber:)``.
  public convenience init() throws(HarnessError) {
    let descriptor = cprobes_note_create()
    guard descriptor >= 0 else { throw .sharedMemoryRefused(errorNumber: Int(-descriptor)) }
    try self.init(descriptor: descriptor)
  }

  /// Opens the note of the parent process and takes over its descriptor.
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

  /// The current place, by numbers that both processes know.
  public var place: Int {
    get { Int(cprobes_note_place(note)) }
    set { cprobes_note_write(note, Int64(newValue)) }
  }

  /// The number of notes.
  public var beatCount: Int { Int(cprobes_note_beats(note)) }

  /// A handle that records progress; valid as long as the note.
  public var pulse: Pulse { Pulse(note: note) }

  /// Records progress without retaining anything, so it may be used within counted code.
  public struct Pulse {
    fileprivate let note: UnsafeMutablePointer<cprobes_note>

    public func beat() { cprobes_note_beat(note) }
  }

  /// Has the system kill this process when its parent ends, for whatever reason.
  ///
  /// On a system without this signal, the process ends when it next finds its input closed.
  public static func endWithParent() { _ = cprobes_end_with_parent() }
}
