/// Options under a heading.
open class INObjectSection<ObjectType>: NSObject {
    public let title: String?
    public let items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}

/// The options of a parameter, in sections or not.
open class INObjectCollection<ObjectType>: NSObject {
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the system orders the items by their names and shows an index of letters.
    open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
    public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
