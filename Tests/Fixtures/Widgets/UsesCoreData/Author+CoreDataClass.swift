import CoreData
import Foundation

@objc(Author)
public class Author: NSManagedObject {
    var initials: String {
        (name ?? "").split(separator: " ").compactMap { $0.first.map(String.init) }.joined()
    }
}
