// SPDX-License-Identifier: Apache-2.0

import CProbes
import Foundation

/// The counted functions called in loops, through the slots that hooks are put into.
///
/// The barrier beside each call keeps the compiler from making one call for several runs; it runs
/// nothing. None is inlined, so that each can be found in the program's assembly.
enum CallSites {
  /// Retains an object so many times.
  @inline(never)
  static func retain(_ object: Unmanaged<PooledObject>, count: Int) {
    for _ in 0..<count {
      _ = object.retain()
      cprobes_consume(object.toOpaque())
    }
  }

  /// Releases an object so many times.
  @inline(never)
  static func release(_ object: Unmanaged<PooledObject>, count: Int) {
    for _ in 0..<count {
      object.release()
      cprobes_consume(object.toOpaque())
    }
  }

  /// Copies a string so many times to one place, and lets go of none: a retain each.
  @inline(never)
  static func retainText(_ text: UnsafeMutablePointer<String>, count: Int) {
    for _ in 0..<count {
      (text + 1).initialize(to: text.pointee)
      cprobes_consume(text)
    }
  }

  /// Moves a string so many times out of one place: a release each.
  @inline(never)
  static func releaseText(_ text: UnsafeMutablePointer<String>, count: Int) {
    let size = MemoryLayout<String>.size
    for _ in 0..<count {
      UnsafeMutableRawPointer(text + 1).copyMemory(from: text, byteCount: size)
      cprobes_consume(text)
      _ = (text + 1).move()
    }
  }

  /// Makes and frees so many objects.
  @inline(never)
  static func makeObjects(count: Int) {
    for index in 0..<count {
      let object = PooledObject(pool: index)
      cprobes_consume(Unmanaged.passUnretained(object).toOpaque())
    }
  }

  /// Takes and frees memory so many times.
  @inline(never)
  static func takeMemory(byteCount: Int, count: Int) {
    for _ in 0..<count {
      let memory = malloc(byteCount)
      cprobes_consume(memory)
      free(memory)
    }
  }
}
