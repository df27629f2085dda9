// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

extension ChildProcess {
  struct StreamPipes {
    typealias Ends = (read: Int32, write: Int32)

    let toChild: Ends?
    let fromChild: Ends
    let talk: Ends?

    /// Creates the pipes that the streams need.
    init(input: Input, talk: Talk) throws(StartFault) {
      var made: [Ends] = []
      do throws(StartFault) {
        fromChild = try Self.pipe(&made)
        if case .pipe = input {
          let ends = try Self.pipe(&made)
          // A child that does not read must not block this process.
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

    /// Closes the child's ends.
    func closeChildEnds() {
      for descriptor in [toChild?.read, fromChild.write, talk?.write].compactMap(\.self) {
        close(descriptor)
      }
    }

    func closeOwnEnds() {
      for descriptor in [toChild?.write, fromChild.read, talk?.read].compactMap(\.self) {
        close(descriptor)
      }
    }

    private static func pipe(_ made: inout [Ends]) throws(StartFault) -> Ends {
      var ends: [Int32] = [0, 0]
      // Closed on exec from the start: a child that another thread starts meanwhile would keep them open.
      let code = cprobes_pipe_create(&ends)
      guard code == 0 else { throw StartFault(errorNumber: code) }
      made.append((ends[0], ends[1]))
      return (ends[0], ends[1])
    }
  }

  /// Runs a body with the file actions for the child's standard streams.
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

  /// Starts a program; retries for a second while another process has its file open for writing.
  ///
  /// Each child that another thread starts has a copy of all descriptors until its exec, so a program written
  /// here may be busy for milliseconds after its file was closed.
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

  /// Closes the descriptors from `first` on in the child.
  ///
  /// Foundation opens some files without close-on-exec; a child that inherits a program being written would
  /// keep it busy.
  static func closeInherited(_ actions: inout posix_spawn_file_actions_t, from first: Int32) {
    cprobes_close_from(&actions, first)
  }

  static func withGroupOfItsOwn(_ body: (inout posix_spawnattr_t) -> Int32) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    // The child decides on its own about signals that this process ignores.
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
