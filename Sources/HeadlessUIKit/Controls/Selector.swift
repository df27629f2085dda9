// SPDX-License-Identifier: Apache-2.0

/// The name of a method in the Objective-C runtime, which Linux does not have.
///
/// None can be made here. The type lets `removeTarget(nil, action: nil, for:)` compile; targets are
/// added by `addTarget(_:named:for:handler:)` and actions by `addAction(_:for:)`.
public struct Selector: Hashable, Sendable {}
