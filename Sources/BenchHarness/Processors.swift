// SPDX-License-Identifier: Apache-2.0

import CProbes

/// The processors that this process may run on, and keeping another process on one of them.
public enum Processors {
  /// As many as the kernel's plain set holds.
  private static let capacity = 1_024

  /// The numbers of the processors that this process may run on; empty where the system does not say.
  public static var allowed: [Int] {
    let numbers = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
      count = Int(cprobes_allowed_processors(buffer.baseAddress, Int32(capacity)))
    }
    return numbers.map(Int.init)
  }

  /// Lets a process, and what it starts from then on, run on one processor only.
  ///
  /// - Throws: ``HarnessError/processorRefused(number:errorNumber:)``.
  public static func keep(process: Int32, on number: Int) throws(HarnessError) {
    let errorNumber = cprobes_keep_on_processor(process, Int32(clamping: number))
    guard errorNumber == 0 else {
      throw .processorRefused(number: number, errorNumber: Int(errorNumber))
    }
  }
}
