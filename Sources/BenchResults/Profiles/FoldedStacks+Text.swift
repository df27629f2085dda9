// SPDX-License-Identifier: Apache-2.0

extension FoldedStacks {
  /// Reads a file of folded stacks.
  ///
  /// - Throws: ``ProfileError`` if it cannot be read, or for the first line that is none.
  public init(path: String) throws(ProfileError) {
    let bytes: [UInt8]
    do throws(DocumentError) {
      bytes = try WholeFile.read(path)
    } catch {
      throw .unreadable(error)
    }
    try self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads folded stacks: a line for each, the functions with semicolons between them, the outermost
  /// first, then a space and a whole number.
  ///
  /// - Throws: ``ProfileError`` with the line that is none.
  public init(text: String) throws(ProfileError) {
    var stacks: [Stack] = []
    var number = 0
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in lines {
      number += 1
      guard !line.isEmpty else { continue }
      guard let space = line.lastIndex(of: " "),
        let weight = Int(line[line.index(after: space)...]), weight > 0,
        weight <= Self.largestWeight
      else {
        throw .noStack(line: number, found: String(line.prefix(80)))
      }
      let frames = line[..<space].split(separator: ";", omittingEmptySubsequences: false)
      guard frames.allSatisfy({ !$0.isEmpty }) else {
        throw .noStack(line: number, found: String(line.prefix(80)))
      }
      stacks.append(Stack(frames.map(String.init), weight: weight))
    }
    guard !stacks.isEmpty else { throw .empty }
    self.init(stacks)
  }

  /// The largest weight that is read, so that no sum of lines overflows.
  private static let largestWeight = 1 << 42

  /// The stacks as text, in their order, with a line end after each.
  public var text: String {
    stacks.map { "\($0.frames.map(Self.written).joined(separator: ";")) \($0.weight)\n" }.joined()
  }

  /// A name without what separates names and lines.
  private static func written(_ name: String) -> String {
    String(name.map { $0 == ";" ? ":" : $0.isNewline ? " " : $0 })
  }
}
