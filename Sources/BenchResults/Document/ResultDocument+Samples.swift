// SPDX-License-Identifier: Apache-2.0

extension ResultDocument {
  /// The document with its rounds and without the samples of single frames and cells, which are nearly all of it;
  /// ``Warning/samplesLeftOutCode`` says so.
  ///
  /// Ratios, rankings, prices, frame figures and everything else that was judged stay, as do the rounds that they come
  /// from. A document that has no such samples, or has lost them before, stays as it is.
  public func withoutSingleSamples() -> ResultDocument {
    let count = cases.count { $0.samples.hasSingleSamples }
    guard count > 0 else { return self }
    var document = self
    for position in document.cases.indices {
      document.cases[position].samples.removeSingleSamples()
      document.cases[position].interference?.removeNumbers()
    }
    document.warnings.append(Warning(samplesLeftOutOf: count))
    return document
  }

  /// Whether samples of single frames and cells were taken and are not in the document.
  public var lacksSingleSamples: Bool {
    warnings.contains { $0.code == Warning.samplesLeftOutCode }
  }
}

extension ResultDocument.Samples {
  fileprivate var hasSingleSamples: Bool {
    let series = [
      frameWallNanoseconds, frameCPUNanoseconds, configureNanoseconds, dequeueNanoseconds,
      frameInstructions ?? [], wakeUpNanoseconds ?? [],
    ]
    return series.contains { !$0.isEmpty }
  }

  fileprivate mutating func removeSingleSamples() {
    frameWallNanoseconds = []
    frameCPUNanoseconds = []
    configureNanoseconds = []
    dequeueNanoseconds = []
    frameInstructions = nil
    wakeUpNanoseconds = nil
  }
}

extension ResultDocument.Interference {
  /// Removes the numbers of frames that are not there any more; their count stays.
  fileprivate mutating func removeNumbers() {
    disturbedFrameCount = disturbedCount
    leftOutFrameCount = leftOutCount
    frames = []
    wallFrames = []
  }
}

extension ResultDocument.Warning {
  /// The code of a document that lost the samples of single frames and cells on the way into a page.
  public static let samplesLeftOutCode = "samples-left-out"

  fileprivate init(samplesLeftOutOf count: Int) {
    self.init(
      code: Self.samplesLeftOutCode,
      message: "the samples of single frames and cells of \(count) "
        + (count == 1 ? "case" : "cases")
        + " were left out of the page; counters, rounds and what was"
        + " judged by them are whole; a page that is written with --embed-samples keeps the samples"
    )
  }
}
