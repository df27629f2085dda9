// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files that a process may open, of which the tool needs some.
///
/// The libraries below take a refusal in places for a fault of their own, and crash; so the tool looks
/// before it does anything. Two builds of a comparison with their pipes, the queues of the system and
/// the files that are read and written need some 20.
enum OpenFiles {
  static let neededCount = 32

  /// Why the tool cannot work, if so many files cannot be opened.
  static func refusal() -> ToolFailure? {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < neededCount {
      let descriptor = open("/", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      if descriptor >= 0 {
        opened.append(descriptor)
        continue
      }
      if errno == EINTR { continue }
      // What else the system says, whoever opens something says better.
      guard errno == EMFILE || errno == ENFILE else { return nil }
      let files = opened.count == 1 ? "1 file" : "\(opened.count) files"
      return ExitCode.toolMissing.failure(
        "\(files) can be opened here, and \(neededCount) are needed: "
          + String(cString: strerror(errno)) + "; raise the limit, as by 'ulimit -n 1024'"
      )
    }
    return nil
  }
}
