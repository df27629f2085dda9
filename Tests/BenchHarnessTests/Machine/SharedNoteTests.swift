// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import BenchHarness
  import Foundation
  import Testing

  @Suite struct SharedNoteTests {
    @Test("What one side notes the other one reads, and each note counts")
    func shared() throws {
      let asking = try SharedNote()
      #expect(asking.place == 0 && asking.beatCount == 0)
      let playing = try SharedNote(descriptor: dup(asking.descriptor))
      playing.place = 7
      #expect(asking.place == 7 && asking.beatCount == 1)
      playing.pulse.beat()
      playing.pulse.beat()
      #expect(asking.place == 7 && asking.beatCount == 3)
      asking.place = 0
      #expect(playing.place == 0 && playing.beatCount == 4)
    }

    @Test("A note outlives the other side")
    func outlives() throws {
      let asking = try SharedNote()
      do {
        let playing = try SharedNote(descriptor: dup(asking.descriptor))
        playing.place = 3
      }
      #expect(asking.place == 3)
    }

    @Test("No program inherits a note that is not told to")
    func inherited() throws {
      let note = try SharedNote()
      #expect(fcntl(note.descriptor, F_GETFD) & FD_CLOEXEC != 0)
    }

    @Test("What is no file of memory is refused in a sentence")
    func refused() throws {
      let error = #expect(throws: HarnessError.self) { try SharedNote(descriptor: -1) }
      #expect(error == .sharedMemoryRefused(errorNumber: Int(EBADF)))
      #expect(error?.description.hasPrefix("Processes cannot share memory: ") == true)
    }
  }
#endif
