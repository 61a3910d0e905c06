import Foundation

/// What a literal of an array can make, as `NSSet` can on Apple's systems.
public protocol _SetLiteral: ExpressibleByArrayLiteral where ArrayLiteralElement == Any {}

extension _SetLiteral {
    /// Makes a mutable set, which stands for both: the compiler asks `NSSet` for literals of its subclasses, too.
    public init(arrayLiteral elements: Any...) {
        guard let set = NSMutableSet(array: elements) as? Self else {
            preconditionFailure("a literal cannot make \(Self.self)")
        }
        self = set
    }
}

extension NSSet: @retroactive ExpressibleByArrayLiteral, _SetLiteral {}
