// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("A file is put in place whole or not at all")
final class AtomicFileTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/atomic-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func content(_ name: String) throws -> [UInt8] { try WholeFile.read("\(folder)/\(name)") }

  @Test("A new file holds the bytes and nothing is left beside it", arguments: [0, 1, 5_000_000])
  func creates(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try AtomicFile.write(bytes, to: "\(folder)/new.json")
    try expectEqual(content("new.json"), bytes)
    try expectEqual(names(), ["new.json"])
  }

  @Test("An existing file is replaced and keeps its permissions")
  func replaces() throws {
    try AtomicFile.write([1], to: "\(folder)/f")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: "\(folder)/f")
    try AtomicFile.write([2, 3], to: "\(folder)/f")
    try expectEqual(content("f"), [2, 3])
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/f")
    expectEqual(attributes[.posixPermissions] as? Int, 0o640)
  }

  @Test("A reader of the old file keeps the old bytes to the end")
  func oldReader() throws {
    try AtomicFile.write([1, 2], to: "\(folder)/f")
    let reader = try require(FileHandle(forReadingAtPath: "\(folder)/f"))
    try AtomicFile.write([9], to: "\(folder)/f")
    try expectEqual(reader.readToEnd(), Data([1, 2]))
  }

  @Test("Whoever reads while another writes sees one whole file or the other")
  func concurrentReader() async throws {
    let path = "\(folder)/f"
    let contents = [[UInt8](repeating: 1, count: 300_000), [UInt8](repeating: 2, count: 200_000)]
    try AtomicFile.write(contents[0], to: path)
    async let writing: Void = {
      for round in 1...40 { try AtomicFile.write(contents[round % 2], to: path) }
    }()
    for _ in 1...40 { expect(contents.contains(try WholeFile.read(path))) }
    try await writing
    try expectEqual(names(), ["f"])
  }

  @Test("A symbolic link goes on pointing to what was replaced")
  func link() throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link",
      withDestinationPath: "real"
    )
    try AtomicFile.write([1], to: "\(folder)/link")
    try AtomicFile.write([2], to: "\(folder)/link")
    try expectEqual(content("real"), [2])
    try expectEqual(FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link"), "real")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/circle",
      withDestinationPath: "circle"
    )
    #expect(throws: AtomicFileError.self) { try AtomicFile.write([1], to: "\(self.folder)/circle") }
  }

  @Test("A device is written to and stays a device")
  func device() throws {
    try AtomicFile.checkWritable("/dev/null")
    try AtomicFile.write([1, 2, 3], to: "/dev/null")
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    expectEqual(attributes[.type] as? FileAttributeType, .typeCharacterSpecial)
  }

  @Test("A device is not read, for some never end", arguments: ["/dev/zero", "/dev/null"])
  func endless(path: String) {
    #expect(throws: DocumentError.cannotRead(document: path, reason: "it is a device")) {
      try WholeFile.read(path)
    }
  }

  @Test("Of many who read, add and write at once, none loses what another added")
  func exclusive() async throws {
    let path = "\(folder)/f"
    try AtomicFile.write([], to: path)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 1...4 {
        group.addTask {
          for _ in 1...10 {
            try AtomicFile.exclusively(at: path) { () throws(any Error) in
              try AtomicFile.write(try WholeFile.read(path) + [1], to: path)
            }
            .get()
          }
        }
      }
      try await group.waitForAll()
    }
    try expectEqual(content("f").count, 40)
    try expectEqual(names(), ["f"])
  }

  /// Source: the test vectors of draft-eastlake-fnv for 64 bits.
  @Test(
    "A text's digest is the published one",
    arguments: [
      ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
    ]
  )
  func digest(text: String, digest: String) {
    expectEqual(TextDigest.hexadecimal(of: text.utf8), digest)
  }

  #if os(Linux)
    @Test("A full disk is told as such")
    func fullDisk() {
      #expect(
        throws: AtomicFileError.cannotWrite(path: "/dev/full", reason: "No space left on device")
      ) {
        try AtomicFile.write([1], to: "/dev/full")
      }
    }

    @Test("A folder that takes no files is found before measuring")
    func noFiles() {
      #expect(throws: AtomicFileError.self) { try AtomicFile.checkWritable("/proc/out.json") }
    }
  #endif

  @Test("A path that cannot be is refused by the check and by writing, and nothing appears")
  func impossible() throws {
    try AtomicFile.write([1], to: "\(folder)/file")
    let paths = [
      "", "\(folder)/", folder, "\(folder)/missing/f", "\(folder)/file/f",
      "\(folder)/" + String(repeating: "n", count: 256), "\(folder)/a\u{0}b",
    ]
    for path in paths {
      #expect(throws: AtomicFileError.self, "\(path)") { try AtomicFile.checkWritable(path) }
      #expect(throws: AtomicFileError.self, "\(path)") { try AtomicFile.write([2], to: path) }
    }
    try expectEqual(names(), ["file"])
    try expectEqual(content("file"), [1])
  }

  @Test("The check neither creates a file nor touches one")
  func check() throws {
    try AtomicFile.checkWritable("\(folder)/new")
    try expectEqual(names(), [])
    try AtomicFile.write([1, 2], to: "\(folder)/old")
    try AtomicFile.checkWritable("\(folder)/old")
    try expectEqual(content("old"), [1, 2])
    try AtomicFile.checkWritable("\(folder)/a/b/new", createsFolders: true)
    try expectEqual(names(), ["old"])
  }

  @Test("Missing folders are made where that was asked for")
  func folders() throws {
    try AtomicFile.write([7], to: "\(folder)/a/b/f", createsFolders: true)
    try expectEqual(content("a/b/f"), [7])
    try AtomicFile.write([8], to: "\(folder)/a/b/f", createsFolders: true)
    try expectEqual(content("a/b/f"), [8])
  }

  @Test("Messages name the path and say what to do")
  func messages() {
    for error in [
      AtomicFileError.cannotCreate(path: "p", reason: "r"), .cannotWrite(path: "p", reason: "r"),
    ] {
      expect(error.description.hasPrefix("p: the output c"))
      expect(error.description.contains(": r;") && error.description.hasSuffix("."))
    }
  }
}
