// SPDX-License-Identifier: Apache-2.0

internal import Foundation

extension AtomicFile {
  /// A device, pipe or socket, which is written to directly, for it must not be replaced.
  ///
  /// Nothing blocks: a pipe without a reader, or with one that does not read, is waited for until the process is to
  /// end.
  struct OpenedStream: ~Copyable {
    private static let pauseMicroseconds: UInt32 = 10_000
    /// How long a reader may take nothing once the process is to end, in milliseconds.
    private static let patienceMilliseconds = 300

    private let path: String
    private var descriptor: Int32

    init(_ path: String, isInterrupted: () -> Bool) throws(AtomicFileError) {
      var status = stat()
      let isPipe = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
      while true {
        let descriptor = AtomicFile.resumed { open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK) }
        if descriptor >= 0 {
          self.path = path
          self.descriptor = descriptor
          return
        }
        guard errno == ENXIO, isPipe else {
          throw .cannotCreate(path: path, reason: AtomicFile.lastReason())
        }
        guard !isInterrupted() else { throw .unread(path: path) }
        usleep(Self.pauseMicroseconds)
      }
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    mutating func write(_ bytes: [UInt8], isInterrupted: () -> Bool) throws(AtomicFileError) {
      var rest = bytes[...]
      var patience = Self.patienceMilliseconds
      while !rest.isEmpty {
        let count = rest.withUnsafeBytes {
          Foundation.write(descriptor, $0.baseAddress, $0.count)
        }
        if count >= 0 {
          rest = rest.dropFirst(count)
          continue
        }
        switch errno {
        case EINTR: continue
        case EAGAIN:
          if isInterrupted() { patience -= 50 }
          guard patience > 0 else { throw .unread(path: path) }
          var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&request, 1, 50)
        default: throw .cannotWrite(path: path, reason: AtomicFile.lastReason())
        }
      }
    }

    consuming func finish() throws(AtomicFileError) {
      let closed = close(descriptor)
      descriptor = -1
      guard closed == 0 || errno == EINTR else {
        throw .cannotWrite(path: path, reason: AtomicFile.lastReason())
      }
    }
  }
}
