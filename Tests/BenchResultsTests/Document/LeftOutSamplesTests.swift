// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing

@testable import BenchResults

@Suite("Without the samples of single frames and cells a document keeps all else, and says so")
struct LeftOutSamplesTests {
  @Test func seriesAndDisturbed() throws {
    // Exactly the six series of single samples are gone, in every case.
    let lean = ResultDocument.example.withoutSingleSamples()
    let tree = try PlainJSON(try lean.encoded())
    let gone = [
      "frameWallNanoseconds", "frameCPUNanoseconds", "configureNanoseconds", "dequeueNanoseconds",
      "frameInstructions", "wakeUpNanoseconds",
    ]
    for measured in lean.cases {
      let samples = try PlainJSON(try SchemaDocument.encode(measured.samples))
      guard case .object(let fields) = samples else {
        Issue.record("samples are no object")
        continue
      }
      for name in gone { expect([nil, .array([])].contains(fields[name]), "\(name)") }
    }
    // Everything else is as before: with the series put back, the documents are equal.
    var restored = lean
    restored.warnings.removeLast()
    for (index, former) in ResultDocument.example.cases.enumerated() {
      restored.cases[index].samples.frameWallNanoseconds = former.samples.frameWallNanoseconds
      restored.cases[index].samples.frameCPUNanoseconds = former.samples.frameCPUNanoseconds
      restored.cases[index].samples.configureNanoseconds = former.samples.configureNanoseconds
      restored.cases[index].samples.dequeueNanoseconds = former.samples.dequeueNanoseconds
      restored.cases[index].samples.frameInstructions = former.samples.frameInstructions
      restored.cases[index].samples.wakeUpNanoseconds = former.samples.wakeUpNanoseconds
      // So are the numbers of the frames that were disturbed, but not how many these are.
      let interference = lean.cases[index].interference
      expect(interference?.frames.isEmpty != false && interference?.wallFrames.isEmpty != false)
      expectEqual(interference?.disturbedCount, former.interference?.disturbedCount)
      restored.cases[index].interference = former.interference
    }
    expectEqual(restored, .example)
    expect(tree != (try PlainJSON(try ResultDocument.example.encoded())))
    // How many frames were disturbed is written down where their numbers go, and only there.
    var document = ResultDocument.example
    document.cases[0].interference = ResultDocument.Interference(
      frameCount: 9,
      frames: [1, 4, 8],
      notRunningNanoseconds: 5,
      wallFrames: [2]
    )
    expect(
      !String(decoding: try SchemaDocument.encode(document.cases[0]), as: UTF8.self)
        .contains("disturbed")
    )
    let reduced = document.withoutSingleSamples()
    expectEqual(reduced.cases[0].interference?.disturbedFrameCount, 3)
    expectEqual(reduced.cases[0].interference?.notRunningNanoseconds, 5)
    let again = try ResultDocument(bytes: try reduced.encoded(), name: "d")
    expect(again == reduced && again.cases[0].interference?.disturbedCount == 3)
  }

  @Test func warningAndNothingToLose() throws {
    // The warning stands last, once, and names what would keep them.
    let example = ResultDocument.example
    let lean = example.withoutSingleSamples()
    expect(!example.lacksSingleSamples && lean.lacksSingleSamples)
    expectEqual(lean.warnings.dropLast(), example.warnings[...])
    let warning = try require(lean.warnings.last)
    expectEqual(warning.code, "samples-left-out")
    expect(warning.message.contains("--embed-samples"))
    expectEqual(lean.withoutSingleSamples(), lean)
    try expectEqual(ResultDocument(bytes: try lean.encoded(), name: "d"), lean)
    // A document that has none, such as one of counters alone, has lost none.
    var counted = ResultDocument.example
    for index in counted.cases.indices { counted.cases[index].samples = .init() }
    expectEqual(counted.withoutSingleSamples(), counted)
  }
}
