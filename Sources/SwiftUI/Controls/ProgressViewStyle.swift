// SPDX-License-Identifier: Apache-2.0

/// How progress is shown.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The type of the views that progress is shown as.
  associatedtype Body: View

  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Makes the views that progress is shown as.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ProgressViewStyle {
  /// The views that progress is shown as, without their type.
  func view(of configuration: Configuration) -> AnyView {
    AnyView(StyledProgress(style: self, configuration: configuration))
  }
}

/// Progress in a style, whose dynamic properties are found through this view.
private struct StyledProgress<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: Style.Body { style.makeBody(configuration: configuration) }
}

/// What there is to show of progress.
public struct ProgressViewStyleConfiguration {
  /// The label of a progress view.
  public struct Label: View {
    let view: AnyView

    /// The label itself.
    public var body: AnyView { view }
  }

  /// How much is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public let label: Label?
}

/// The style where none is set: a bar where it is known how much is done, and a wheel else.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the views that progress is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A wheel above the label, which does not tell how much is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the views that progress is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.label {
      VStack {
        ProgressWheel().tint(tint)
        label
      }
    } else {
      ProgressWheel().tint(tint)
    }
  }
}

/// A bar below the label, empty where it is not known how much is done.
public struct LinearProgressViewStyle: ProgressViewStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() {
    tint = nil
  }

  /// Creates the style in a colour.
  public nonisolated init(tint: Color) {
    self.tint = tint
  }

  /// Makes the views that progress is shown as.
  public func makeBody(configuration: Configuration) -> some View {
    if let label = configuration.label {
      VStack(alignment: .leading) {
        label
        bar(configuration)
      }
    } else {
      bar(configuration)
    }
  }

  private func bar(_ configuration: Configuration) -> some View {
    ProgressBar(fraction: configuration.fractionCompleted ?? 0)
      .fixedSize(horizontal: false, vertical: true)
      .tint(tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style where none is set.
  public nonisolated static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public nonisolated static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public nonisolated static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

/// The key of the style that flows down.
private enum ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: (any ProgressViewStyle)? { nil }
}

extension EnvironmentValues {
  /// The style of progress views; nil for the one where none is set.
  var progressViewStyle: (any ProgressViewStyle)? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the progress views in the view.
  public func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> ModifiedContent<Self, _ValueEnvironment<(any ProgressViewStyle)?>> {
    environment(\.progressViewStyle, style)
  }
}
