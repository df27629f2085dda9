// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The processors that a thread may run on, and the choice among them.
public enum Processors {
  /// As many as the kernel's plain set holds.
  private static let capacity = 1_024

  /// The numbers of the processors that the calling thread may run on; empty where the system does
  /// not say.
  public static var allowed: [Int] {
    let numbers = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(cprobes_allowed_processors(buffer.baseAddress, Int32(capacity)))
    }
    return numbers.map(Int.init)
  }

  /// Lets the calling thread, and each process that it starts from then on, run on these only.
  ///
  /// - Throws: ``HarnessError/processorsRefused(numbers:errorNumber:)``.
  public static func restrict(to numbers: [Int]) throws(HarnessError) {
    let errorNumber = cprobes_run_on_processors(
      numbers.map { Int32(clamping: $0) },
      Int32(clamping: numbers.count)
    )
    guard errorNumber == 0 else {
      throw .processorsRefused(numbers: numbers, errorNumber: Int(errorNumber))
    }
  }
}
