// SPDX-License-Identifier: Apache-2.0

import HeadlessUIKit

/// A controller on screen with what accompanies it.
struct MountedController<Controller: UIViewController, Coordinator> {
  let controller: Controller
  let coordinator: Coordinator
}
