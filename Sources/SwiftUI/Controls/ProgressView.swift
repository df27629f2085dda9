// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Headless) import HeadlessUIKit

/// A bar if there is a value and a wheel otherwise, unless `progressViewStyle(_:)` decides.
public struct ProgressView: View {
  @Environment(\.progressLook) private var look
  private let fraction: Double?
  private let label: AnyView?

  private init(_ fraction: Double?, _ label: AnyView?) {
    self.fraction = fraction
    self.label = label
  }

  public init() { self.init(nil, nil) }

  public init<Name: StringProtocol>(_ title: Name) {
    self.init(nil, AnyView(Text(title).foregroundStyle(.secondary)))
  }

  public init<Label: View>(@ViewBuilder label: () -> Label) { self.init(nil, AnyView(label())) }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    self.init(Self.share(value, of: total), nil)
  }

  public init<Name: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Name,
    value: Value?,
    total: Value = 1
  ) {
    self.init(Self.share(value, of: total), AnyView(Text(title)))
  }

  public init<Value: BinaryFloatingPoint, Label: View>(
    value: Value?,
    total: Value = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(Self.share(value, of: total), AnyView(label()))
  }

  private static func share<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double?
  {
    value.map { total > 0 ? Double(min(max($0 / total, 0), 1)) : 0 }
  }

  public var body: some View {
    if look.kind == .bar || look.kind == .automatic && fraction != nil {
      if let label {
        VStack(alignment: .leading) {
          label
          bar
        }
      } else {
        bar
      }
    } else if let label {
      VStack {
        wheel
        label
      }
    } else {
      wheel
    }
  }

  private var wheel: some View { Tinted { Wheel(packedTint: $0) }.tint(look.tint) }

  private var bar: some View {
    Tinted { Bar(fraction: Float(fraction ?? 0), packedTint: $0) }
      .fixedSize(horizontal: false, vertical: true)
      .tint(look.tint)
  }
}

/// A view that is made for the packed tint colour that a view around has set; nil for none.
private struct Tinted<Content: View>: _BodilessView {
  let content: (_ packedTint: UInt32?) -> Content

  static func _appendNodes(to nodes: inout [_ViewNode]) { Content._appendNodes(to: &nodes) }

  static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Tinted,
    _ environment: inout _ViewEnvironment
  ) {
    let packedTint = environment.isTinted ? environment.accent : nil
    Content._update(nodes, at: &index, to: view.content(packedTint), &environment)
  }
}

private struct Wheel: UIViewRepresentable {
  let packedTint: UInt32?

  func makeUIView(context: Context) -> UIActivityIndicatorView {
    let view = UIActivityIndicatorView(style: .medium)
    view.startAnimating()
    return view
  }

  func updateUIView(_ uiView: UIActivityIndicatorView, context: Context) {
    guard uiView.color?.packedRGBA != packedTint else { return }
    uiView.color = packedTint.map { UIColor(packedRGBA: $0) }
  }
}

private struct Bar: UIViewRepresentable {
  let fraction: Float
  let packedTint: UInt32?

  func makeUIView(context: Context) -> UIProgressView {
    UIProgressView(progressViewStyle: .default)
  }

  func updateUIView(_ uiView: UIProgressView, context: Context) {
    if uiView.progress != fraction { uiView.progress = fraction }
    guard uiView.progressTintColor?.packedRGBA != packedTint else { return }
    uiView.progressTintColor = packedTint.map { UIColor(packedRGBA: $0) }
  }
}

/// The appearance of progress; the styles of this module are all there are.
public protocol ProgressViewStyle: Sendable {
  var _look: _ProgressLook { get }
}

public struct _ProgressLook: Sendable {
  enum Kind: Sendable {
    case automatic, spinner, bar
  }

  var kind = Kind.automatic
  var tint: Color?
}

/// The default style: a bar where the completed share is known, and a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public var _look: _ProgressLook { _ProgressLook() }
}

/// A spinner above the label.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: _ProgressLook { _ProgressLook(kind: .spinner, tint: tint) }
}

/// A bar below the label, empty where the completed share is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  public init(tint: Color? = nil) { self.tint = tint }
  public var _look: _ProgressLook { _ProgressLook(kind: .bar, tint: tint) }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

private enum ProgressLookKey: EnvironmentKey {
  static var defaultValue: _ProgressLook { _ProgressLook() }
}

extension EnvironmentValues {
  var progressLook: _ProgressLook {
    get { self[ProgressLookKey.self] }
    set { self[ProgressLookKey.self] = newValue }
  }
}

extension View {
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> _Modified<_ValueEnvironment<_ProgressLook>> {
    environment(\.progressLook, style._look)
  }
}
