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
