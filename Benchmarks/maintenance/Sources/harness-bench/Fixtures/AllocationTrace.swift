// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import CProbes
import Foundation

/// The allocations of an operation, exact, from the C library's own tracer.
///
/// A child process runs this program under `libc_malloc_debug.so.0`, which writes a line for each
/// call of malloc, calloc, realloc and memalign by anything in the process; timed batches never run
/// in that process. What is taken from the system past the allocator (`mmap`) is not seen.
@MainActor struct AllocationTrace {
  /// Allocations for one run of the operation.
  let countPerRun: Double
  /// Bytes asked for by one run of the operation.
  let bytesPerRun: Double

  private static let library = "libc_malloc_debug.so.0"
  private static let runCount = 10_000
  private static let warmUpCount = 100

  /// The child's part: runs the operation with the tracer on.
  static func run(_ operation: TracedOperation) {
    let body = operation.make()
    body(warmUpCount)
    guard cprobes_allocation_trace_begin() else { return }
    body(runCount)
    cprobes_allocation_trace_end()
  }

  /// Starts the child, waits for it and counts its lines.
  static func reading(of operation: TracedOperation) -> Reading<AllocationTrace> {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("harness-bench-\(UUID().uuidString).mtrace")
    defer { unlink(file.path) }
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = [TracedOperation.option, operation.rawValue]
    child.environment = ["LD_PRELOAD": library, "MALLOC_TRACE": file.path]
    child.standardError = FileHandle.nullDevice
    do {
      try child.run()
      child.waitUntilExit()
      let trace = try String(contentsOf: file, encoding: .utf8)
      return reading(of: trace)
    } catch {
      return .unavailable(reason: "\(library) wrote no trace")
    }
  }

  /// Adds up the lines that say `+ address size` (taken) or `> address size` (grown).
  private static func reading(of trace: String) -> Reading<AllocationTrace> {
    let lines = trace.utf8.split(separator: UInt8(ascii: "\n"))
    guard lines.first?.starts(with: "= Start".utf8) == true else {
      return .unavailable(reason: "\(library) wrote a trace of another form")
    }
    var count = 0
    var bytes = 0
    for line in lines {
      let words = line.split(separator: UInt8(ascii: " ")).suffix(3).map { String(Substring($0)) }
      guard words.count == 3, words[0] == "+" || words[0] == ">" else { continue }
      count += 1
      bytes += Int(words[2].dropFirst(2), radix: 16) ?? 0
    }
    return .value(
      AllocationTrace(
        countPerRun: Double(count) / Double(runCount),
        bytesPerRun: Double(bytes) / Double(runCount)
      )
    )
  }
}

/// An operation whose allocations can be counted in a process of its own.
enum TracedOperation: String, CaseIterable {
  /// A content view is given an equal, boxed configuration.
  case equalConfiguration = "equal-configuration"
  /// A cell is given a configuration that has to be boxed.
  case contentConfiguration = "content-configuration"
  /// A cell is dequeued and given back.
  case reusePair = "reuse-pair"

  /// A list content view is given an equal content that shares no storage.
  case equalListContent = "equal-list-content"
  /// List content of eight fields is made.
  case listContent = "list-content"
  /// A list content view is given a content of another text.
  case listContentText = "list-content-text"
  /// A label is given another text.
  case labelText = "label-text"

  /// The option by which the child process is told what to run.
  static let option = "--trace-allocations-of"

  /// Makes the operation; the closure runs it so many times.
  @MainActor func make() -> (_ count: Int) -> Void {
    switch self {
    case .equalConfiguration:
      let bed = ConfigurationBed.sample()
      return { bed.setBoxed(count: $0) }
    case .contentConfiguration:
      let bed = ConfigurationBed.sample()
      let value = SampleConfiguration.made()
      return { bed.setValue(value, count: $0) }
    case .equalListContent:
      let bed = ListContentBed()
      return { bed.setEqual(count: $0) }
    case .listContent: return { ListContentBed.make(count: $0) }
    case .listContentText:
      let bed = ListContentBed()
      return { bed.changeText(count: $0) }
    case .labelText:
      let bed = ListContentBed()
      return { bed.writeText(count: $0) }
    case .reusePair:
      let bed = ReuseBed(["news", "card"])
      return { count in
        for _ in 0..<count / 2 {
          bed.pair("news")
          bed.pair("card")
        }
      }
    }
  }
}
