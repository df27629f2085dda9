// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Terminal {
  /// Makes of a closed standard stream one that refuses, so that no file takes its number.
  ///
  /// Else the next file or pipe that is opened would become the standard stream of this process
  /// and of those that it starts.
  static func reserveClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is this one. Opened the wrong way round, it fails as before.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes a file that may not grow further an error of `write` in place of the end of the process.
  static func ignoreFileLimits() {
    signal(SIGXFSZ, SIG_IGN)
  }
}
