// SPDX-License-Identifier: Apache-2.0

import BenchHarness
import TestSupport
import Testing

@Suite struct SampleBufferTests {
  @Test("Samples come back in order, whatever they are")
  func keepsOrder() {
    let buffer = SampleBuffer(capacity: 5)
    for sample in [3, -1, Int.max, Int.min, 0] { buffer.append(sample) }
    expectEqual(buffer.samples, [3, -1, .max, .min, 0])
    expectEqual(buffer.count, 5)
    expectEqual(buffer.overflowCount, 0)
  }

  @Test("What does not fit is counted and overwrites nothing", arguments: [0, 1, 4])
  func countsOverflow(capacity: Int) {
    let buffer = SampleBuffer(capacity: capacity)
    for sample in 1...7 { buffer.append(sample) }
    expectEqual(buffer.samples, Array(1...7).prefix(capacity).map { $0 })
    expectEqual(buffer.overflowCount, 7 - capacity)
  }

  @Test func removeAllAndCopy() {
    // A cleared buffer starts again, its overflow too.
    let buffer = SampleBuffer(capacity: 2)
    for sample in 1...3 { buffer.append(sample) }
    buffer.removeAll()
    expect(buffer.samples.isEmpty)
    expectEqual(buffer.overflowCount, 0)
    buffer.append(9)
    expectEqual(buffer.samples, [9])
    expectEqual(buffer.capacity, 2)
    // A larger copy holds the same and takes more, and leaves the first as it was.
    do {
      let buffer = SampleBuffer(capacity: 2)
      for sample in 1...3 { buffer.append(sample) }
      let copy = buffer.copy(capacity: 4)
      for sample in 4...6 { copy.append(sample) }
      expectEqual(copy.samples, [1, 2, 4, 5])
      expectEqual(copy.overflowCount, 2)
      expectEqual(copy.capacity, 4)
      expectEqual(buffer.samples, [1, 2])
      expectEqual(buffer.overflowCount, 1)
    }
  }

  @Test("Room is made for what is planned, and a quarter more where more comes than that")
  func room() {
    let buffer = SampleBuffer(capacity: 0)
    expect(buffer.withRoom(for: 0) === buffer)
    let planned = buffer.withRoom(for: 6, of: 4)
    expectEqual(planned.capacity, 24)
    for sample in 1...20 { planned.append(sample) }
    expect(planned.withRoom(for: 4, of: 4) === planned)
    // 40 samples are more than the 20 of one block alone: 40 and a quarter.
    let more = planned.withRoom(for: 20)
    expectEqual(more.capacity, 50)
    expectEqual(more.samples, Array(1...20))
  }
}
