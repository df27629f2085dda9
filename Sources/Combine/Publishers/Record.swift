// SPDX-License-Identifier: Apache-2.0

/// A publisher of elements and an end that were written down before.
public struct Record<Output, Failure: Error>: Publisher {
  /// What was written down.
  public let recording: Recording

  /// Makes a publisher of what a closure writes down.
  ///
  /// - Parameter record: called once, with a recording to write to.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Makes a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Makes a publisher of elements and an end.
  ///
  /// - Parameters:
  ///   - output: the elements.
  ///   - completion: the end.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber, which gets the elements from the first on.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    Pull.start(recording.output, recording.completion, subscriber)
  }

  /// Elements and an end.
  public struct Recording {
    /// The elements.
    public private(set) var output: [Output]
    /// The end, which is well unless it was written down otherwise.
    public private(set) var completion: Subscribers.Completion<Failure>

    /// Makes a recording of nothing.
    public init() {
      output = []
      completion = .finished
    }

    /// Makes a recording.
    ///
    /// - Parameters:
    ///   - output: the elements.
    ///   - completion: the end.
    public init(
      output: [Output] = [],
      completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Writes down an element.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Writes down the end.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }
}
