import Foundation

// What formats of predicates take as `%@`: on Apple's systems these become objects of Objective-C's, which are
// arguments of C functions as they are. C's own functions get what the value says of itself, as `%@` prints it.

extension NSObject: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Date: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension UUID: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension URL: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Data: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Array: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

extension Set: @retroactive CVarArg {
    public var _cVarArgEncoding: [Int] { PrintedArgument.encoding(of: description) }
}

private enum PrintedArgument {
    /// Nobody tells when the call is over, so the text is kept.
    static func encoding(of text: String) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(text as NSString).toOpaque())]
    }
}
