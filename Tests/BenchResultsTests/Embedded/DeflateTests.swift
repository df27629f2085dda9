// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import Foundation
import TestSupport
import Testing

@testable import BenchResults

@Suite("Deflate is RFC 1951 in both directions, and Inflate takes anything from anybody")
struct DeflateTests {
  /// Texts of every kind that the format treats in a way of its own.
  private static let texts: [(name: String, bytes: [UInt8])] = {
    var generator = SplitMix64(seed: 22)
    let random = (0..<70_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    let numbers = (0..<20_000).map { _ in "\(generator.next() % 100_000)," }.joined()
    return [
      ("empty", []), ("a byte", [7]), ("two", [7, 7]), ("three", [7, 7, 7]),
      ("four", [7, 7, 7, 7]),
      ("the longest repeat", [UInt8](repeating: 9, count: 259)),
      ("one byte over it", [UInt8](repeating: 9, count: 260)),
      ("a long run", [UInt8](repeating: 9, count: 100_000)),
      ("every byte", (0..<1_024).map { UInt8($0 % 256) }), ("random", random),
      ("a repeat as far back as can be", Array(random[..<32_768]) + Array(random[..<300])),
      ("a repeat further back", Array(random[..<32_769]) + Array(random[..<300])),
      ("two values", random.map { $0 & 1 }), ("numbers", Array(numbers.utf8)),
    ]
  }()

  @Test func roundTripAndSizeAndFaults() throws {
    // What was made short is what it was, byte for byte.
    for (name, bytes) in Self.texts {
      let short = Deflate.compress(bytes)
      try expectEqual(Inflate.decompress(short, limit: bytes.count), bytes, "\(name)")
    }
    // A run takes next to nothing, and random bytes barely more than themselves.
    let sizes = Dictionary(
      uniqueKeysWithValues: Self.texts.map { ($0.name, Deflate.compress($0.bytes).count) }
    )
    // 388 repeats of two bits and a code of lengths below 100 bytes.
    expect(sizes["a long run"].map { $0 < 250 } == true)
    // No byte takes more than its 8 bits by much, for each block has codes of its own.
    expect(sizes["random"].map { $0 < 70_000 * 101 / 100 } == true)
    // One of eleven characters for one takes 3.4 bits, and a number has 5.9 of them: 2.5 bytes.
    expect(sizes["numbers"].map { $0 < 20_000 * 11 / 4 } == true)
    // Streams that zlib wrote, of each kind of block.
    for (hexadecimal, text) in [
      ("0300", ""), ("4b4c4a4e44420a19a93939f9101200", "abcabcabcabcabc hello hello"),
      ("010500faff706c61696e", "plain"),
      ("abaa1a05a360140c770000", String(repeating: "z", count: 1_000)),
      (
        "05c101010000008090adfa3f2200042000010840000210800004200001084000021080000420000108400002"
          + "108000042000010840001a", String(repeating: "aaaaaaaaab", count: 30)
      ),
    ] as [(String, String)] {
      let found = try Inflate.decompress(Self.bytes(hexadecimal), limit: 1_000)
      expectEqual(String(decoding: found, as: UTF8.self), text)
    }
    // What breaks the rules is refused with the rule and its place.
    for (hexadecimal, fault, offset) in [
      ("", InflateError.Fault.end, 0), ("4b", .end, 1), ("07", .blockKind, 1),
      // Three stored bytes announced, whose complement is that of four; then two there are.
      ("010300fbff", .storedCount, 5), ("010300fcff6162", .end, 7),
      // The fixed codes of a length that no length has (286), and of a distance before the start.
      ("1b03", .symbol, 2), ("4b0442", .distance, 3),
      // 287 codes of symbols; a code of lengths in which three symbols share one bit.
      ("f50000", .codes, 2), ("05009200", .codes, 4),
      ("030000", .rest, 2),
    ] as [(String, InflateError.Fault, Int)] {
      #expect(throws: InflateError(fault: fault, offset: offset)) {
        try Inflate.decompress(Self.bytes(hexadecimal), limit: 1_000)
      }
    }
  }

