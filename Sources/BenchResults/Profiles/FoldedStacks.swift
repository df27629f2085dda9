// SPDX-License-Identifier: Apache-2.0

/// Call stacks with what fell on each: samples, instructions or allocations.
public struct FoldedStacks: Equatable, Sendable {
  public struct Stack: Equatable, Sendable {
    /// The names of its functions, the outermost first; never empty.
    public var frames: [String]
    /// What fell on it while its last function ran; at least 1.
    public var weight: Int

    public init(_ frames: [String], weight: Int) {
      self.frames = frames
      self.weight = weight
    }
  }

  public let stacks: [Stack]

  /// Joins equal stacks and drops those on which nothing fell, in O(n log n).
  ///
  /// - Precondition: no stack is empty and no weight negative.
  public init(_ stacks: some Sequence<Stack>) {
    var weights: [[String]: Int] = [:]
    for stack in stacks where stack.weight != 0 {
      precondition(!stack.frames.isEmpty, "A stack needs the name of at least one function.")
      precondition(stack.weight > 0, "A weight counts something and is never negative.")
      weights[stack.frames, default: 0] += stack.weight
    }
    self.stacks = weights.map { Stack($0.key, weight: $0.value) }
      .sorted { $0.frames.lexicographicallyPrecedes($1.frames) }
  }

  public var total: Int { stacks.reduce(0) { $0 + $1.weight } }

  public func without(_ function: String) -> FoldedStacks {
    FoldedStacks(stacks.filter { !$0.frames.contains(function) })
  }

  /// The stacks below a function: each begins with its outermost call; those without it are left out.
  public func below(_ function: String) -> FoldedStacks {
    FoldedStacks(
      stacks.compactMap { stack in
        stack.frames.firstIndex(of: function)
          .map { Stack(Array(stack.frames[$0...]), weight: stack.weight) }
      }
    )
  }
}

extension FoldedStacks {
  public init(path: String) throws(ProfileError) {
    let bytes: [UInt8]
    do throws(DocumentError) {
      bytes = try WholeFile.read(path)
    } catch {
      throw .unreadable(error)
    }
    try self.init(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads folded stacks: a line for each, the functions with semicolons between them, the outermost first, then a
  /// space and a whole number.
  public init(text: String) throws(ProfileError) {
    var stacks: [Stack] = []
    var number = 0
    var total = 0
    // By bytes: a mark behind a semicolon or a space would make another character of it.
    for var line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    {
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      guard !line.isEmpty else { continue }
      guard let space = line.lastIndex(of: UInt8(ascii: " ")),
        let weight = Int(Substring(line[line.index(after: space)...])), weight > 0
      else {
        throw .noStack(line: number, found: String(Substring(line).prefix(80)))
      }
      let frames = line[..<space]
        .split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      guard frames.allSatisfy({ !$0.isEmpty }) else {
        throw .noStack(line: number, found: String(Substring(line).prefix(80)))
      }
      total = total.addingReportingOverflow(weight).partialValue
      guard (0...Self.largestTotal).contains(total) else { throw .tooMuch(line: number) }
      stacks.append(Stack(frames.map { String(Substring($0)) }, weight: weight))
    }
    guard !stacks.isEmpty else { throw .empty }
    self.init(stacks)
  }

  /// The largest total that is read, so that no sum of lines overflows.
  public static let largestTotal = 1 << 62

  /// The stacks as text, in their order, with a line end after each; names that are written alike join.
  public var text: String {
    FoldedStacks(stacks.map { Stack($0.frames.map(Self.written), weight: $0.weight) }).stacks
      .map { "\($0.frames.joined(separator: ";")) \($0.weight)\n" }.joined()
  }

  /// A name without what separates names and lines; one of nothing gets a mark, to be read again.
  private static func written(_ name: String) -> String {
    guard !name.isEmpty else { return "?" }
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case ";": text += ":"
      case "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}": text += " "
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

public enum ProfileError: Error, Equatable, CustomStringConvertible {
  case unreadable(DocumentError)
  case empty
  case noStack(line: Int, found: String)
  case tooMuch(line: Int)

  public var description: String {
    let remedy = "give a file that 'profile' wrote as stacks.folded"
    return switch self {
    case .unreadable(let cause): "\(cause)"
    case .empty: "it holds no stacks; \(remedy)"
    case .tooMuch(let line):
      "line \(line): found weights that come to more than 2^62 up to here, expected fewer; \(remedy)"
    case .noStack(let line, let found):
      "line \(line): found \(JSONValue.quoted(found)), expected functions with semicolons between them, a space "
        + "and a whole number; \(remedy)"
    }
  }
}
