// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import HeadlessUIKit

@Suite("Random walks") @MainActor struct RandomWalkTests {
  private struct Failure {
    let seed: UInt64
    let steps: [String]
    let words: String
  }

  @Test(
    "R1 R3 R4 R6 R34 R42 S3-01 S3-02 S3-12 S3-17: every frame is that of a list without reuse",
    arguments: ListWalk.Kind.allCases
  )
  func walk(kind: ListWalk.Kind) {
    var shortest: Failure?
    var failureCount = 0
    for seed in 0..<UInt64(60) {
      var walk = ListWalk(seed: seed, kind: kind)
      do {
        try walk.take(25)
      } catch {
        failureCount += 1
        if walk.steps.count < shortest?.steps.count ?? .max {
          shortest = Failure(seed: seed, steps: walk.steps, words: "\(error)")
        }
      }
    }
    if let shortest {
      Issue.record(
        """
        \(failureCount) walks fail; the shortest is seed \(shortest.seed) of \(kind): \
        \(shortest.words)
        after \(shortest.steps.joined(separator: "; "))
        """
      )
    }
  }
}
