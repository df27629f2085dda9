// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import TestSupport
import Testing

@testable import ReuseBench

/// What holds for every line, tried on seeded random ones.
@Suite struct CommandLinePropertyTests {
  private static let oddities = [
    "", "-", "--", "---", "=", "--=", "--=x", "-=", "-h", "-h=", "-hh", "--help=", "-5", "--5", ",",
    ",,", "1,", "(", "[", "\\", "a{2,1}", "(?<", "*", "\u{0}", "\u{1B}[31m", "é", "e\u{301}",
    "-\u{301}", "--rows\u{301}", "=\u{301}", "\u{202E}", "👩‍👩‍👧", "nan", "inf", "0", "1_",
    "9999999999999999999999",
    String(repeating: "(", count: 5000), String(repeating: "x", count: 5000), "--rows=", "%s",
    "$(x)",
  ]

  private static let values = CommandLineSamples.values.values.sorted()

  private static func argument(using generator: inout SplitMix64) -> String {
    let option = CommandOption.table.randomElement(using: &generator)
    let value = values.randomElement(using: &generator) ?? ""
    switch UInt.random(in: 0..<8, using: &generator) {
    case 0: return Verb.allCases.randomElement(using: &generator)?.rawValue ?? ""
    case 1, 2: return option?.spelling ?? ""
    case 3: return "\(option?.spelling ?? "")=\(value)"
    case 4: return value
    case 5:
      var letters = Array(option?.spelling ?? "")
      letters.shuffle(using: &generator)
      return String(letters)
    case 6:
      let scalars = (0..<Int.random(in: 0..<6, using: &generator))
        .compactMap { _ in
          Unicode.Scalar(UInt32.random(in: 0..<0x11_0000, using: &generator))
        }
      return String(String.UnicodeScalarView(scalars))
    default: return oddities.randomElement(using: &generator) ?? ""
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func everyLineIsReadOrRefusedInWords(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let count = Int.random(in: 0...8, using: &generator)
      let line = (0..<count).map { _ in Self.argument(using: &generator) }
      if let complaint = Self.complaint(about: line) {
        Issue.record("seed \(seed), \(Self.shortest(line)): \(complaint)")
        return
      }
    }
  }

  /// What is wrong with the answer to a line, or nil.
  private static func complaint(about line: [String]) -> String? {
    do {
      _ = try CommandLineReader.read(line, knowing: CommandLineSamples.names)
      return nil
    } catch {
      let message = error.message()
      let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
      let isPlain = message.unicodeScalars.allSatisfy { scalar in
        scalar == "\n" || scalar.properties.generalCategory != .control
      }
      guard isPlain else { return "a control character in '\(message)'" }
      guard (2...3).contains(lines.count), message.count < 800 else { return "long: \(message)" }
      guard lines.last?.hasSuffix("--help' for what it takes.") == true else {
        return "no way to help in '\(message)'"
      }
      return nil
    }
  }

  /// The line with every argument left out without which the complaint stays.
  private static func shortest(_ line: [String]) -> [String] {
    for index in line.indices {
      var shorter = line
      shorter.remove(at: index)
      if complaint(about: shorter) != nil { return shortest(shorter) }
    }
    return line
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func theOrderOfOptionsMeansNothing(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let pieces = CommandOption.taken(by: .run)
      .compactMap { option -> [String]? in
        guard option.name != "budget" else { return nil }
        switch option.effect {
        case .help, .version: return nil
        case .note: return [option.spelling]
        case .read: return CommandLineSamples.values[option.name].map { [option.spelling, $0] }
        }
      }
    let names = CommandLineSamples.names
    let expected = try CommandLineReader.read(["run"] + pieces.flatMap(\.self), knowing: names)
    for _ in 0..<50 {
      let line = (pieces + [["run"]]).shuffled(using: &generator).flatMap(\.self)
      let options = try CommandLineReader.read(line, knowing: names)
      expect(options.isEqual(to: expected), "seed \(seed), \(line)")
    }
  }
}
