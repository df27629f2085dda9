// SPDX-License-Identifier: Apache-2.0

internal import Foundation

/// What the fuzzer calls with each input; `REUSE_BENCH_FUZZ_TARGET` names the reader.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  MainActor.assumeIsolated { FuzzTarget.chosen.body(bytes) }
  return 0
}

/// A reader, with what must be true of whatever it is given.
@MainActor struct FuzzTarget {
  /// The name by which it is chosen, which is that of the folder of its inputs.
  let name: String
  /// Reads bytes, and ends the process where something is not as it must be.
  let body: @MainActor ([UInt8]) -> Void

  /// All readers and the list.
  static let all =
    FuzzReaders.all.map { FuzzTarget(name: $0.name, body: $0.read) }
    + [FuzzTarget(name: "list", body: ListTarget.play)]

  /// The one that the environment names.
  static let chosen: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["REUSE_BENCH_FUZZ_TARGET"] ?? ""
    guard let target = all.first(where: { $0.name == name }) else {
      print("REUSE_BENCH_FUZZ_TARGET: found \(name), expected one of", all.map(\.name))
      exit(64)
    }
    return target
  }()
}
