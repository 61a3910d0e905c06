import Foundation

extension CGFloat {
    /// The number as a double, which may round it.
    public init(truncating number: NSNumber) { self.init(number.doubleValue) }
}
