// SPDX-License-Identifier: Apache-2.0

public import Foundation

// What apps write and this module does not draw. Each says so by the compiler where it is used; the
// initialisers are those that apps use most, so that this is what the compiler says.

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: push a view controller from the table's delegate"
)
public struct NavigationStack: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: push a view controller from the table's delegate"
)
public struct NavigationView: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: push a view controller from the table's delegate"
)
public struct NavigationLink: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol, Content: View>(
    _ title: Name,
    @ViewBuilder destination: () -> Content
  ) {}

  /// Creates nothing.
  public init<Content: View, Label: View>(
    @ViewBuilder destination: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates nothing.
  public init<Value: Hashable, Label: View>(
    value: Value?,
    @ViewBuilder label: () -> Label
  ) {}

  /// Creates nothing.
  public init<Content: View, Label: View>(
    destination: Content,
    @ViewBuilder label: () -> Label
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here")
public struct TabView: _Undrawn {
  /// Creates nothing.
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UITextField")
public struct TextField: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, text: Binding<String>) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UITextField")
public struct SecureField: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, text: Binding<String>) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UITextView")
public struct TextEditor: _Undrawn {
  /// Creates nothing.
  public init(text: Binding<String>) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UISegmentedControl")
public struct Picker: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol, Selection: Hashable, Content: View>(
    _ title: Name,
    selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UIDatePicker")
public struct DatePicker: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, selection: Binding<Date>) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UISlider")
public struct Slider: _Undrawn {
  /// Creates nothing.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>,
    in bounds: ClosedRange<Value> = 0...1
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it is not drawn here: represent a UIStepper")
public struct Stepper: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol, Value: Strideable>(_ title: Name, value: Binding<Value>) {}

  /// Creates nothing.
  public init<Name: StringProtocol, Value: Strideable>(
    _ title: Name,
    value: Binding<Value>,
    in bounds: ClosedRange<Value>
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "no menus are shown here")
public struct Menu: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol, Content: View>(
    _ title: Name,
    @ViewBuilder content: () -> Content
  ) {}

  /// Creates nothing.
  public init<Content: View, Label: View>(
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "it is not drawn here: a Button that changes a state opens a row"
)
public struct DisclosureGroup: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol, Content: View>(
    _ title: Name,
    @ViewBuilder content: () -> Content
  ) {}
}

/// Not here: the compiler says why.
@available(*, unavailable, message: "it leads nowhere here: a Button calls what opens a URL")
public struct Link: _Undrawn {
  /// Creates nothing.
  public init<Name: StringProtocol>(_ title: Name, destination: URL) {}
}

/// Not here: the compiler says why.
@available(
  *,
  unavailable,
  message: "pictures do not draw gradients that run round: use RadialGradient or LinearGradient"
)
public struct AngularGradient: _Undrawn {
  /// Creates nothing.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}

  /// Creates nothing.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}

  /// Creates nothing.
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {}

  /// Creates nothing.
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {}
}
