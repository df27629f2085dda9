// SPDX-License-Identifier: Apache-2.0

extension Never: View {
  /// There is none.
  public var body: Never {
    preconditionFailure("There is no value of type Never, so none has a body.")
  }

  /// Appends nothing.
  public static func _appendNodes(to nodes: inout [_ViewNode]) {}

  /// Updates nothing.
  public static func _update(
    _ nodes: [_ViewNode],
    at index: inout Int,
    to view: Never,
    _ environment: inout _ViewEnvironment
  ) {}
}
