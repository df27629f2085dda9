// SPDX-License-Identifier: Apache-2.0

#if !os(Linux)
  import SwiftUI

  /// The app that the kit is on a phone.
  @main struct DeviceKitApp: App {
    var body: some Scene {
      WindowGroup { RunScreen().ignoresSafeArea() }
    }
  }

  /// The screen of the run, hosted.
  private struct RunScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> RunViewController {
      RunViewController(plan: .full)
    }

    func updateUIViewController(_ controller: RunViewController, context: Context) {}
  }
#endif
