// SPDX-License-Identifier: Apache-2.0

/// Grows a tree at its end, run by run: O(1) each, a leaf at a time.
///
/// A builder that does not end in `finish(in:)` must end in `discard(from:)`.
struct RunBuilder {
  private var built: RunSubtree?
  private var leaf: RunNode?
  private var last: Run?

  /// Takes the run that follows; rows like the last ones join them.
  mutating func append(_ run: Run, in tree: inout RunTree) {
    if let last, last.merges(with: run) {
      self.last?.count += run.count
    } else {
      write(in: &tree)
      last = run
    }
  }

  /// The tree of all runs.
  mutating func finish(in tree: inout RunTree) -> RunSubtree? {
    write(in: &tree)
    return hang(in: &tree)
  }

  /// Gives back all nodes.
  mutating func discard(from tree: inout RunTree) {
    if let all = finish(in: &tree) { tree.pool.free(all.node) }
  }

  /// Writes the last run, which can grow no more, into the open leaf.
  private mutating func write(in tree: inout RunTree) {
    guard let run = last else { return }
    last = nil
    // Before the run and not behind it, so that the last leaf is never empty.
    if let leaf, leaf.count == tree.builtLeafCount { built = hang(in: &tree) }
    let open = leaf ?? tree.pool.allocate(level: 0)
    open.runs[open.count] = run
    open.count += 1
    leaf = open
  }

  /// Hangs the open leaf behind what is built.
  private mutating func hang(in tree: inout RunTree) -> RunSubtree? {
    guard let full = leaf else { return built }
    leaf = nil
    return tree.concatenate(built, RunSubtree(node: full, sums: full.sums(0..<full.count)))
  }
}
