// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@_spi(Headless) @testable import HeadlessUIKit

/// Image files: their sizes, read from headers that are built here by the formats' specifications.
@Suite("Image files") @MainActor struct ImageFileTests {
  private static func big(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) }
  }

  private static func little(_ number: Int, _ count: Int) -> [UInt8] {
    big(number, count).reversed()
  }

  private static func riff(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let chunk = Array(kind.utf8) + little(content.count, 4) + content
    return Array("RIFF".utf8) + little(chunk.count + 4, 4) + Array("WEBP".utf8) + chunk
  }

  /// A file of each format, of 300 × 200 pixels, and how many of its first bytes hold the size.
  static let files: [(name: String, bytes: [UInt8], needed: Int)] = {
    let png: [UInt8] =
      [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + big(13, 4) + Array("IHDR".utf8) + big(300, 4)
      + big(200, 4) + [8, 6, 0, 0, 0] + big(0, 4)
    // An application segment, a comment of 700 bytes and a table stand before the frame.
    let frame: [UInt8] = [0xFF, 0xC2] + big(17, 2) + [8] + big(200, 2) + big(300, 2) + [3]
    let before: [UInt8] =
      [0xFF, 0xD8, 0xFF, 0xE0] + big(16, 2) + Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0]
      + [0xFF, 0xFF, 0xFE] + big(702, 2) + [UInt8](repeating: 0xC0, count: 700)
      + [0xFF, 0xC4] + big(4, 2) + [0, 0]
    let jpeg = before + frame
    let gif = Array("GIF89a".utf8) + little(300, 2) + little(200, 2) + [0, 0, 0]
    let lossy = riff(
      "VP8 ",
      [0x30, 1, 0, 0x9D, 0x01, 0x2A] + little(300, 2) + little(200 | 1 << 14, 2) + [0, 0]
    )
    let lossless = riff("VP8L", [0x2F] + little(299 | 199 << 14 | 1 << 28, 4) + [0])
    let extended = riff("VP8X", [0x10, 0, 0, 0] + little(299, 3) + little(199, 3))
    return [
      ("png", png, 24), ("jpeg", jpeg, before.count + 9), ("gif", gif, 10),
      ("webp lossy", lossy, 30),
      ("webp lossless", lossless, 25), ("webp extended", extended, 30),
    ]
  }()

  @Test("a file has the size of its header, by the scale", arguments: 0..<6)
  func sizes(number: Int) throws {
    let (name, bytes, _) = Self.files[number]
    EngineRemarks.write = { _ in }
    let image = try require(UIImage(data: Data(bytes)), "\(name)")
    expect(image.size == CGSize(width: 300, height: 200) && image.scale == 1, "\(name)")
    let finer = try require(UIImage(data: Data(bytes), scale: 2))
    expect(finer.size == CGSize(width: 150, height: 100) && finer.scale == 2, "\(name)")
    expectEqual(UIImage(data: Data(bytes), scale: .nan)?.scale, 1)
  }

  @Test(
    "a file that is cut off anywhere is read or refused, as far as the size is there",
    arguments: 0..<6
  )
  func cuts(number: Int) {
    let (name, bytes, needed) = Self.files[number]
    EngineRemarks.write = { _ in }
    var faults: [Int] = []
    for count in 0...bytes.count {
      let header = ImageHeader(Array(bytes.prefix(count)))
      let expected = count >= needed ? ImageHeader(width: 300, height: 200) : nil
      if header != expected { faults.append(count) }
    }
    expect(faults.isEmpty, "\(name)")
    // Every single bit turned over: nothing stops the program.
    for place in bytes.indices {
      for bit in 0..<8 {
        var broken = bytes
        broken[place] ^= 1 << bit
        _ = ImageHeader(broken)
      }
    }
  }

  @Test("what is no picture gives no image")
  func refused() {
    expect(UIImage(data: Data()) == nil)
    expect(UIImage(data: Data("<svg/>".utf8)) == nil)
    expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xD9])) == nil)
    expect(UIImage(data: Data(Array("GIF89a".utf8) + [0, 0, 5, 0])) == nil, "no width")
    expect(UIImage(contentsOfFile: "/no such/file.png") == nil)
    expect(UIImage().size == .zero && UIImage().cgImage?.width == 4)
  }

  @Test("a file of a name that ends in @2x has two pixels to a point")
  func fileNames() throws {
    let folder = FileManager.default.temporaryDirectory
    EngineRemarks.write = { _ in }
    for (name, scale) in [("a.png", 1), ("a@2x.png", 2), ("a@3x.png", 3)] {
      let file = folder.appendingPathComponent("\(UUID().uuidString)-\(name)")
      try Data(Self.files[0].bytes).write(to: file)
      defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
      let image = try require(UIImage(contentsOfFile: file.path))
      expect(image.scale == CGFloat(scale) && image.size.width == 300 / CGFloat(scale))
    }
  }

  @Test("a file's image is displayed at its size with a pattern, and a remark says so once")
  func shown() throws {
    var remarks: [String] = []
    EngineRemarks.forget()
    EngineRemarks.write = { remarks.append($0) }
    let image = try require(UIImage(data: Data(Self.files[0].bytes)))
    _ = UIImage(data: Data(Self.files[1].bytes))
    expect(remarks.count == 1 && remarks[0].contains("Decoding is not paid"))
    let view = UIImageView(image: image)
    expectEqual(view.frame.size, CGSize(width: 300, height: 200))
    let renderer = FrameRenderer(root: view)
    renderer.renderFrame()
    let records = try CommitReader.records(of: renderer.withCommittedBytes { Array($0) })
    guard case .image(let rect, _, let width, let height, _)? = records.first?.contents?.first
    else {
      Issue.record("no image was committed")
      return
    }
    expect(rect.size == CGSize(width: 300, height: 200) && width == 600 && height == 400)
    let other = try require(UIImage(data: Data(Self.files[2].bytes)))
    expect(other != image && other.pixelBuffer.pixels != image.pixelBuffer.pixels)
    let small = try require(image.preparingThumbnail(of: CGSize(width: 30, height: 20)))
    expect(small.size == CGSize(width: 30, height: 20) && small.cgImage?.width == 30)
    expect(image.preparingThumbnail(of: .zero) == nil)
    expectEqual(image.resizableImage(withCapInsets: .zero).size, image.size)
  }
}
