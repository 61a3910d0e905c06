import Foundation

/// The error of a framework, which tells its code.
public protocol _CodedError: Error {
    associatedtype Code: Equatable
    var code: Code { get }
}

/// The code of an error, which errors are matched against: `case CLError.denied:`, `catch CKError.networkFailure`.
public protocol _ErrorCode: Equatable {
    associatedtype _Failure: _CodedError where _Failure.Code == Self
}

extension _ErrorCode {
    public static func ~= (code: Self, error: any Error) -> Bool { (error as? _Failure)?.code == code }
}

extension URLError.Code {
    /// A code by its number, which on Apple's systems is never refused; here numbers that Foundation has no name for are
    /// `unknown`.
    public init(rawValue: Int) {
        // Foundation's own, which is the protocol's.
        func named<Code: RawRepresentable>(_ number: Int) -> Code? where Code.RawValue == Int { Code(rawValue: number) }
        self = named(rawValue) ?? .unknown
    }

    /// The same where the compiler could not choose: `let code = URLError.Code(rawValue: number)` is staged so.
    public init(_rawValue: Int) { self = URLError.Code(rawValue: _rawValue) }
}
