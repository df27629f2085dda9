// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A value with a label before it: the label at the leading edge, the value in grey at the trailing one.
public struct LabeledContent<Label: View, Content: View>: View {
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  private let label: Label
  private let content: Content

  /// Creates a value with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the value; under `labelsHidden()` the value alone.
  public var body: some View {
    if labelsAreHidden {
      content
    } else {
      HStack {
        label
        Spacer()
        content.foregroundStyle(.secondary)
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Creates a value with a title.
  public init<Name: StringProtocol>(_ title: Name, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates words with a title.
  public init<Name: StringProtocol, Value: StringProtocol>(_ title: Name, value: Value) {
    self.init(title) { Text(value) }
  }

  /// Creates a value with a title, shown by a format.
  public init<Name: StringProtocol, Format: FormatStyle>(
    _ title: Name,
    value: Format.FormatInput,
    format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
