// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The parts of a result document that say how frames were judged and calls were counted.
struct RulerDocument: Decodable {
  struct Plan: Decodable {
    let pace: String
    let budgetNanoseconds: Int
    let appShare: Double?
    let slowdown: String?
    let instructionRate: String?
    let isComplete: Bool
  }

  struct Frames: Decodable, Equatable {
    let label: String
    let deadlineNanoseconds: Int
    let frameCount: Int
    let lateCount: Int
    let frozenCount: Int
    let intervalCount: Int
    let missedVsyncCount: Int
    let hitchTimeNanoseconds: Int
    let durationNanoseconds: Int
    let hitchRatio: Double
    let hitchBand: String
    let latenessNanoseconds: Int
    let longestLateStreak: Int
    let droppedPercent: Double
    let overrunNanoseconds: [String: Int]
    let utilisation: [String: Double]
  }

  struct Samples: Decodable {
    let frameWallNanoseconds: [Int]
    let frameInstructions: [Int]?
    let wakeUpNanoseconds: [Int]?
  }

  struct Interference: Decodable {
    let wallFrames: [Int]
  }

  struct Case: Decodable {
    let id: String
    let counters: [String: Int]
    let observations: [String: Int]
    let sources: [String: String]
    let unavailable: [String: String]
    let samples: Samples
    let interference: Interference
    let frames: Frames?
    let modelled: Frames?
  }

  let plan: Plan
  let cases: [Case]

  /// Reads a document.
  init(path: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    self = try JSONDecoder().decode(RulerDocument.self, from: bytes)
  }
}
