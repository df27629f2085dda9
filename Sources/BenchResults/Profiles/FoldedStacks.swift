// SPDX-License-Identifier: Apache-2.0

/// Call stacks with what fell on each: samples, instructions or allocations.
public struct FoldedStacks: Equatable, Sendable {
  /// One stack.
  public struct Stack: Equatable, Sendable {
    /// The names of its functions, the outermost first; never empty.
    public var frames: [String]
    /// What fell on it while its last function ran; at least 1.
    public var weight: Int

    /// Names a stack.
    public init(_ frames: [String], weight: Int) {
      self.frames = frames
      self.weight = weight
    }
  }

  /// The stacks, each once, in the order of their frames.
  public let stacks: [Stack]

  /// Joins equal stacks and leaves out those on which nothing fell.
  ///
  /// - Precondition: no stack is empty and no weight negative.
  /// - Complexity: O(*n* log *n*) for *n* stacks.
  public init(_ stacks: some Sequence<Stack>) {
    var weights: [[String]: Int] = [:]
    for stack in stacks where stack.weight != 0 {
      precondition(!stack.frames.isEmpty, "A stack needs the name of at least one function.")
      precondition(stack.weight > 0, "A weight counts something and is never negative.")
      weights[stack.frames, default: 0] += stack.weight
    }
    self.stacks = weights.map { Stack($0.key, weight: $0.value) }
      .sorted { $0.frames.lexicographicallyPrecedes($1.frames) }
  }

  /// What fell on all stacks.
  public var total: Int { stacks.reduce(0) { $0 + $1.weight } }

  /// The stacks without a function.
  public func without(_ function: String) -> FoldedStacks {
    FoldedStacks(stacks.filter { !$0.frames.contains(function) })
  }

  /// The stacks below a function: each begins with its outermost call; those without it are left out.
  public func below(_ function: String) -> FoldedStacks {
    FoldedStacks(
      stacks.compactMap { stack in
        stack.frames.firstIndex(of: function)
          .map { Stack(Array(stack.frames[$0...]), weight: stack.weight) }
      }
    )
  }
}
