// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Transforms, layers of their own and drawings, by the format that the commit buffer documents.
extension CommitReader {
  struct Extras: Equatable {
    var transform: [Float]?
    var anchor: [Float]?
    var shadowPath: [Float]?
    var rasterizes = false
    var zPosition: Float = 0
    var shape: Shape?
    var gradient: Gradient?
    var texts: [Command] = []
    var sublayers: [Layer] = []
    var maskLayer: [Layer] = []
    var maskView: UInt32?
  }

  struct Layer: Equatable {
    var depth: UInt32 = 0
    var frame = CGRect.zero
    var background: UInt32 = 0
    var opacity: Float = 1
    var flags: UInt8 = 0
    var style: Style?
    var extras: Extras?
  }

  struct Shape: Equatable {
    var path: [Float] = []
    var isEvenOdd = false
    var fill: UInt32 = 0
    var stroke: UInt32 = 0
    var width: Float = 0
    var ends: [UInt8] = []
    var dashes: [Float] = []
    var range: [Float] = [0, 1]
  }

  struct Gradient: Equatable {
    var kind: UInt8 = 0
    var line: [Float] = []
    var colors: [UInt32] = []
    var places: [Float] = []
  }

  enum Step: Equatable {
    case shape(Shape)
    case text([Float], String)
    case image([Float], alpha: Float, CGRect, tint: UInt32, width: UInt32, height: UInt32)
    case clip([Float], isEvenOdd: Bool)
    case unclip
  }

  mutating func extras() throws -> Extras {
    let parts: UInt8 = try integer()
    guard parts < 64 else { throw Fault(place: position, words: "parts of extras \(parts)") }
    var extras = Extras()
    if parts & 1 != 0 {
      extras.transform = try floats(6)
      extras.anchor = try floats(2)
    }
    if parts & 2 != 0 { extras.shadowPath = try path() }
    if parts & 4 != 0 {
      let flags: UInt8 = try integer()
      extras.rasterizes = flags & 1 != 0
      _ = try float()
      extras.zPosition = try float()
      if flags & 2 != 0 { _ = [try integer() as UInt32, try integer() as UInt32] }
    }
    if parts & 8 != 0 { try figure(into: &extras) }
    if parts & 16 != 0 {
      extras.sublayers = try list { reader in
        let depth: UInt32 = try reader.integer()
        var layer = try reader.layer()
        layer.depth = depth
        return layer
      }
    }
    if parts & 32 != 0 {
      let kind: UInt8 = try integer()
      guard kind < 2 else { throw Fault(place: position, words: "mask \(kind)") }
      if kind == 0 { extras.maskLayer = [try layer()] } else { extras.maskView = try integer() }
    }
    return extras
  }

  private mutating func figure(into extras: inout Extras) throws {
    let kind: UInt8 = try integer()
    if kind == 0 {
      var shape = try shape()
      shape.range = try floats(2)
      extras.shape = shape
      return
    }
    if kind == 2 {
      extras.texts = try list { reader in try reader.command() }
      return
    }
    guard kind == 1 else { throw Fault(place: position, words: "figure \(kind)") }
    var gradient = Gradient()
    gradient.kind = try integer()
    gradient.line = try floats(4)
    let stops = try list { reader in (try reader.integer() as UInt32, try reader.float()) }
    gradient.colors = stops.map(\.0)
    gradient.places = stops.map(\.1)
    extras.gradient = gradient
  }

  private mutating func layer() throws -> Layer {
    var layer = Layer()
    layer.frame = try rect()
    _ = try floats(2)
    layer.background = try integer()
    layer.opacity = try float()
    layer.flags = try integer()
    guard layer.flags < 16, layer.flags & 4 != 0 else {
      throw Fault(place: position, words: "flags of a layer \(layer.flags)")
    }
    layer.style = try style()
    if layer.flags & 8 != 0 { layer.extras = try extras() }
    return layer
  }

  private mutating func shape() throws -> Shape {
    let flags: UInt8 = try integer()
    guard flags < 8 else { throw Fault(place: position, words: "flags of a shape \(flags)") }
    var shape = Shape(path: try path(), isEvenOdd: flags & 1 != 0)
    if flags & 2 != 0 { shape.fill = try integer() }
    guard flags & 4 != 0 else { return shape }
    shape.stroke = try integer()
    shape.width = try float()
    _ = try float()
    shape.ends = [try integer(), try integer()]
    _ = try float()
    shape.dashes = try list { reader in try reader.float() }
    return shape
  }

  mutating func step() throws -> Step {
    let kind: UInt8 = try integer()
    switch kind {
    case 0: return .shape(try shape())
    case 1:
      let map = try floats(6)
      guard case .text(let text, _, _, _, _, _, _) = try command() else {
        throw Fault(place: position, words: "no text")
      }
      return .text(map, text)
    case 2:
      return .image(
        try floats(6),
        alpha: try float(),
        try rect(),
        tint: try integer(),
        width: try integer(),
        height: try integer()
      )
    case 3:
      let isEvenOdd = try integer() as UInt8 == 1
      return .clip(try path(), isEvenOdd: isEvenOdd)
    case 4: return .unclip
    default: throw Fault(place: position, words: "step \(kind)")
    }
  }

  /// The kinds and coordinates of a path's steps, one after the other.
  private mutating func path() throws -> [Float] {
    try list { reader in
      let kind: UInt8 = try reader.integer()
      guard kind < 5 else { throw Fault(place: reader.position, words: "step of a path \(kind)") }
      return [Float(kind)] + (try reader.floats([2, 2, 4, 6, 0][Int(kind)]))
    }
    .flatMap { $0 }
  }

  private mutating func floats(_ count: Int) throws -> [Float] {
    var numbers: [Float] = []
    for _ in 0..<count { numbers.append(try float()) }
    return numbers
  }
}
