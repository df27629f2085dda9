// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import ReuseBench

@Suite struct NearestSpellingTests {
  /// The distance by its definition: the shortest path over single edits, words up to six letters.
  private func shortestPaths(from source: String, alphabet: [Character]) -> [String: Int] {
    var distances = [source: 0]
    var front = [source]
    while !front.isEmpty {
      var next: [String] = []
      for word in front {
        let reached = distances[word, default: 0] + 1
        for other in neighbours(of: Array(word), alphabet: alphabet) where distances[other] == nil {
          distances[other] = reached
          next.append(other)
        }
      }
      front = next
    }
    return distances
  }

  private func neighbours(of word: [Character], alphabet: [Character]) -> [String] {
    var words: [[Character]] = []
    for index in word.indices {
      words.append(Array(word[..<index] + word[(index + 1)...]))
      words += alphabet.map { Array(word[..<index] + [$0] + word[(index + 1)...]) }
      if index + 1 < word.count {
        var swapped = word
        swapped.swapAt(index, index + 1)
        words.append(swapped)
      }
    }
    if word.count < 6 {
      for index in 0...word.count {
        words += alphabet.map { Array(word[..<index] + [$0] + word[index...]) }
      }
    }
    return words.map { String($0) }
  }

  @Test("the nearest spelling is the earliest at the least distance, if it is near")
  func distanceIsTheShortestPathOverEdits() {
    let alphabet: [Character] = ["a", "b", "c"]
    for source in ["", "a", "ab", "ca", "abc", "aab", "abca", "cabb"] {
      for (target, distance) in shortestPaths(from: source, alphabet: alphabet)
      where target.count <= 4 {
        let found = NearestSpelling.damerauLevenshtein(Array(source), Array(target))
        expectEqual(found, distance, "'\(source)' to '\(target)'")
      }
    }
    // The example by which this distance differs from optimal string alignment, which gives 3.
    expectEqual(NearestSpelling.damerauLevenshtein(Array("ca"), Array("abc")), 2)
    for (word, expected) in [
      ("rnu", "run"), ("RUN", "run"), ("veryfi", "verify"), ("snapshoot", "snapshot"),
      ("snap", "snapshot"), ("ver", "verify"), ("comapre", "compare"), ("xyz", nil), ("", nil),
      ("l", nil), ("measure", nil),
    ] as [(String, String?)] {
      let verbs = ["run", "list", "verify", "snapshot", "compare", "pair", "driver"]
      expectEqual(NearestSpelling.of(word, among: verbs), expected)
    }
    expectEqual(NearestSpelling.of("cat", among: ["bat", "hat"]), "bat")
    expectEqual(NearestSpelling.of("cat", among: ["bad", "hat"]), "hat")
    expect(NearestSpelling.of(String(repeating: "r", count: 1_000_000), among: ["run"]) == nil)
  }
}
