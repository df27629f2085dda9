import CoreData

@objc(Post)
class Post: NSManagedObject { // stops
    @NSManaged var title: String?
    @NSManaged public var date: Date? // stops
}
