// SPDX-License-Identifier: Apache-2.0

/// What stands on the command line of `thrash`.
struct ThrashOptions {
  /// What is wrong with a command line.
  enum UsageError: Error, CustomStringConvertible {
    case unknown(String)
    case missingValue(String)
    case badNumber(option: String, found: String)

    var description: String {
      switch self {
      case .unknown(let option): "unknown option \"\(option)\""
      case .missingValue(let option): "\(option) needs a value behind it"
      case .badNumber(let option, let found): "\(option) takes a whole number, found \"\(found)\""
      }
    }
  }

  private(set) var operations = 100_000
  private(set) var seed: UInt64 = 1
  private(set) var replay: String?
  private(set) var traces = false
  private(set) var asksForHelp = false

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--operations": operations = max(1, try Self.number(option, &rest))
      case "--seed": seed = try Self.number(option, &rest)
      case "--replay":
        guard let value = rest.popFirst() else { throw .missingValue(option) }
        replay = value
      case "--trace": traces = true
      case "--help", "-h": asksForHelp = true
      default: throw .unknown(option)
      }
    }
  }

  private static func number<Number: FixedWidthInteger>(
    _ option: String,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> Number {
    guard let value = rest.popFirst() else { throw .missingValue(option) }
    guard let number = Number(value) else { throw .badNumber(option: option, found: value) }
    return number
  }
}
