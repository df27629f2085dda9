// SPDX-License-Identifier: Apache-2.0

/// The system symbols that exist here, and their drawings, which are our own.
enum SymbolCatalog {
  /// One motif and the variants that exist of it.
  struct Motif: Sendable {
    /// The variants of a motif beside its plain form.
    struct Variants: OptionSet, Sendable {
      let rawValue: UInt8
      /// Filled, as `name.fill`.
      static let fill = Variants(rawValue: 1)
      /// In a circle, as `name.circle` and `name.circle.fill`.
      static let circle = Variants(rawValue: 2)
      /// In a square, as `name.square` and `name.square.fill`.
      static let square = Variants(rawValue: 4)
      /// In a circle and in no other way, as `info.circle`.
      static let onlyEnclosed = Variants(rawValue: 8)
    }

    /// The name of the plain form.
    let name: String
    /// The variants that exist.
    let variants: Variants
    /// Draws the motif, filled or not.
    let draw: @Sendable (SymbolPen, _ isFilled: Bool) -> SymbolShape

    init(
      _ name: String,
      _ variants: Variants = [],
      _ draw: @escaping @Sendable (SymbolPen, _ isFilled: Bool) -> SymbolShape
    ) {
      self.name = name
      self.variants = variants
      self.draw = draw
    }
  }

  private static let artworks: [String: SymbolArtwork] = {
    var found: [String: SymbolArtwork] = [:]
    for motif in signs + arrows + objects + papers + nature + devices + shapes {
      for (name, artwork) in artworks(of: motif) { found[name] = artwork }
    }
    return found
  }()

  /// The names that an image can be asked for.
  static var names: some Collection<String> { artworks.keys }

  /// Returns the artwork of a symbol, or nil for an unknown name.
  static func artwork(named name: String) -> SymbolArtwork? {
    artworks[name]
  }

  private static func artworks(of motif: Motif) -> [(String, SymbolArtwork)] {
    let draw = motif.draw
    var made: [(String, SymbolArtwork)] = []
    func add(_ name: String, _ make: @escaping @Sendable (SymbolPen) -> SymbolShape) {
      made.append((name, SymbolArtwork(make)))
    }
    if !motif.variants.contains(.onlyEnclosed) { add(motif.name) { draw($0, false) } }
    if motif.variants.contains(.fill) { add(motif.name + ".fill") { draw($0, true) } }
    if motif.variants.contains(.circle) {
      add(motif.name + ".circle") { enclosed(draw, in: .disc(14, 14, 12.5), $0, isFilled: false) }
      add(motif.name + ".circle.fill") {
        enclosed(draw, in: .disc(14, 14, 12.5), $0, isFilled: true)
      }
    }
    if motif.variants.contains(.square) {
      let square = SymbolShape.box(2.5, 2.5, 25.5, 25.5, radius: 5)
      add(motif.name + ".square") { enclosed(draw, in: square, $0, isFilled: false) }
      add(motif.name + ".square.fill") { enclosed(draw, in: square, $0, isFilled: true) }
    }
    return made
  }

  /// A motif made smaller, in a frame or left out of it.
  private static func enclosed(
    _ draw: (SymbolPen, Bool) -> SymbolShape,
    in frame: SymbolShape,
    _ pen: SymbolPen,
    isFilled: Bool
  ) -> SymbolShape {
    let scale = 0.56
    let motif = draw(SymbolPen(width: pen.width / scale), true).scaled(scale)
    return pen.body(frame, motif, isFilled: isFilled)
  }
}
