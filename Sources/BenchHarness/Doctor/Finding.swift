// SPDX-License-Identifier: Apache-2.0

/// One thing about the machine that was looked at, and what it means for figures taken on it.
public struct Finding: Sendable, Equatable {
  /// What was looked at.
  public let subject: Subject
  /// What it means for figures.
  public let verdict: Verdict
  /// Where it was read and what stood there; nil where nothing could be read.
  public let evidence: Evidence?
  /// What to do about it; nil where nothing is wrong.
  public let remedy: Remedy?

  /// Makes a finding.
  public init(
    _ subject: Subject,
    _ verdict: Verdict,
    evidence: Evidence? = nil,
    remedy: Remedy? = nil
  ) {
    self.subject = subject
    self.verdict = verdict
    self.evidence = evidence
    self.remedy = remedy
  }
}

extension Finding {
  /// What a finding means for figures.
  public enum Verdict: Sendable, Equatable {
    /// It makes figures untrue or unsteady.
    case disturbs
    /// It is the ordinary state of such machines, and a reader of figures should know it.
    case note
    /// It could not be read, or the machine withholds this source of figures.
    case unavailable(reason: String)
    /// It disturbs nothing.
    case good

    /// The verdict as one word.
    public var word: String {
      switch self {
      case .disturbs: "disturbs"
      case .note: "note"
      case .unavailable: "unavailable"
      case .good: "good"
      }
    }
  }
}

extension Finding {
  /// Where something was read, and what stood there.
  public struct Evidence: Sendable, Equatable {
    /// The file, or the probe in a few words.
    public let source: String
    /// What stood there, as it stood there or as a figure with its unit.
    public let found: String

    /// Makes evidence.
    public init(_ source: String, _ found: String) {
      self.source = source
      self.found = found
    }
  }
}

extension Finding {
  /// What to type, what to know, or both; nothing of it is ever done by the examination.
  public struct Remedy: Sendable, Equatable {
    /// The exact command, or nil where no command helps.
    public let command: String?
    /// What a command does not say, such as that nothing can be done inside a guest.
    public let advice: String?

    /// Makes a remedy that is a command, perhaps with something to know about it.
    public static func command(_ command: String, advice: String? = nil) -> Remedy {
      Remedy(command: command, advice: advice)
    }

    /// Makes a remedy that is no command.
    public static func advice(_ advice: String) -> Remedy {
      Remedy(command: nil, advice: advice)
    }
  }
}

extension Finding {
  /// What an examination looks at, in the order in which it reports; the raw value is a stable code.
  public enum Subject: String, Sendable, Equatable, CaseIterable {
    /// The suite against itself.
    case selfComparison = "self-comparison"
    /// Whether the optimiser ran over the tool.
    case build = "debug-build"
    /// Runtimes that check memory accesses.
    case sanitizers = "sanitizers"
    /// How the kernel chooses the clock rate.
    case governor = "frequency-governor"
    /// Clock rates above the rated one.
    case turbo = "turbo"
    /// Two threads on one core.
    case siblingThreads = "sibling-threads"
    /// The processor time that the control group may use.
    case quota = "cpu-quota"
    /// How often the control group was stopped.
    case throttling = "cpu-throttling"
    /// The processors that this process may run on.
    case usableProcessors = "usable-processors"
    /// What else keeps processors busy at this moment.
    case otherWork = "other-work"
    /// What was runnable over the last minute.
    case loadAverage = "load-average"
    /// Time that a hypervisor gave to others.
    case steal = "steal"
    /// Memory on disk.
    case swap = "swap"
    /// Waits for memory.
    case memoryPressure = "memory-pressure"
    /// Where the kernel reads the time.
    case clockSource = "clock-source"
    /// The step of the clock and the cost of a reading.
    case clockStep = "clock-step"
    /// How hot the machine is.
    case temperature = "temperature"
    /// How often heat slowed the processor.
    case thermalThrottling = "thermal-throttling"
    /// Whether memory is laid out anew for each process.
    case addressLayout = "address-layout"
    /// Pages that the kernel joins on its own.
    case hugePages = "huge-pages"
    /// Whether a hypervisor lies below.
    case virtualMachine = "virtual-machine"
    /// Whether the processor can be named.
    case processorModel = "processor-model"
    /// Instructions counted in hardware.
    case instructionCounter = "instruction-counter"
    /// What the kernel lets ordinary users count.
    case perfParanoia = "perf-paranoia"
    /// The sampling profiler.
    case perf = "perf"
    /// The simulator that counts instructions.
    case valgrind = "valgrind"
  }
}

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
