import CoreData
import UIKit

class FeedViewController: UITableViewController, NSFetchedResultsControllerDelegate { // stops
    var controller: NSFetchedResultsController<Post>! // stops

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { // stops
        tableView.reloadData()
    }
}
