// SPDX-License-Identifier: Apache-2.0

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
