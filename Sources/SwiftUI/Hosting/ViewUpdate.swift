// SPDX-License-Identifier: Apache-2.0

/// A function that walks a view along the nodes that views of its type are mounted as.
public typealias _ViewUpdate = @MainActor ([_ViewNode], inout _ViewEnvironment) -> Void
