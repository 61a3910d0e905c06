import Findings
import Foundation
import RenderModel

/// Finds links, mail addresses and telephone numbers in text. Dates, postal addresses and flights, which Apple's
/// systems know in many languages, are not found, and a finding says so.
open class NSDataDetector: NSObject, NSCopying, @unchecked Sendable {
    public let checkingTypes: NSTextCheckingTypes
    private let kinds: [DetectedKind]

    /// - Parameter checkingTypes: the raw values of `NSTextCheckingResult.CheckingType`, added up.
    public init(types checkingTypes: NSTextCheckingTypes) throws {
        let known = NSTextCheckingAllTypes & checkingTypes
        guard known != 0 else { throw CocoaError(.featureUnsupported) }
        self.checkingTypes = checkingTypes
        kinds = DetectedKind.allCases.filter { $0.type.rawValue & checkingTypes != 0 }
        let unknown = UnknownKind.allCases.filter { $0.mask & checkingTypes != 0 }.map(\.rawValue)
        super.init()
        // Who asks for everything wants whatever there is.
        guard !unknown.isEmpty, kinds.isEmpty else { return }
        MissingData.record(
            store: Finding(
                .dataTypeNotDetected,
                "NSDataDetector finds links and telephone numbers only: no \(unknown.joined(separator: ", ")) is found")
        )
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    private func found(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        let all = kinds.flatMap { $0.matches(in: string, range) }
        // What lies within something else is a part of it: the digits of an address are no telephone number.
        let whole = all.filter { one in
            !all.contains {
                $0 !== one && NSIntersectionRange($0.range, one.range).length > 0 && $0.isLarger(than: one)
            }
        }
        return whole.sorted { $0.range.location < $1.range.location }
    }
}

extension NSDataDetector {
    public func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        found(in: string, range)
    }

    public func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? {
        found(in: string, range).first
    }

    public func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int {
        found(in: string, range).count
    }

    public func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        found(in: string, range).first?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    public func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop: ObjCBool = false
        for result in found(in: string, range) {
            block(result, [], &stop)
            if stop.boolValue { return }
        }
    }
}

/// What is never found.
private enum UnknownKind: String, CaseIterable {
    case date, address = "postal address", transit = "flight"

    var mask: NSTextCheckingTypes {
        switch self {
        case .date: 1 << 4
        case .address: 1 << 5
        case .transit: 1 << 12
        }
    }
}

/// Every kind that text can be searched for.
public let NSTextCheckingAllTypes: NSTextCheckingTypes = 0xffff_ffff
