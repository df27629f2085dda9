import UIKit

@objc protocol PickerDelegate: AnyObject {
    func picker(_ picker: UIControl, didPick index: Int)
    @objc optional func pickerDidCancel(_ picker: UIControl) // stops
}

@objc enum PickerStyle: Int { case wheel, menu }
