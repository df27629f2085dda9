// SPDX-License-Identifier: Apache-2.0

/// Reproducible random numbers, from which the rows of the lists are made.
struct SampleNumbers {
  private var state: UInt64

  init(row: Int, of seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(truncatingIfNeeded: row)
  }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(1, bound)))
  }

  mutating func choice(of choices: [String]) -> String { choices[next(below: choices.count)] }

  mutating func sentence(wordCount: Int) -> String {
    var words = (0..<max(1, wordCount)).map { _ in choice(of: SampleWords.words) }
    words[0] = words[0].prefix(1).uppercased() + words[0].dropFirst()
    return words.joined(separator: " ") + "."
  }

  mutating func person() -> String {
    choice(of: SampleWords.firstNames) + " " + choice(of: SampleWords.lastNames)
  }
}

enum SampleWords {
  static let firstNames = [
    "Ada", "Alan", "Barbara", "Edsger", "Frances", "Grace", "Hedy", "John", "Katherine", "Ken",
    "Margaret", "Niklaus", "Radia", "Tony",
  ]
  static let lastNames = [
    "Allen", "Dijkstra", "Hamilton", "Hoare", "Hopper", "Johnson", "Kernighan", "Lamarr", "Liskov",
    "Lovelace", "McCarthy", "Perlman", "Thompson", "Turing", "Wirth",
  ]
  static let words = [
    "about", "after", "agenda", "answer", "before", "budget", "changes", "could", "delivery",
    "draft", "evening", "finally", "garden", "harbour", "invoice", "journey", "kitchen", "letter",
    "meeting", "morning", "notes", "offer", "paper", "question", "release", "schedule", "table",
    "ticket", "under", "version", "weather", "window", "without", "yesterday",
  ]
}
