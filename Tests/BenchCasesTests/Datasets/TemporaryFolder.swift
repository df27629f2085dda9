// SPDX-License-Identifier: Apache-2.0

import Foundation

struct TemporaryFolder: ~Copyable {
  let path: String

  /// Makes the folder in memory where the system has such a place: a fuzz writes 10,000 files.
  init() throws {
    let memory = "/dev/shm/"
    let isThere = FileManager.default.isWritableFile(atPath: memory)
    path = (isThere ? memory : NSTemporaryDirectory()) + "rows-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("A temporary folder stays behind: \(error)")
    }
  }

  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = path + "/" + name
    try Data(bytes).write(to: URL(fileURLWithPath: file))
    return file
  }
}
