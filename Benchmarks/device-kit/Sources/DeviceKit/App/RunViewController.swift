// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The screen of the app: it runs the kit once it is shown, says how far it is, and shares what it
/// wrote.
final class RunViewController: UIViewController {
  private let plan: PlayPlan
  private let folder: String
  private let stage = UIView()
  private let bar = UIProgressView()
  private let label = UILabel()
  private var hasBegun = false

  /// Makes the screen of a run that writes to a folder.
  init(plan: PlayPlan, folder: String = NSTemporaryDirectory()) {
    self.plan = plan
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.numberOfLines = 0
    label.font = .systemFont(ofSize: 12)
    label.text = "Leave the device alone, uncharged and awake, until this ends."
    for part in [stage, bar, label] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    stage.frame = CGRect(x: 0, y: 0, width: width, height: Viewport.height)
    // Over the tables, whose content nobody has to read.
    bar.frame = CGRect(x: 16, y: 60, width: width - 32, height: 4)
    label.frame = CGRect(x: 16, y: 72, width: width - 32, height: view.bounds.height - 140)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasBegun, let window = view.window else { return }
    hasBegun = true
    Task { await run(in: window) }
  }

  /// Runs the kit, and says what came of it.
  func run(in window: UIWindow) async {
    keepAwake(true)
    defer { keepAwake(false) }
    do {
      let run = DeviceRun(plan: plan, arguments: [])
      let findings = try await run.measure(in: stage, of: window) { progress in
        bar.progress = Float(progress.share)
        label.text = progress.subject
        // Long enough for the screen to show it.
        try await Task.sleep(nanoseconds: 20_000_000)
      }
      bar.progress = 1
      stage.isHidden = true
      let files = try FindingsFolder(path: folder).write(findings)
      let paths = files.map(\.path)
      label.text = (findings.summary + paths).joined(separator: "\n\n")
      for path in paths { print(path) }
      share(files)
    } catch {
      label.text = "\(error)"
    }
  }

  #if os(Linux)
    private func keepAwake(_ isAwake: Bool) {}

    private func share(_ files: [URL]) {}
  #else
    private func keepAwake(_ isAwake: Bool) {
      UIApplication.shared.isIdleTimerDisabled = isAwake
    }

    /// Offers the files to whatever can send them.
    private func share(_ files: [URL]) {
      let sheet = UIActivityViewController(activityItems: files, applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = bar
      present(sheet, animated: true)
    }
  #endif
}
