// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import HeadlessUIKit

/// Reads a commit back, by the format that `CommitBuffer` documents and by none of its code.
struct CommitReader {
  struct Fault: Error {
    let place: Int
    let words: String
  }

  struct Record: Equatable {
    var layer: UInt32 = 0
    var frame: CGRect?
    var boundsOrigin: CGPoint?
    var background: UInt32?
    var alpha: Float?
    var isHidden: Bool?
    var clips: Bool?
    var style: Style?
    var extras: Extras?
    var sublayers: [UInt32]?
    var contents: [Command]?
  }

  struct Style: Equatable {
    let cornerRadius: Float
    let corners: UInt8
    let borderWidth: Float
    let borderColor: UInt32
    let shadowColor: UInt32
    let shadow: [Float]
  }

  enum Command: Equatable {
    case fill(CGRect, UInt32)
    case image(CGRect, tint: UInt32, width: UInt32, height: UInt32, identity: UInt64)
    case box(CGRect, radius: Float, fill: UInt32, stroke: UInt32, width: Float)
    case line([CGPoint], width: Float, UInt32)
    case drawing([Step])
    case text(String, x: Float, baseline: Float, width: Float, size: Float, weight: UInt8, UInt32)
  }

  private let bytes: [UInt8]
  private(set) var position = 0

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func records(of bytes: [UInt8]) throws -> [Record] {
    var reader = CommitReader(bytes)
    var records: [Record] = []
    while reader.position < bytes.count { records.append(try reader.record()) }
    return records
  }

  private mutating func record() throws -> Record {
    var record = Record()
    record.layer = try integer()
    let parts: UInt8 = try integer()
    guard parts != 0, parts < 16 else { throw Fault(place: position, words: "parts \(parts)") }
    if parts & 1 != 0 {
      record.frame = CGRect(try double(), try double(), Double(try float()), Double(try float()))
      record.boundsOrigin = CGPoint(try double(), try double())
    }
    if parts & 2 != 0 {
      record.background = try integer()
      record.alpha = try float()
      let flags: UInt8 = try integer()
      guard flags < 16, flags & 12 != 8 else {
        throw Fault(place: position, words: "flags \(flags)")
      }
      record.isHidden = flags & 1 != 0
      record.clips = flags & 2 != 0
      if flags & 4 != 0 { record.style = try style() }
      if flags & 8 != 0 { record.extras = try extras() }
    }
    if parts & 8 != 0 { record.sublayers = try list { reader in try reader.integer() } }
    if parts & 4 != 0 { record.contents = try list { reader in try reader.command() } }
    return record
  }

  mutating func style() throws -> Style {
    Style(
      cornerRadius: try float(),
      corners: try integer(),
      borderWidth: try float(),
      borderColor: try integer(),
      shadowColor: try integer(),
      shadow: [try float(), try float(), try float(), try float()]
    )
  }

  mutating func command() throws -> Command {
    let kind: UInt8 = try integer()
    switch kind {
    case 0: return .fill(try rect(), try integer())
    case 1:
      return .image(
        try rect(),
        tint: try integer(),
        width: try integer(),
        height: try integer(),
        identity: try integer()
      )
    case 2:
      let x = try float()
      let baseline = try float()
      let width = try float()
      let size = try float()
      let weight: UInt8 = try integer()
      let color: UInt32 = try integer()
      let text = try list { reader in try reader.integer() as UInt8 }
      guard let words = String(validating: text, as: UTF8.self) else {
        throw Fault(place: position, words: "text that is not UTF-8: \(text)")
      }
      return .text(words, x: x, baseline: baseline, width: width, size: size, weight: weight, color)
    case 3:
      return .box(
        try rect(),
        radius: try float(),
        fill: try integer(),
        stroke: try integer(),
        width: try float()
      )
    case 4:
      let width = try float()
      let color: UInt32 = try integer()
      let points = try list { reader in
        CGPoint(Double(try reader.float()), Double(try reader.float()))
      }
      return .line(points, width: width, color)
    case 5: return .drawing(try list { reader in try reader.step() })
    default: throw Fault(place: position, words: "command \(kind)")
    }
  }

  mutating func list<Element>(
    _ element: (inout CommitReader) throws -> Element
  ) throws -> [Element] {
    let count: UInt32 = try integer()
    var elements: [Element] = []
    for _ in 0..<count { elements.append(try element(&self)) }
    return elements
  }

  mutating func rect() throws -> CGRect {
    CGRect(Double(try float()), Double(try float()), Double(try float()), Double(try float()))
  }

  private mutating func double() throws -> Double { Double(bitPattern: try integer()) }

  mutating func float() throws -> Float { Float(bitPattern: try integer()) }

  /// The next integer, low byte first: the order of the machines that the project runs on.
  mutating func integer<Number: FixedWidthInteger>() throws -> Number {
    let size = Number.bitWidth / 8
    guard position + size <= bytes.count else {
      throw Fault(place: position, words: "the commit ends within a number")
    }
    var number = Number.zero
    for offset in (0..<size).reversed() {
      number = size == 1 ? Number(bytes[position]) : number << 8 | Number(bytes[position + offset])
    }
    position += size
    return number
  }
}

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
