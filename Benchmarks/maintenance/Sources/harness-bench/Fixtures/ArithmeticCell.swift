// SPDX-License-Identifier: Apache-2.0

/// The cell of ``SolverCell`` laid out by hand: the same 48 numbers, by additions alone.
enum ArithmeticCell {
  /// The left and upper edge, the width and the height of a view.
  typealias Frame = SIMD4<Double>

  /// Writes the frames of a cell of a width, view by view.
  @inline(never)
  static func layOut(width: Double, into frames: UnsafeMutablePointer<Frame>) {
    let left = 16.0 + 40 + 12
    let room = width - 16 - left
    let button = (room - 2 * 8) / 3
    let text = min(600, room)
    let picture = 12.0 + 20 + 4 + 18 + 4 + 60 + 8
    let buttons = picture + text / 2 + 8
    let end = buttons + 32 + 12
    frames[0] = Frame(0, 0, width, end + 1)
    frames[1] = Frame(16, 12, 40, 40)
    frames[2] = Frame(left, 12, min(400, room - 48 - 8), 20)
    frames[3] = Frame(width - 16 - 48, 12, 48, 20)
    frames[4] = Frame(left, 36, min(180, room), 18)
    frames[5] = Frame(left, 58, text, 60)
    frames[6] = Frame(left, picture, text, text / 2)
    frames[7] = Frame(left, buttons, button, 32)
    frames[8] = Frame(left + button + 8, buttons, button, 32)
    frames[9] = Frame(left + 2 * (button + 8), buttons, button, 32)
    frames[10] = Frame(left, end, width - left, 1)
    frames[11] = Frame(48, 44, 16, 16)
  }

  /// The frames of a cell of a width.
  static func frames(width: Double) -> [Frame] {
    Array(unsafeUninitializedCapacity: SolverCell.viewCount) { buffer, count in
      buffer.initialize(repeating: .zero)
      count = buffer.count
      if let first = buffer.baseAddress { layOut(width: width, into: first) }
    }
  }
}
