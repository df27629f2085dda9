// SPDX-License-Identifier: Apache-2.0

internal import Foundation

@testable internal import BenchResults
@testable internal import BenchRunner
@testable internal import ReuseBench

/// What one process says to another that measures for it.
enum DriverTargets {
  /// The bytes as an answer, and as a request of which everything is checked before anything is measured.
  static func messages(_ bytes: [UInt8]) {
    if let reply = read(DriverReply.self, bytes) {
      sameAgain(reply)
      for outcome in reply.outcomes ?? [] { _ = outcome.isWhole }
    }
    guard let request = read(DriverRequest.self, bytes) else { return }
    sameAgain(request)
    do throws(ToolFailure) {
      let plan = try request.checkedPlan()
      demand((1...1_000).contains(plan.roundCount), "a plan that no process carries out")
      demand((0...3_600).contains(try request.checkedProfileSeconds()), "a time that nobody means")
      _ = try request.checkedPerfControl()
    } catch {
      check(error)
    }
  }

  private static func read<Message: Decodable>(_ type: Message.Type, _ bytes: [UInt8]) -> Message? {
    do throws(ToolFailure) {
      return try DriverProtocol.read(type, bytes) { found in
        ToolFailure(exit: .internalFault, message: "found \(found)")
      }
    } catch {
      check(error)
      return nil
    }
  }

  /// Writes a message and reads it: both texts are equal.
  private static func sameAgain<Message: Codable>(_ message: Message) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      let line = try encoder.encode(message)
      demand(!line.contains(0x0A), "a message of two lines")
      let again = try JSONDecoder().decode(Message.self, from: line)
      demand(try encoder.encode(again) == line, "what was read is written as something else")
    } catch {
      fatalError("what was read is refused: \(error)")
    }
  }

  private static func check(_ failure: ToolFailure) {
    demand(!failure.message.isEmpty, "a refusal without a word")
    demand(
      !failure.message.unicodeScalars.contains(where: PrintableText.steers),
      "a refusal that steers a terminal: \(failure.message)"
    )
  }
}
