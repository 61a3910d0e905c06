import CoreData

@objc(Note)
class Note: NSManagedObject {
    @nonobjc class func fetchRequest() -> NSFetchRequest<Note> { NSFetchRequest<Note>(entityName: "Note") }

    @NSManaged var text: String
    @NSManaged var book: Book?
}
