// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

extension ChildProcess {
  /// The pipes between this process and another one.
  struct StreamPipes {
    /// Both ends of a pipe.
    typealias Ends = (read: Int32, write: Int32)

    let toChild: Ends?
    let fromChild: Ends
    let talk: Ends?

    /// Makes the pipes that the streams ask for, or none.
    init(input: Input, talk: Talk) throws(StartFault) {
      var made: [Ends] = []
      do throws(StartFault) {
        fromChild = try Self.pipe(&made)
        if case .pipe = input {
          let ends = try Self.pipe(&made)
          // Whoever does not read is not waited for without end.
          _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
          toChild = ends
        } else {
          toChild = nil
        }
        if case .captured = talk {
          let ends = try Self.pipe(&made)
          _ = fcntl(ends.read, F_SETFL, O_NONBLOCK)
          self.talk = ends
        } else {
          self.talk = nil
        }
      } catch {
        for ends in made {
          close(ends.read)
          close(ends.write)
        }
        throw error
      }
    }

    /// Closes the ends that the other process has.
    func closeChildEnds() {
      for descriptor in [toChild?.read, fromChild.write, talk?.write].compactMap(\.self) {
        close(descriptor)
      }
    }

    /// Closes the ends of this process.
    func closeOwnEnds() {
      for descriptor in [toChild?.write, fromChild.read, talk?.read].compactMap(\.self) {
        close(descriptor)
      }
    }

    private static func pipe(_ made: inout [Ends]) throws(StartFault) -> Ends {
      var ends: [Int32] = [0, 0]
      // Closed on exec from the start: a process that another thread starts would keep them open.
      let code = cprobes_pipe_create(&ends)
      guard code == 0 else { throw StartFault(errorNumber: code) }
      made.append((ends[0], ends[1]))
      return (ends[0], ends[1])
    }
  }

  /// Says what stands on the standard streams of a process.
  static func withStreams(
    _ pipes: StreamPipes,
    _ input: Input,
    _ talk: Talk,
    sharing file: Int32?,
    _ body: (inout posix_spawn_file_actions_t) -> Int32
  ) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    switch input {
    case .pipe: posix_spawn_file_actions_adddup2(&actions, pipes.toChild?.read ?? -1, STDIN_FILENO)
    case .file(let path):
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, path, O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, pipes.fromChild.write, STDOUT_FILENO)
    switch talk {
    case .inherited: break
    case .discarded:
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    case .withOutput:
      posix_spawn_file_actions_adddup2(&actions, pipes.fromChild.write, STDERR_FILENO)
    case .captured:
      posix_spawn_file_actions_adddup2(&actions, pipes.talk?.write ?? -1, STDERR_FILENO)
    }
    if let file { posix_spawn_file_actions_adddup2(&actions, file, sharedDescriptor) }
    closeInherited(&actions, from: file == nil ? sharedDescriptor : sharedDescriptor + 1)
    return body(&actions)
  }

  /// Starts a program, and again for a while if another process has its file open for writing.
  ///
  /// Every process that another thread starts has a copy of all descriptors of this process until it
  /// becomes the other program, even of those that are closed on exec. So a program that was just written
  /// may be busy for milliseconds after its file was closed here.
  ///
  /// - Returns: 0, or the error number.
  static func start(
    _ path: String,
    _ actions: inout posix_spawn_file_actions_t,
    _ attributes: inout posix_spawnattr_t,
    words: [UnsafeMutablePointer<CChar>?],
    settings: [UnsafeMutablePointer<CChar>?],
    identifier: inout pid_t
  ) -> Int32 {
    var code: Int32 = 0
    for attempt in 0..<busyAttemptCount {
      if attempt > 0 { usleep(busyPauseMicroseconds) }
      code = posix_spawn(&identifier, path, &actions, &attributes, words, settings)
      if code != ETXTBSY { break }
    }
    return code
  }

  private static let busyAttemptCount = 400
  private static let busyPauseMicroseconds: UInt32 = 2_500

  /// Closes the descriptors from a number on in a process that is to be started.
  ///
  /// Foundation opens some files without closing them on exec, and a process that inherits a program that is
  /// being written keeps it from being started.
  static func closeInherited(_ actions: inout posix_spawn_file_actions_t, from first: Int32) {
    cprobes_close_from(&actions, first)
  }

  static func withGroupOfItsOwn(_ body: (inout posix_spawnattr_t) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // What this process ignores, the other one is to decide on for itself.
    sigaddset(&signals, SIGPIPE)
    sigaddset(&signals, SIGXFSZ)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
    return body(&attributes)
  }

  static func withStrings(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = strings.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    return body(copies)
  }
}
