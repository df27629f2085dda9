// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The pixel size from the first bytes of an image file.
///
/// Sources: PNG (third edition) 11.2.1, ITU-T T.81 B.2.2, GIF89a 18, RFC 9649 (WebP).
struct ImageHeader: Hashable, Sendable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  init?(_ file: [UInt8]) {
    let bytes = FileBytes(file)
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    self = size
  }

  private static func png(_ bytes: FileBytes) -> ImageHeader? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      bytes.text(at: 12, 4) == "IHDR",
      let width = bytes.big(at: 16, 4), let height = bytes.big(at: 20, 4),
      width < 1 << 31, height < 1 << 31
    else { return nil }
    return ImageHeader(width: width, height: height)
  }

  private static func gif(_ bytes: FileBytes) -> ImageHeader? {
    guard ["GIF87a", "GIF89a"].contains(bytes.text(at: 0, 6)),
      let width = bytes.little(at: 6, 2), let height = bytes.little(at: 8, 2)
    else { return nil }
    return ImageHeader(width: width, height: height)
  }

  private static func webp(_ bytes: FileBytes) -> ImageHeader? {
    guard bytes.text(at: 0, 4) == "RIFF", bytes.text(at: 8, 4) == "WEBP" else { return nil }
    switch bytes.text(at: 12, 4) {
    case "VP8 ":
      // The frame's three-byte tag, its start code, and two sizes of 14 bits.
      guard bytes.big(at: 23, 3) == 0x9D_012A,
        let width = bytes.little(at: 26, 2), let height = bytes.little(at: 28, 2)
      else { return nil }
      return ImageHeader(width: width & 0x3FFF, height: height & 0x3FFF)
    case "VP8L":
      guard bytes.little(at: 20, 1) == 0x2F, let bits = bytes.little(at: 21, 4) else { return nil }
      return ImageHeader(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
    case "VP8X":
      guard let width = bytes.little(at: 24, 3), let height = bytes.little(at: 27, 3) else {
        return nil
      }
      return ImageHeader(width: width + 1, height: height + 1)
    default: return nil
    }
  }

  private static func jpeg(_ bytes: FileBytes) -> ImageHeader? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var place = 2
    while bytes.little(at: place, 1) == 0xFF, let marker = bytes.little(at: place + 1, 1) {
      switch marker {
      case 0xFF: place += 1
      // Markers without a length.
      case 0x01, 0xD0...0xD7: place += 2
      // The end or pixels before any frame.
      case 0xD9, 0xDA: return nil
      // The frames: C0 to CF except tables (C4, CC) and a reserved one (C8).
      case 0xC0...0xCF where marker != 0xC4 && marker != 0xC8 && marker != 0xCC:
        guard let height = bytes.big(at: place + 5, 2), let width = bytes.big(at: place + 7, 2)
        else { return nil }
        return ImageHeader(width: width, height: height)
      default:
        guard let length = bytes.big(at: place + 2, 2), length >= 2 else { return nil }
        place += 2 + length
      }
    }
    return nil
  }
}

private struct FileBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  private func part(at place: Int, _ count: Int) -> ArraySlice<UInt8>? {
    place + count <= bytes.count ? bytes[place..<place + count] : nil
  }

  func text(at place: Int, _ count: Int) -> String {
    String(decoding: part(at: place, count) ?? [], as: UTF8.self)
  }

  func big(at place: Int, _ count: Int) -> Int? {
    part(at: place, count)?.reduce(0) { $0 << 8 | Int($1) }
  }

  func little(at place: Int, _ count: Int) -> Int? {
    part(at: place, count)?.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}

final class ImageFile: Sendable {
  let width: Int
  let height: Int
  let pattern: PixelBuffer
  static let none = ImageFile(ImageHeader(width: 0, height: 0), bytes: [])

  init(_ header: ImageHeader, bytes: some Sequence<UInt8>) {
    width = header.width
    height = header.height
    var digest = StableDigest()
    for byte in bytes { digest.combine(byte: byte) }
    let isEmpty = header.width == 0
    let pixels = (0..<16)
      .map { place -> UInt32 in
        digest.combine(UInt64(place))
        let shade = 0x90 + UInt32(truncatingIfNeeded: digest.value >> 40) & 0x3F
        return isEmpty ? 0 : shade << 24 | (shade + 8) << 16 | (shade + 16) << 8 | 0xFF
      }
    pattern = PixelBuffer(width: 4, height: 4, pixels: pixels)
  }
}
