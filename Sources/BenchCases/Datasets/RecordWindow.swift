// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The part of a file from the start of the current record on, so that memory holds only the longest record.
///
/// A record starts at the start of a line; the position of a fault is counted from there when it is needed.
struct RecordWindow: ~Copyable {
  /// The longest record accepted; a longer one means that something was never closed.
  static let limitBytes = 64 << 20
  private static let firstCapacity = 256 << 10

  private let path: String
  private let descriptor: Int32
  private var buffer: UnsafeMutableRawBufferPointer
  private var start = 0
  private var end = 0
  private var fileOffset = 0
  /// The place where the record starts: the start of a line, except at the end of the file.
  private var position = (line: 1, column: 1)
  private(set) var isAtEnd = false

  init(path: String) throws(DatasetError) {
    self.path = path
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    buffer = .allocate(byteCount: Self.firstCapacity, alignment: 16)
    guard descriptor < 0 else { return }
    let reason = errno
    let fault: DatasetError.Fault =
      reason == ENOENT || reason == ENOTDIR
      ? .missing : .notOpened(reason: String(cString: strerror(reason)))
    throw DatasetError(path: path, position: nil, fault: fault)
  }

  deinit {
    buffer.deallocate()
    if descriptor >= 0 { close(descriptor) }
  }

  /// The bytes from the start of the record to the end of the window, valid until the next ``fill()``.
  var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(buffer.bindMemory(to: UInt8.self))[start..<end]
    )
  }

  /// Reads more bytes and returns false at the end of the file.
  mutating func fill() throws(DatasetError) -> Bool {
    if isAtEnd { return false }
    try makeRoom()
    while true {
      let count = read(descriptor, buffer.baseAddress.map { $0 + end }, buffer.count - end)
      if count > 0 {
        end += count
        return true
      }
      if count == 0 {
        isAtEnd = true
        return false
      }
      let reason = errno
      if reason == EINTR { continue }
      let text = String(cString: strerror(reason))
      throw DatasetError(
        path: path,
        position: nil,
        fault: reason == EISDIR ? .notOpened(reason: text) : .notRead(reason: text)
      )
    }
  }

  /// Skips the first `count` bytes and begins a new record.
  mutating func advance(by count: Int) {
    if count > 0, bytes[count - 1] == UInt8(ascii: "\n") {
      for byte in bytes[..<count] where byte == UInt8(ascii: "\n") { position.line += 1 }
    } else {
      position = position(at: count)
    }
    start += count
    fileOffset += count
  }

  /// Skips a UTF-8 byte order mark, and refuses UTF-16.
  mutating func skipByteOrderMark() throws(DatasetError) {
    while bytes.count < 3 { guard try fill() else { break } }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      start += 3
      fileOffset += 3
    } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw error(RecordFault(.utf16, at: 0))
    }
  }

  func checkUTF8(first count: Int) throws(DatasetError) {
    let record = UnsafeBufferPointer(rebasing: bytes[..<count])
    guard let offset = record.firstOffsetNotUTF8 else { return }
    throw error(
      RecordFault(.notUTF8(byte: record[offset], offset: fileOffset + offset), at: offset)
    )
  }

  func error(_ fault: RecordFault) -> DatasetError {
    let place = position(at: fault.offset)
    return DatasetError(
      path: path,
      position: .init(line: place.line, column: place.column),
      fault: fault.fault
    )
  }

  private func position(at offset: Int) -> (line: Int, column: Int) {
    var position = position
    for byte in bytes[..<offset] {
      if byte == UInt8(ascii: "\n") {
        position = (position.line + 1, 1)
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }

  /// Moves the record to the front of the buffer, which doubles where the record fills it.
  private mutating func makeRoom() throws(DatasetError) {
    if start > 0, end == buffer.count || start == end {
      buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
      end -= start
      start = 0
    }
    guard end == buffer.count else { return }
    guard buffer.count < Self.limitBytes else {
      throw error(RecordFault(.rowTooLong(limitBytes: Self.limitBytes), at: 0))
    }
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: buffer.count * 2, alignment: 16)
    larger.copyMemory(from: UnsafeRawBufferPointer(buffer))
    buffer.deallocate()
    buffer = larger
  }
}
