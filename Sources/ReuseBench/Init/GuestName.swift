// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The name of a package and of its target, made of the name of a folder.
///
/// Letters and digits of ASCII stay, letters with marks lose them, and all else between two of them
/// becomes one hyphen.
struct GuestName: Equatable, Sendable {
  let text: String
  /// Why it is not the folder's; nil where it is.
  let remark: String?

  /// What a name begins or ends with that could not stay as it was.
  private static let addition = "bench"

  init(folder: String) {
    var name = Self.words(of: folder).joined(separator: "-")
    var reason = "a target's name has letters, digits and hyphens"
    if name.first?.isNumber ?? true {
      if !name.isEmpty { reason = "a target's name does not begin with a digit" }
      name = name.isEmpty ? Self.addition : "\(Self.addition)-\(name)"
    } else if Self.keywords.contains(name) {
      reason = "\(name.quoted) is a word of Swift"
      name += "-\(Self.addition)"
    } else if Self.takenModules.contains(Self.module(of: name)) {
      reason = "there is a module of the name \(name.quoted) already"
      name += "-\(Self.addition)"
    }
    text = name
    remark = name == folder ? nil : "The target of \(folder.quoted) is called '\(name)': \(reason)."
  }

  private static func words(of folder: String) -> [Substring] {
    var plain = ""
    for scalar in folder.decomposedStringWithCanonicalMapping.unicodeScalars {
      if let letters = ligatures[scalar] {
        plain += letters
      } else if scalar.properties.generalCategory != .nonspacingMark {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }
      .filter { $0.contains { $0 != "_" } }
  }

  /// Letters that do not fall apart into one and a mark.
  private static let ligatures: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "Æ": "Ae", "ø": "o", "Ø": "O", "œ": "oe", "Œ": "Oe", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ı": "i",
  ]

  /// The words that no module can be called by.
  static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The modules of this package, which a program of one's own is linked with or lies beside.
  static let modules = [
    "ReuseBench", "UIKit", "SwiftUI", "Combine", "HeadlessUIKit", "_Testing_UIKit", "BenchLists",
    "BenchMistakes", "BenchCells", "BenchCellsTwin", "BenchCases", "BenchRunner", "BenchReports",
    "BenchHarness",
    "BenchResults", "BenchStatistics", "ListAlgorithms", "TextLayout", "ConstraintSolver",
    "CTextTables", "CProbes", "CEngineCounters", "reuse-bench", "inbox-guest", "TestSupport",
    "ListThrash", "verify-fixtures",
  ]

  /// Modules of the toolchain, and the one name that its compiler keeps for itself.
  private static let toolchain = [
    "Swift", "Foundation", "FoundationEssentials", "Dispatch", "Synchronization", "Glibc", "Musl",
    "Darwin", "XCTest", "Testing", "PackageDescription", "main",
  ]

  private static let takenModules = Set((modules + toolchain).map(module))

  /// The module of a target, in small letters: some disks do not tell them from capitals.
  private static func module(of target: String) -> String {
    target.lowercased().replacing("-", with: "_")
  }
}
