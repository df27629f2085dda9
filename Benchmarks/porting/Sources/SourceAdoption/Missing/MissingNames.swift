// SPDX-License-Identifier: Apache-2.0

/// A line that has something which could not be rewritten, or which rewriting does not bring to life.
struct Finding: Equatable {
  /// The line, from 1.
  let line: Int
  /// What is missing, as the table groups it.
  let message: String
}

/// Finds names of Apple's frameworks in a file that nothing here declares.
struct MissingNames {
  /// What the checkout and the set of files declare.
  let declared: Set<String>

  /// The names in a file that are missing, with their lines.
  func find(in source: LexedSource) -> [Finding] {
    var findings: [Finding] = []
    let imports = Set(
      source.tokens.indices.filter { source.word(at: $0) == "import" }
        .map { source.word(at: $0 + 1) }
    )
    for (place, token) in source.tokens.enumerated() {
      let word = source.word(token)
      switch token.kind {
      case .attribute:
        if let origin = origin(of: String(word.dropFirst()), isAttribute: true, in: imports) {
          findings.append(Finding(line: token.line, message: "\(origin) \(word)"))
        }
      case .word
      where Self.keyValueLabels.contains(word) && isLabel(source, place) && isCall(source, place):
        findings.append(Finding(line: token.line, message: "key-value coding (\(word):)"))
      case .word
      where ![".", "import"].contains(source.word(at: place - 1)) && !isLabel(source, place):
        if let origin = origin(of: word, isAttribute: false, in: imports) {
          findings.append(Finding(line: token.line, message: "\(origin) \(word)"))
        }
      default: break
      }
    }
    return findings
  }

  private static let keyValueLabels: Set<String> = ["forKey", "forKeyPath", "forUndefinedKey"]

  /// Whether a word is a label: a colon follows, and what stands before begins an argument.
  private func isLabel(_ source: LexedSource, _ place: Int) -> Bool {
    source.word(at: place + 1) == ":" && ["(", ","].contains(source.word(at: place - 1))
  }

  /// Whether a label belongs to a call of `setValue` or `value`.
  private func isCall(_ source: LexedSource, _ place: Int) -> Bool {
    var depth = 0
    for index in stride(from: place, through: max(0, place - 60), by: -1) {
      let word = source.word(at: index)
      if word == ")" { depth += 1 }
      if word == "(" { depth -= 1 }
      if depth < 0 {
        return source.word(at: index - 2) == "."
          && ["value", "setValue"].contains(source.word(at: index - 1))
      }
    }
    return false
  }

  /// Where a name comes from if it is missing; nil if it is declared, or none of Apple's.
  private func origin(of name: String, isAttribute: Bool, in imports: Set<String>) -> String? {
    guard !declared.contains(name) else { return nil }
    let framework = Self.frameworks.first { framework in
      framework.names.contains(name) && !imports.isDisjoint(with: framework.imports)
        && (isAttribute || !framework.isOfAttributes)
    }
    if let framework { return framework.name + ":" }
    return Self.prefixes.contains { name.hasPrefix($0) && isTypeName(name.dropFirst(2)) }
      ? "type" : nil
  }

  /// Whether a name without its prefix looks like a type's: a capital, small letters among the rest.
  private func isTypeName(_ rest: Substring) -> Bool {
    rest.first?.isUppercase == true && rest.contains(where: \.isLowercase)
  }

  /// Prefixes of types that come from UIKit and Core Animation alone.
  private static let prefixes = ["UI", "CA"]

  /// A framework that Linux does not have.
  private struct Framework {
    let name: String
    /// The imports that show its names.
    let imports: Set<String>
    /// Whether its names are counted as attributes alone.
    var isOfAttributes = false
    /// What its documentation lists and list code uses.
    let names: Set<String>
  }

  private static let frameworks = [
    Framework(
      name: "SwiftUI",
      imports: ["SwiftUI"],
      isOfAttributes: true,
      names: [
        "AppStorage", "Binding", "Bindable", "Environment", "EnvironmentObject", "FocusState",
        "GestureState", "Namespace", "ObservedObject", "SceneStorage", "ScaledMetric", "State",
        "StateObject",
      ]
    ),
    Framework(
      name: "Core Data",
      imports: ["CoreData"],
      names: [
        "NSEntityDescription", "NSFetchRequest", "NSFetchRequestResult",
        "NSFetchedResultsController",
        "NSFetchedResultsControllerDelegate", "NSManagedObject", "NSManagedObjectContext",
        "NSManagedObjectID", "NSPersistentContainer",
      ]
    ),
    Framework(
      name: "Foundation on a phone",
      imports: ["Foundation", "UIKit"],
      names: ["NSItemProvider", "NSKeyValueObservation", "NSUserActivity"]
    ),
  ]
}
