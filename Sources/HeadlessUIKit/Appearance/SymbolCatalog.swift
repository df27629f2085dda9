// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The system symbols that exist here, and their drawings.
enum SymbolCatalog {
  /// The side of a drawing, in pixels.
  static let side = 56

  /// The names that an image can be asked for.
  static let names: Set<String> = [
    "airplane", "archivebox", "arrow.down", "arrow.left", "arrow.right", "arrow.up", "bell",
    "bell.fill", "bolt", "bolt.fill", "book", "book.fill", "bookmark", "bookmark.fill", "calendar",
    "camera", "camera.fill", "cart", "checkmark", "checkmark.circle", "checkmark.circle.fill",
    "chevron.down", "chevron.right", "circle", "circle.fill", "clock", "clock.fill", "cloud",
    "cloud.fill", "doc", "doc.fill", "doc.text", "envelope", "envelope.fill", "exclamationmark",
    "exclamationmark.triangle", "eye", "eye.fill", "flag", "flag.fill", "folder", "folder.fill",
    "gear", "gearshape", "gearshape.fill", "globe", "hand.raised", "heart", "heart.fill", "house",
    "house.fill", "info.circle", "info.circle.fill", "key", "leaf", "leaf.fill", "link", "location",
    "lock", "lock.fill", "magnifyingglass", "magnifyingglass.circle",
    "magnifyingglass.circle.fill", "map", "map.fill", "message", "message.fill", "mic", "minus",
    "moon", "moon.fill", "music.note", "newspaper", "newspaper.fill", "paperclip", "paperplane",
    "pencil", "person", "person.circle", "person.circle.fill", "person.fill", "phone",
    "phone.fill", "photo", "photo.fill", "play", "play.fill", "plus", "plus.circle",
    "plus.circle.fill", "questionmark", "questionmark.circle", "square", "square.fill", "star",
    "star.circle", "star.circle.fill", "star.fill", "sun.max", "sun.max.fill", "tag", "tag.fill",
    "textformat", "trash", "trash.fill", "tray", "tray.fill", "triangle", "umbrella", "video",
    "wifi", "xmark", "xmark.circle", "xmark.circle.fill",
  ]

  private static let drawings = Mutex<[String: PixelBuffer]>([:])

  /// Returns the drawing of a symbol, made once per process, or nil for an unknown name.
  static func drawing(named name: String) -> PixelBuffer? {
    guard names.contains(name) else { return nil }
    return drawings.withLock { made in
      if let drawing = made[name] { return drawing }
      let drawing = draw(name)
      made[name] = drawing
      return drawing
    }
  }

  /// Draws a disc with a pattern of bars that depends on the name alone.
  private static func draw(_ name: String) -> PixelBuffer {
    let seed = name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let isFilled = name.hasSuffix(".fill")
    let period = Int(seed % 7) + 6
    let slope = Int(seed >> 8 % 3) - 1
    var pixels = [UInt32](repeating: 0, count: side * side)
    let middle = side / 2
    for row in 0..<side {
      for column in 0..<side {
        let distance = (row - middle) * (row - middle) + (column - middle) * (column - middle)
        guard distance < middle * middle else { continue }
        let isRim = distance > (middle - 5) * (middle - 5)
        let isBar = (column + slope * row + side) % period < period / 2
        if isRim || isBar == isFilled { pixels[row * side + column] = 0x0000_00FF }
      }
    }
    return PixelBuffer(width: side, height: side, pixels: pixels)
  }
}
