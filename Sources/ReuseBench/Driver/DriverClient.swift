// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The asking side of the driver protocol: a process that measures on request.
@MainActor final class DriverClient {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let path: String
  private var buffered = Data()

  /// Starts a build as a driver.
  ///
  /// - Throws: ``ToolFailure`` if it cannot be started.
  init(
    executable path: String,
    selection: [String] = [],
    environment: [String: String]? = nil
  ) throws(ToolFailure) {
    self.path = path
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = ["driver", "--protocol", "1"] + selection
    if let environment { process.environment = environment }
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw ToolFailure(
        exit: .inputMissing,
        message: "\(path) cannot be started: \(error.localizedDescription)"
      )
    }
  }

  /// Asks and returns the reply.
  ///
  /// - Throws: ``ToolFailure`` if the process is gone, answers rubbish or refuses.
  func ask(_ request: DriverProtocol.Request) throws(ToolFailure) -> DriverProtocol.Reply {
    let reply: DriverProtocol.Reply
    do {
      let line = try JSONEncoder().encode(request) + Data([0x0A])
      try input.fileHandleForWriting.write(contentsOf: line)
      reply = try JSONDecoder().decode(DriverProtocol.Reply.self, from: try readReply())
    } catch let failure as ToolFailure {
      throw failure
    } catch {
      throw ToolFailure(
        exit: .sessionVoid,
        message: "\(path) does not speak protocol 1 of the driver: \(error)"
      )
    }
    guard reply.protocolVersion == 1 else {
      throw ToolFailure(
        exit: .sessionVoid,
        message: "\(path) speaks protocol \(reply.protocolVersion) of the driver, expected 1"
      )
    }
    if let refusal = reply.error {
      throw ToolFailure(exit: .sessionVoid, message: "\(path): \(refusal)")
    }
    return reply
  }

  /// Ends the process and waits for it.
  func close() {
    do {
      try input.fileHandleForWriting.close()
    } catch {
      process.terminate()
    }
    process.waitUntilExit()
  }

  private func readReply() throws -> Data {
    while true {
      if let end = buffered.firstIndex(of: 0x0A) {
        let line = buffered[..<end]
        buffered = Data(buffered[buffered.index(after: end)...])
        return Data(line)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        process.waitUntilExit()
        throw ToolFailure(
          exit: .sessionVoid,
          message: "\(path) ended with \(process.terminationStatus) instead of answering"
        )
      }
      buffered += more
    }
  }
}