  @Test func limitAndCutAndNoise() throws {
    // Not one byte more than allowed is held, whichever block it comes in.
    let bombs = [
      Deflate.compress([UInt8](repeating: 0, count: 1_000_000)),
      Self.bytes("010500faff706c61696e"),
    ]
    for (bomb, size) in zip(bombs, [1_000_000, 5]) {
      try expectEqual(Inflate.decompress(bomb, limit: size).count, size)
      for limit in [0, 1, size - 1] {
        let error = #expect(throws: InflateError.self) {
          try Inflate.decompress(bomb, limit: limit)
        }
        expectEqual(error?.fault, .limit)
      }
    }
    // Cut anywhere, a stream has no end.
    let whole = Deflate.compress(Array("a text with a text in a text of a text".utf8))
    for length in whole.indices {
      #expect(throws: InflateError(fault: .end, offset: length)) {
        try Inflate.decompress(Array(whole[..<length]), limit: 1_000)
      }
    }
    // 6,000 streams of noise and of damage end in an error or within the limit.
    var generator = SplitMix64(seed: 1951)
    let sound = Self.texts.suffix(1).map { Deflate.compress(Array($0.bytes.prefix(600))) }[0]
    var outcomes: [String: Int] = [:]
    for trial in 0..<6_000 {
      var bytes = sound
      if trial.isMultiple(of: 2) {
        bytes = (0..<Int(generator.next() % 60))
          .map { _ in
            UInt8(truncatingIfNeeded: generator.next())
          }
      } else {
        let place = Int(generator.next() % UInt64(bytes.count))
        bytes[place] ^= 1 << UInt8(generator.next() % 8)
      }
      do throws(InflateError) {
        let found = try Inflate.decompress(bytes, limit: 600)
        expect(found.count <= 600)
        outcomes["whole", default: 0] += 1
      } catch {
        expect(error.offset <= bytes.count)
        outcomes[error.fault.rawValue, default: 0] += 1
      }
    }
    // Noise comes to every fault that there is, and sometimes to a text.
    expectEqual(outcomes.count, InflateError.Fault.allCases.count + 1)
  }

  private static func bytes(_ hexadecimal: String) -> [UInt8] {
    stride(from: 0, to: hexadecimal.count, by: 2)
      .compactMap { UInt8(hexadecimal.dropFirst($0).prefix(2), radix: 16) }
  }
}

extension DeflateTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Checks our streams and digests, and writes streams of every strategy and several levels.
  private static let script = """
    import hashlib, sys, zlib
    for name in sys.argv[1:]:
        text = open(name, "rb").read()
        assert zlib.decompress(open(name + ".short", "rb").read(), -15) == text, name
        digests = open(name + ".digests").read()
        assert digests == f"{zlib.crc32(text):08x} {hashlib.sha256(text).hexdigest()}", name
        for kind, (level, strategy) in enumerate([(0, 0), (1, 0), (6, 0), (9, 2), (9, 3), (9, 4)]):
            squeeze = zlib.compressobj(level, zlib.DEFLATED, -15, 9, strategy)
            open(f"{name}.{kind}", "wb").write(squeeze.compress(text) + squeeze.flush())
    """

  @Test("zlib reads what Deflate writes, and Inflate what zlib writes", .enabled(if: python != nil))
  func zlib() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "deflate-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var names: [String] = []
    for (index, text) in Self.texts.enumerated() {
      let file = folder.appending(path: "text\(index)")
      names.append(file.path)
      let digests = [
        EmbeddedDocument.hexadecimal(CRC32.checksum(of: text.bytes)),
        SHA256(of: text.bytes).hexadecimal,
      ]
      try Data(text.bytes).write(to: file)
      try Data(Deflate.compress(text.bytes)).write(to: file.appendingPathExtension("short"))
      try Data(digests.joined(separator: " ").utf8)
        .write(to: file.appendingPathExtension("digests"))
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try require(Self.python))
    process.arguments = ["-c", Self.script] + names
    try process.run()
    process.waitUntilExit()
    try require(process.terminationStatus == 0)
    for (name, text) in zip(names, Self.texts) {
      for kind in 0..<6 {
        let short = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(name).\(kind)")))
        let found = try Inflate.decompress(short, limit: text.bytes.count)
        expectEqual(found, text.bytes, "\(text.name), kind \(kind)")
      }
    }
  }
}
