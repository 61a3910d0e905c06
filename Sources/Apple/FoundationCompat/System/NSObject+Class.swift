import Foundation

extension NSObject {
    /// The class itself, which Objective-C's archivers may replace and nothing does here.
    public class func classForCoder() -> AnyClass { self }
}
