// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A program that is installed and runs.
public struct InstalledTool: Sendable, Equatable {
  /// Where it lies.
  public let path: String
  /// The first line of what it says of its version.
  public let version: String

  /// Makes a tool from what is known of it.
  public init(path: String, version: String) {
    self.path = path
    self.version = version
  }

  /// How long a program may take to say its version.
  private static let limitSeconds = 5.0

  /// Looks for a program along a search path and asks it for its version.
  ///
  /// A program that is there and does not run, as a wrapper without the one for this kernel, is
  /// unavailable with what it said.
  static func find(_ name: String, on searchPath: String) -> Reading<InstalledTool> {
    let candidates = searchPath.split(separator: ":").map { "\($0)/\(name)" }
    let path = candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return .unavailable(reason: "\(name) is not on PATH") }
    return version(of: path)
  }

  private static func version(of path: String) -> Reading<InstalledTool> {
    let said: FinishedProgram
    do throws(ChildProcess.StartFault) {
      said = try FinishedProgram(
        path,
        ["--version"],
        talk: .withOutput,
        limitSeconds: limitSeconds
      )
    } catch {
      return .unavailable(reason: "\(path) cannot be started")
    }
    guard said.ending != nil else {
      return .unavailable(reason: "\(path) --version does not end")
    }
    let line = firstLine(of: said.output)
    guard said.isSuccess else {
      let words = line.isEmpty ? "it says nothing" : "it says: \(line)"
      return .unavailable(reason: "\(path) --version fails; \(words)")
    }
    return .value(InstalledTool(path: path, version: line.isEmpty ? "no version" : line))
  }

  private static func firstLine(of bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).lazy
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .first { !$0.isEmpty } ?? ""
  }
}

/// The command by which this distribution installs a package.
struct PackageInstaller {
  private let families: [String]
  private let kernel: String?

  /// Reads which distribution runs, and which it is derived from.
  init(_ files: SystemFiles) {
    let path = "/etc/os-release"
    families = ["ID", "ID_LIKE"]
      .compactMap { files.field($0, separator: "=", at: path).value }
      .flatMap {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).split(separator: " ")
      }
      .map(String.init)
    kernel = files.word(at: "/proc/sys/kernel/osrelease").value
  }

  /// The command, or nil where the distribution is not known.
  func command(installing tool: String) -> String? {
    let isPerf = tool == "perf"
    for family in families {
      switch family {
      case "ubuntu":
        let tools = "linux-tools-common" + (kernel.map { " linux-tools-\($0)" } ?? "")
        return "sudo apt-get install \(isPerf ? tools : tool)"
      case "debian": return "sudo apt-get install \(isPerf ? "linux-perf" : tool)"
      case "fedora", "rhel", "centos", "amzn": return "sudo dnf install \(tool)"
      case "alpine": return "sudo apk add \(tool)"
      case "arch": return "sudo pacman -S \(tool)"
      case "suse", "opensuse": return "sudo zypper install \(tool)"
      default: continue
      }
    }
    return nil
  }

  /// What to do to get a tool.
  func remedy(installing tool: String) -> Finding.Remedy {
    command(installing: tool).map { .command($0) }
      ?? .advice("install \(tool) with the packages of this system")
  }
}
