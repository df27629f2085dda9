// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the system tells of the device.
struct DeviceFacts {
  /// The model and the system.
  let name: DeviceName
  /// The kernel release.
  let kernel: String
  /// The processor architecture.
  let architecture: String

  /// Asks the system.
  init() {
    var system = utsname()
    uname(&system)
    let machine = Self.text(of: system.machine)
    let process = ProcessInfo.processInfo
    architecture = Self.architecture(of: machine)
    kernel = Self.text(of: system.release)
    #if os(Linux)
      let kind = "Linux"
      let model = "\(machine), headless UIKit"
    #else
      let kind = "iOS"
      let simulated = process.environment["SIMULATOR_MODEL_IDENTIFIER"]
      let model = simulated.map { "\($0), simulator" } ?? machine
    #endif
    name = DeviceName(
      model: model,
      system: "\(kind) \(process.operatingSystemVersionString)"
    )
  }

  /// What is to be known of the device's state now before its times are believed.
  static var remarks: [String] {
    #if os(Linux)
      return []
    #else
      let process = ProcessInfo.processInfo
      var remarks: [String] = []
      if process.isLowPowerModeEnabled {
        remarks.append("low power mode is on, which slows the processor down: switch it off")
      }
      if process.thermalState != .nominal {
        remarks.append("the device is warm, and slows itself down: let it cool, uncharged")
      }
      return remarks
    #endif
  }

  /// A phone's own name for itself says nothing of the processor's architecture.
  private static func architecture(of machine: String) -> String {
    #if arch(arm64)
      return "arm64"
    #elseif arch(x86_64)
      return "x86_64"
    #else
      return machine
    #endif
  }

  /// The text in a field of a C structure, which C gives Swift as a tuple of bytes.
  private static func text<Field>(of field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
