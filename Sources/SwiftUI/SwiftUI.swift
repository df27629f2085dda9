// SPDX-License-Identifier: Apache-2.0

@_exported public import Observation
@_exported public import UIKit

@_exported public import protocol Combine.ObservableObject
@_exported public import class Combine.ObservableObjectPublisher
@_exported public import struct Combine.Published
