// SPDX-License-Identifier: Apache-2.0

extension Interference: CustomStringConvertible {
  private static let namedCount = 10

  /// How many frames were disturbed and which, the first ten by number.
  public var description: String {
    guard !frames.isEmpty else { return "none of \(frameCount) frames disturbed" }
    let named = indexes.prefix(Self.namedCount).map(String.init).joined(separator: ", ")
    let rest = frames.count - min(frames.count, Self.namedCount)
    let numbers = rest > 0 ? "\(named) and \(rest) more" : named
    return "\(frames.count) of \(frameCount) frames disturbed: \(numbers)"
  }
}
