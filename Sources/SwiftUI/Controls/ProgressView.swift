// SPDX-License-Identifier: Apache-2.0

import Foundation
import HeadlessUIKit

/// Shows that something is under way, or how far it has come.
public struct ProgressView: View {
  private let fraction: Double?
  private let title: String?

  /// Creates a wheel.
  public init() {
    fraction = nil
    title = nil
  }

  /// Creates a wheel above a title.
  public init<Name: StringProtocol>(_ title: Name) {
    fraction = nil
    self.title = String(title)
  }

  /// Creates a bar for a value between 0 and a total, or a wheel for nil.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    fraction = value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
    title = nil
  }

  /// The wheel or the bar.
  public var body: some View {
    if let fraction {
      ProgressBar(fraction: fraction).fixedSize(horizontal: false, vertical: true)
    } else if let title {
      VStack {
        Wheel()
        Text(title).foregroundStyle(.secondary)
      }
    } else {
      Wheel()
    }
  }
}

/// A wheel that turns.
private struct Wheel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {}
}

/// A bar that fills.
private struct ProgressBar: UIViewRepresentable {
  let fraction: Double

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ uiView: UIProgressView, context: Context) {
    let progress = Float(fraction)
    if uiView.progress != progress { uiView.progress = progress }
  }
}
