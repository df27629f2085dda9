// SPDX-License-Identifier: Apache-2.0

import BenchStatistics
import ConstraintSolver
import TestSupport
import Testing

/// A higher priority beats any sum of lower ones.
@Suite struct PriorityTests {
  @Test func `one constraint beats two thousand of the next lower priority`() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    for _ in 0..<2000 { try solver.add([(x, 1)], .equal, 1e6, at: 499) }
    expectEqual(solver.value(of: x), 1e6)
    try solver.add([(x, 1)], .equal, 3, at: 500)
    expectEqual(solver.value(of: x), 3)
  }

  @Test func `three hundred distinct priorities keep their order`() throws {
    // Every wish is x = its priority, and the strongest that stands wins.
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    var generator = SplitMix64(seed: 300)
    let priorities = (1...300).map { Double($0) + 0.25 }.shuffled(using: &generator)
    var handles: [(Double, ConstraintHandle)] = []
    for priority in priorities {
      handles.append((priority, try solver.add([(x, 1)], .equal, priority, at: priority)))
      expectEqual(solver.value(of: x), handles.map(\.0).max())
    }
    for _ in 0..<299 {
      solver.removeConstraint(handles.remove(at: generator.below(handles.count)).1)
      expectEqual(solver.value(of: x), handles.map(\.0).max())
    }
  }

  @Test func `within a priority the sum of deviations counts`() throws {
    // Two wishes outvote one of the same priority: the median has the least sum.
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    for wish in [10.0, 90, 80] { try solver.add([(x, 1)], .equal, wish, at: 400) }
    expectEqual(solver.value(of: x), 80)
  }

  @Test func `a changed priority changes the winner`() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    let low = try solver.add([(x, 1)], .equal, 10, at: 250)
    let high = try solver.add([(x, 1)], .equal, 20, at: 750)
    expectEqual(solver.value(of: x), 20)
    solver.setPriority(751, of: low)
    expectEqual(solver.value(of: x), 10)
    expectEqual(solver.priority(of: low), 751)
    solver.setPriority(752, of: high)
    expectEqual(solver.value(of: x), 20)
    solver.removeConstraint(high)
    expectEqual(solver.value(of: x), 10)
  }

  @Test func `a suggestion follows its value and goes`() throws {
    let solver = ConstraintSolver()
    let x = solver.makeVariable()
    try solver.add([(x, 1)], .equal, 7, at: 100)
    solver.suggest(x, value: 30, priority: 500)
    expectEqual(solver.value(of: x), 30)
    solver.suggest(x, value: 40, priority: 50)
    expectEqual(solver.value(of: x), 7)
    solver.suggest(x, value: 40, priority: 101)
    expectEqual(solver.value(of: x), 40)
    expectEqual(solver.constraintCount, 2)
    solver.endSuggestion(of: x)
    expectEqual(solver.value(of: x), 7)
    expectEqual(solver.constraintCount, 1)
  }
}
