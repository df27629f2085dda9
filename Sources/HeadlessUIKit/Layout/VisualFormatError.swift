// SPDX-License-Identifier: Apache-2.0

/// Why a visual format makes no constraints.
struct VisualFormatError: Error, Equatable {
  /// What is wrong at the place.
  enum Fault: Equatable {
    /// Something else should stand there.
    case expected(String)
    /// A name stands neither among the views nor among the metrics.
    case unknown(name: String, kind: String)
    /// What a name stands for is of no use there.
    case unusable(name: String, expected: String)
    /// The views are aligned along the axis that they follow each other on.
    case alignedAlongTheAxis
  }

  /// The whole format.
  let format: String
  /// Where the fault is, in characters from the start.
  let position: Int
  /// What is wrong.
  let fault: Fault
}

extension VisualFormatError: CustomStringConvertible {
  /// The place, what was found there, and what should stand there.
  var description: String {
    let rest = format.dropFirst(position)
    let found = rest.isEmpty ? "the end" : "\"\(rest.prefix(12))\""
    let place = "The visual format \"\(format)\" makes no constraints: at character \(position + 1)"
    switch fault {
    case .expected(let what):
      return "\(place) \(found) was found where \(what) was expected."
    case .unknown(let name, let kind):
      return "\(place) \"\(name)\" was found, which is not among the \(kind); add it to them."
    case .unusable(let name, let expected):
      return "\(place) \"\(name)\" was found, which is not \(expected)."
    case .alignedAlongTheAxis:
      return "\(place) the options align views along the axis on which they follow each other; "
        + "align them across it."
    }
  }
}
