// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Pixels as a PNG file: an app's, or one for embedding in a picture.
///
/// The pixels are stored and not compressed (deflate's stored blocks, RFC 1951 3.2.4), one byte each
/// where there are no more than 256 colours: thumbnails are small, and no compression library is
/// needed.
enum PortableNetworkGraphic {
  /// Returns pixels as a `data:` address; black pixels take the tint and as much of it as covers, as
  /// template images do.
  static func dataAddress(of image: PixelBuffer, tint: UInt32) -> String {
    "data:image/png;base64," + Data(file(of: image, tint: tint)).base64EncodedString()
  }

  static func data(of image: PixelBuffer) -> Data { Data(file(of: image, tint: 0xFF)) }

  private static func file(of image: PixelBuffer, tint: UInt32) -> [UInt8] {
    let pixels = image.pixels.map { pixel in
      pixel >> 8 == 0 ? tint & 0xFFFF_FF00 | (pixel * (tint & 0xFF) + 127) / 255 : pixel
    }
    let palette = Array(Set(pixels)).sorted()
    let isIndexed = palette.count <= 256
    var header: [UInt8] = []
    header += bigEndian(UInt32(image.width))
    header += bigEndian(UInt32(image.height))
    header += [8, isIndexed ? 3 : 6, 0, 0, 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += chunk("IHDR", header)
    if isIndexed {
      file += chunk("PLTE", palette.flatMap { bigEndian($0).prefix(3) })
      file += chunk("tRNS", palette.map { UInt8(truncatingIfNeeded: $0) })
    }
    let places = Dictionary(uniqueKeysWithValues: zip(palette, 0...))
    let lines = scanlines(of: pixels, width: image.width) { color in
      isIndexed ? [UInt8(truncatingIfNeeded: places[color] ?? 0)] : bigEndian(color)
    }
    file += chunk("IDAT", stored(lines))
    file += chunk("IEND", [])
    return file
  }

  private static func scanlines(
    of pixels: [UInt32],
    width: Int,
    bytes: (UInt32) -> [UInt8]
  ) -> [UInt8] {
    var lines: [UInt8] = []
    for (position, pixel) in pixels.enumerated() {
      // Each line begins with the number of its filter: none.
      if position % max(1, width) == 0 { lines.append(0) }
      lines += bytes(pixel)
    }
    return lines
  }

  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = [0x78, 0x01]
    var position = 0
    repeat {
      let count = min(65_535, bytes.count - position)
      output.append(position + count == bytes.count ? 1 : 0)
      output += [UInt8(count & 0xFF), UInt8(count >> 8)]
      output += [UInt8(~count & 0xFF), UInt8(~count >> 8 & 0xFF)]
      output += bytes[position..<position + count]
      position += count
    } while position < bytes.count
    return output + bigEndian(adler32(bytes))
  }

  private static func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    let named = Array(kind.utf8) + content
    return bigEndian(UInt32(content.count)) + named + bigEndian(crc32(named))
  }

  private static func bigEndian(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32($0))) }
  }

  private static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }

  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      var rest = sum ^ UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
      return rest
    }
  }
}
