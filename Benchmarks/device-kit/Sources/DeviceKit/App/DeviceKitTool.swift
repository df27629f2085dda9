// SPDX-License-Identifier: Apache-2.0

#if os(Linux)
  import UIKit

  /// The program that the kit is on Linux, where UIKit is the headless one.
  @main enum DeviceKitTool {
    @MainActor static func main() async {
      do {
        try await run(Array(CommandLine.arguments.dropFirst()))
      } catch let error as ToolLineError {
        fail(error.description, status: 64)
      } catch let error as FindingsError {
        fail(error.description, status: 73)
      } catch {
        fail(error.localizedDescription, status: 70)
      }
    }

    @MainActor private static func run(_ arguments: [String]) async throws {
      let line = try ToolLine(arguments)
      let folder = try FindingsFolder(path: line.folder)
      let window = UIWindow(frame: Viewport.frame)
      let run = DeviceRun(plan: line.isQuick ? .quick : .full, arguments: arguments)
      let findings = try await run.measure(in: window, of: window) { _ in }
      for text in findings.summary { print(text) }
      for file in try folder.write(findings) { print("wrote \(file.path)") }
    }

    private static func fail(_ message: String, status: Int32) -> Never {
      FileHandle.standardError.write(Data("device-kit: \(message)\n".utf8))
      exit(status)
    }
  }
#endif
