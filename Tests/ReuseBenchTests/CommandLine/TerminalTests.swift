// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ReuseBench

@Suite(.serialized) struct TerminalTests {
  /// Both ends of a pipe, closed when the body is done.
  private func withPipe(_ body: (_ reader: Int32, _ writer: Int32) throws -> Void) throws {
    var ends: [Int32] = [0, 0]
    try require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    try body(ends[0], ends[1])
  }

  private func terminal(_ descriptor: Int32 = -1, environment: [String: String] = [:]) -> Terminal {
    Terminal(outputDescriptor: descriptor, errorDescriptor: descriptor, environment: environment)
  }

  @Test("text arrives whole, or a fault says why not")
  func textArrivesWhole() throws {
    try withPipe { reader, writer in
      try terminal(writer).write("Grüße\n", to: .error)
      try terminal(writer).write("", to: .output)
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(reader, &bytes, bytes.count)
      expectEqual(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self), "Grüße\n")
    }
    Terminal.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    try require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    #expect(throws: Terminal.Fault.readerGone) { try terminal(ends[1]).write("x") }
    expect(Terminal.Fault.readerGone.message == nil)
    #expect(throws: Terminal.Fault.refused(code: EBADF)) { try terminal(-1).write("x") }
    let message = try require(Terminal.Fault.refused(code: ENOSPC).message)
    expect(message.hasPrefix("output cannot be written: "))
    expectEqual(Terminal.Fault.readerGone.exitCode, .inputOutput)
  }

  @Test("colour and width are what the terminal and the environment say")
  func aPipeIsNoTerminal() throws {
    try withPipe { _, writer in
      expect(!terminal(writer).isInteractive(.output))
      expect(!terminal(writer).usesColor(.auto))
      expect(terminal(writer, environment: ["NO_COLOR": "1"]).usesColor(.always))
      expect(!terminal(writer).usesColor(.never))
    }
    var controller: Int32 = -1
    var screen: Int32 = -1
    try require(openpty(&controller, &screen, nil, nil, nil) == 0)
    defer {
      close(screen)
      close(controller)
    }
    for (environment, isColoured) in [
      ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "0"], false), (["TERM": "dumb"], false),
    ] {
      expectEqual(terminal(screen, environment: environment).usesColor(.auto), isColoured)
    }
    var size = winsize(ws_row: 24, ws_col: 133, ws_xpixel: 0, ws_ypixel: 0)
    try require(ioctl(controller, UInt(TIOCSWINSZ), &size) == 0)
    expectEqual(terminal(screen).width, 133)
    expectEqual(terminal(screen, environment: ["COLUMNS": "70"]).width, 70)
    for (columns, width) in [
      (nil, 100), ("", 100), ("wide", 100), ("0", 100), ("-3", 100), ("72", 72), ("1", 40),
      ("99999", 400),
    ] as [(String?, Int)] {
      let environment = columns.map { ["COLUMNS": $0] } ?? [:]
      expectEqual(terminal(environment: environment).width, width)
    }
  }
}
