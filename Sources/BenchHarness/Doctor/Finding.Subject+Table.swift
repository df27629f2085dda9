// SPDX-License-Identifier: Apache-2.0

extension Finding.Subject {
  /// What was looked at, as a heading of a row.
  public var title: String { entry.title }

  /// Why it matters, as one sentence.
  public var why: String { entry.why }

  /// The table of subjects.
  private var entry: (title: String, why: String) {
    switch self {
    case .selfComparison:
      ("self-comparison", "The same work on both sides shows what this machine can tell apart.")
    case .build: ("build", "Code that is not optimised spends its time elsewhere.")
    case .sanitizers: ("sanitizers", "Checked memory accesses slow some code more than other.")
    case .governor:
      ("governor", "A clock rate that follows the load gives equal work unequal times.")
    case .turbo:
      ("turbo", "Turbo lasts as long as heat and the other cores let it, so times drift.")
    case .siblingThreads:
      ("sibling threads", "What runs on the other thread of a core slows this one unseen.")
    case .quota:
      ("CPU quota", "A group that has used up its quota stands still until the next period.")
    case .throttling:
      ("CPU throttling", "Each stop makes some frame longer by the rest of a period.")
    case .usableProcessors:
      ("processors", "With one processor, all else that has to run interrupts a frame.")
    case .otherWork:
      ("other work", "Other programs take processor time, caches and memory from frames.")
    case .loadAverage: ("load", "More runnable threads than processors let frames wait.")
    case .steal: ("steal", "Stolen time passes on the wall clock while nothing runs here.")
    case .swap: ("swap", "Memory that was swapped out comes back by a disk read in a frame.")
    case .memoryPressure: ("memory pressure", "Where memory is short, an allocation can wait.")
    case .clockSource:
      ("clock source", "A source that the kernel has to be asked for makes each stamp dear.")
    case .clockStep: ("clock step", "What is shorter than a step or a reading cannot be timed.")
    case .temperature: ("temperature", "A hot processor lowers its clock rate.")
    case .thermalThrottling:
      ("heat throttling", "A processor that heat has slowed before will be slowed again.")
    case .addressLayout:
      ("address layout", "Where memory lies moves times by about a percent, anew each process.")
    case .hugePages:
      ("huge pages", "Pages that the kernel joins in the background change times midway.")
    case .virtualMachine:
      ("virtual machine", "A hypervisor shares the hardware with guests that are not seen here.")
    case .processorModel:
      ("processor model", "Times are comparable only where the fingerprint names the processor.")
    case .instructionCounter:
      (
        "hardware counters",
        "Without them instructions come from Callgrind: run --instructions callgrind."
      )
    case .perfParanoia: ("perf paranoia", "Above 2 the kernel lets no ordinary user count.")
    case .perf: ("perf", "Without perf there are no sampled profiles.")
    case .valgrind:
      ("valgrind", "Without valgrind and hardware counters, no instructions are counted.")
    }
  }
}
