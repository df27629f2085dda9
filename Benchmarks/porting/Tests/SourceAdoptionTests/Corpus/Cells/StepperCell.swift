import UIKit

class StepperCell: UITableViewCell {
    @IBOutlet weak var stepper: UIStepper!
    @IBOutlet weak var valueLabel: UILabel!
    var valueDidChange: ((Double) -> ())?

    @IBAction func stepperChanged(_ sender: UIStepper) {
        valueLabel.text = "\(sender.value)"
        valueDidChange?(sender.value)
    }
}

private extension StepperCell {
    @IBAction func reset(_ sender: Any?) { stepper.value = 0 }
}
