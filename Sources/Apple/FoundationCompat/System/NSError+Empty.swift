import Foundation

extension NSError {
    /// An error that says nothing, as Objective-C makes one: `NSError()`.
    ///
    /// - Parameter _nothing: no extension may declare `init()` itself, which NSObject has.
    public convenience init(_nothing: Void = ()) { self.init(domain: "", code: 0) }
}
