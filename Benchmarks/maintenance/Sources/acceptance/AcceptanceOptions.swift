// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What stands on the command line of `acceptance`.
struct AcceptanceOptions {
  /// What is wrong with a command line.
  struct UsageError: Error, CustomStringConvertible {
    let description: String
  }

  static let usage = """
    usage: acceptance --folder FOLDER --tool BUILD --same BUILD [--other BUILD] [--slow BUILD] [--slow-alone BUILD]
             [--noise COMMAND] [--same-sessions N] [--power-sessions N] [--noisy-sessions N]
             [--jobs N] [--seed N]
      --folder FOLDER     where the sessions are kept; one that is there already is not run again
      --tool BUILD        the build whose 'pair' compares
      --same BUILD        a build without planted work
      --other BUILD       the same build in other layouts; the same one unless given
      --same-cases few    six cases of a build without planted work, not twelve
      --slow BUILD        a build that does 2, 2 and 5 % more work in three strategies
      --slow-alone BUILD  a build that does 5 % more work in one strategy
      --noise COMMAND     the noise generator
      --*-sessions N      how many comparisons of several cases each; 0 leaves the part out
    """

  private(set) var tool = ""
  private(set) var same = ""
  private(set) var other = ""
  private(set) var slow = ""
  private(set) var slowAlone = ""
  private(set) var noise = ""
  private(set) var sameSessions = 0
  private(set) var takesFewCases = false
  private(set) var powerSessions = 0
  private(set) var noisySessions = 0
  private(set) var jobs = 1
  private(set) var seed = 1
  private(set) var folder = ""

  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw UsageError(description: "\(option) needs a value behind it")
      }
      switch option {
      case "--tool": tool = value
      case "--same": same = value
      case "--other": other = value
      case "--slow": slow = value
      case "--slow-alone": slowAlone = value
      case "--noise": noise = value
      case "--folder": folder = value
      case "--same-sessions": sameSessions = try Self.number(option, value, from: 0)
      case "--same-cases":
        guard value == "few" else {
          throw UsageError(description: "\(option) takes \"few\", found \"\(value)\"")
        }
        takesFewCases = true
      case "--power-sessions": powerSessions = try Self.number(option, value, from: 0)
      case "--noisy-sessions": noisySessions = try Self.number(option, value, from: 0)
      case "--jobs": jobs = try Self.number(option, value, from: 1)
      case "--seed": seed = try Self.number(option, value, from: 0)
      default: throw UsageError(description: "unknown option \"\(option)\"")
      }
    }
    guard !folder.isEmpty, !tool.isEmpty, !same.isEmpty else {
      throw UsageError(description: "--folder, --tool and --same are needed")
    }
    if other.isEmpty { other = same }
    guard powerSessions == 0 || !slow.isEmpty else {
      throw UsageError(description: "--power-sessions needs --slow")
    }
    guard noisySessions == 0 || !slowAlone.isEmpty && !noise.isEmpty else {
      throw UsageError(description: "--noisy-sessions needs --slow-alone and --noise")
    }
  }

  private static func number(
    _ option: String,
    _ value: String,
    from least: Int
  ) throws(UsageError) -> Int {
    guard let number = Int(value), (least...100_000).contains(number) else {
      throw UsageError(description: "\(option) takes a number from \(least), found \"\(value)\"")
    }
    return number
  }
}
