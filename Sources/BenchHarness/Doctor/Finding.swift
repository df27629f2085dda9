// SPDX-License-Identifier: Apache-2.0

/// An examined property of the machine and its effect on figures.
public struct Finding: Sendable, Equatable {
  public let subject: Subject
  public let verdict: Verdict
  /// Nil where nothing could be read.
  public let evidence: Evidence?
  /// Nil where nothing is wrong.
  public let remedy: Remedy?

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

  /// Creates a good finding, or a disturbing one with its remedy.
  init(_ subject: Subject, _ evidence: Evidence, isGood: Bool, remedy: @autoclosure () -> Remedy) {
    self.init(
      subject,
      isGood ? .good : .disturbs,
      evidence: evidence,
      remedy: isGood ? nil : remedy()
    )
  }

  /// Judges a reading, or creates an unavailable finding with its reason and a remedy.
  init<Value>(
    _ subject: Subject,
    _ reading: Reading<Value>,
    remedy: @autoclosure () -> Remedy? = nil,
    judge: (Value) -> Finding
  ) {
    switch reading {
    case .value(let value): self = judge(value)
    case .unavailable(let reason):
      self.init(subject, .unavailable(reason: reason), remedy: remedy())
    }
  }

  /// The effect of a finding on figures.
  public enum Verdict: Sendable, Equatable {
    /// It makes figures untrue or unsteady.
    case disturbs
    /// An ordinary state of such machines that a reader of figures should know.
    case note
    /// Unreadable, or a source of figures that the machine withholds.
    case unavailable(reason: String)
    case good

    public var word: String {
      switch self {
      case .disturbs: "disturbs"
      case .note: "note"
      case .unavailable: "unavailable"
      case .good: "good"
      }
    }
  }

  /// The place and text of a reading.
  public struct Evidence: Sendable, Equatable {
    /// The file, or the probe in a few words.
    public let source: String
    /// The text there, or a figure with its unit.
    public let found: String

    public init(_ source: String, _ found: String) {
      self.source = source
      self.found = found
    }
  }

  /// A command, advice, or both; the examination never applies it.
  public struct Remedy: Sendable, Equatable {
    public let command: String?
    public let advice: String?

    public static func command(_ command: String, advice: String? = nil) -> Remedy {
      Remedy(command: command, advice: advice)
    }

    public static func advice(_ advice: String) -> Remedy {
      Remedy(command: nil, advice: advice)
    }
  }

  /// The examined properties in the order of the report; the raw value is a stable code.
  public enum Subject: String, Sendable, Equatable, CaseIterable {
    /// The suite against itself.
    case selfComparison = "self-comparison"
    case build = "debug-build"
    case sanitizers = "sanitizers"
    /// The policy by which the kernel sets the clock rate.
    case governor = "frequency-governor"
    /// Clock rates above the rated one.
    case turbo = "turbo"
    /// Two threads on one core.
    case siblingThreads = "sibling-threads"
    /// The processor time that the control group may use.
    case quota = "cpu-quota"
    /// Stops of the control group.
    case throttling = "cpu-throttling"
    case usableProcessors = "usable-processors"
    case otherWork = "other-work"
    /// Runnable threads of the last minute.
    case loadAverage = "load-average"
    /// Time that a hypervisor gave to other guests.
    case steal = "steal"
    /// Memory on disk.
    case swap = "swap"
    case memoryPressure = "memory-pressure"
    case clockSource = "clock-source"
    /// The step of the clock and the cost of a reading.
    case clockStep = "clock-step"
    case temperature = "temperature"
    /// Slowdowns of the processor by heat.
    case thermalThrottling = "thermal-throttling"
    /// Randomised memory layout of each process.
    case addressLayout = "address-layout"
    /// Pages that the kernel joins on its own.
    case hugePages = "huge-pages"
    case virtualMachine = "virtual-machine"
    case processorModel = "processor-model"
    case instructionCounter = "instruction-counter"
    /// The kernel's limit on counting by ordinary users.
    case perfParanoia = "perf-paranoia"
    case perf = "perf"
    case valgrind = "valgrind"
  }
}

extension Finding.Subject {
  /// The heading of a row.
  public var title: String { entry.title }

  /// One sentence on why it matters.
  public var why: String { entry.why }

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
