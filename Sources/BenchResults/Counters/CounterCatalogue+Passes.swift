// SPDX-License-Identifier: Apache-2.0

extension CounterCatalogue {
  static let ofVerifying = [
    Counter(
      "staleCells",
      "cells",
      .verify,
      gravity: .staleness,
      "Cells, over all frames, that showed what their rows do not hold."
    ),
    verified("indexVisits", "nodes", "Nodes of the row index that look-ups went through.", .rows),
    verified(
      "offsetAdditions",
      "additions",
      "Additions of heights by which a control finds rows without a row index."
    ),
    grown("views", "views"),
    grown("actions", "actions and targets of controls"),
    grown("gestures", "gesture recognizers"),
    verified(
      "contentSizeChanges",
      "changes",
      "Frames of a screen that is scrolled after which its content has another height.",
      .content
    ),
    verified(
      "indicatorJump",
      "points",
      "How far the scroll indicator jumped at most when the content came to another height.",
      .rows
    ),
    verified("deletes", "items", "Items that a difference of two lists takes out."),
    verified("inserts", "items", "Items that a difference of two lists puts in."),
    verified("moves", "items", "Items that a difference of two lists moves."),
    verified(
      "diffOperations",
      "operations",
      "Items that were hashed, and comparisons with the neighbour of a partner, for a difference."
    ),
    verified("sections", "sections", "Sections of an edited snapshot."),
    verified("items", "items", "Items of an edited snapshot."),
    verified("reloads", "items", "Items of an edited snapshot that are to be reloaded."),
  ]

  private static func verified(
    _ name: String,
    _ unit: String,
    _ meaning: String,
    _ influence: Counter.Influence? = nil
  ) -> Counter {
    Counter(name, unit, .verify, influence: influence, meaning)
  }

  private static func grown(_ unit: String, _ words: String) -> Counter {
    Counter(
      "grown" + unit.prefix(1).uppercased() + unit.dropFirst(),
      unit,
      .verify,
      "The most \(words) that a recycled cell held beyond a fresh one, of a strategy that shows how cells grow."
    )
  }

  static let ofCalls = [
    call("allocations", "Calls of the allocator that gave new memory."),
    call("objectAllocations", "Calls that made class instances, boxes and closure contexts."),
    call("allocatedBytes", unit: "bytes", "Bytes that allocations and reallocations asked for."),
    call("reallocations", "Calls that changed the size of memory."),
    call("retains", "Retains of native objects; a call that retains n times counts n."),
    call("bridgeRetains", "Retains by which strings and other bridged values are held."),
    call("configureAllocations", "Allocations from the pool's answer to the filled cell."),
    call(
      "configureRetains",
      "Retains of native objects from the pool's answer to the filled cell."
    ),
    call(
      "configureBridgeRetains",
      "Retains of bridged values from the pool's answer to the filled cell."
    ),
    Counter(
      "countedConfigures",
      "cells",
      .calls,
      "Cells that the counted frames configured, by which counts are divided."
    ),
    seen("frees", "Calls that gave memory back, those inside the runtime not seen."),
    Counter(
      "heldBytes",
      "bytes",
      .calls,
      worse: .neither,
      definition: .calls,
      "Bytes that a round took and did not give back, as the allocator rounds them, those of other threads not seen."
    ),
    seen("releases", "Releases of native objects, those inside the runtime not seen."),
    seen("bridgeReleases", "Releases of bridged values, those inside the runtime not seen."),
  ]

  /// What Callgrind finds; where it is not asked for, the hardware's count is for reading only.
  static let ofInstructions = [
    Counter(
      "instructions",
      "instructions",
      .instructions,
      tolerance: Counter.Tolerance(warned: 1, worse: 10),
      influence: .rows,
      gravity: .instructions,
      "Instructions; where the hardware counts them in place of Callgrind, for reading only."
    )
  ]

  static let ofProbes = [
    probe("minorFaults", "faults", "Page faults that were served without reading from a disk."),
    probe("majorFaults", "faults", "Page faults that had to read from a disk."),
    probe("voluntarySwitches", "switches", "Times that the thread gave the processor away."),
    probe("involuntarySwitches", "switches", "Times that the processor was taken away."),
    probe("cycles", "cycles", "Cycles of the processor's own clock."),
    probe("cacheMisses", "misses", "Cache misses, as a rule those of the last level."),
    probe("branchMisses", "misses", "Branches that were predicted wrong."),
  ]

  private static func call(_ name: String, unit: String = "calls", _ meaning: String) -> Counter {
    Counter(name, unit, .calls, influence: .content, definition: .calls, gravity: .calls, meaning)
  }

  private static func seen(_ name: String, _ meaning: String) -> Counter {
    Counter(name, "calls", .calls, worse: .neither, definition: .calls, meaning)
  }

  private static func probe(_ name: String, _ unit: String, _ meaning: String) -> Counter {
    Counter(name, unit, .probes, worse: .neither, meaning)
  }
}
