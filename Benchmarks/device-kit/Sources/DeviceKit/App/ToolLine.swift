// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a command line.
enum ToolLineError: Error, Equatable, CustomStringConvertible {
  /// An argument that means nothing.
  case unknown(String)
  /// An option without its value.
  case noValue(String)

  /// What was found, and what can be said.
  var description: String {
    switch self {
    case .unknown(let argument):
      "\"\(argument)\" is no argument; \(ToolLine.usage)"
    case .noValue(let option):
      "\(option) needs a folder after it; \(ToolLine.usage)"
    }
  }
}

/// The command line of the kit.
struct ToolLine: Equatable {
  /// How the program is called.
  static let usage = "usage: device-kit [--output-folder DIR] [--quick]"

  /// Where findings go.
  private(set) var folder = "."
  /// Whether only a little is measured.
  private(set) var isQuick = false

  /// Reads the arguments, without the program's name.
  ///
  /// - Throws: ``ToolLineError`` for the first that is wrong.
  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--output-folder":
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          throw ToolLineError.noValue(argument)
        }
        folder = value
      default: throw ToolLineError.unknown(argument)
      }
    }
  }
}
