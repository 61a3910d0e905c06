import Foundation

/// What is wrong with a text that is not valid JSON.
package enum JSONProblem {
    /// What and where, in the words of Foundation's parser: `Invalid value around line 2, column 5`.
    ///
    /// - Parameters:
    ///   - error: what the parser or the decoder threw.
    ///   - data: the text, so that a line and a column are told where the parser counts characters.
    package static func text(_ error: any Error, in data: Data? = nil) -> String {
        var detail = reason(error)
        if let data, let match = detail.firstMatch(of: #/around character (\d+)/#), let offset = Int(match.1) {
            let before = data.prefix(offset).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let place = "around line \(max(1, before.count)), column \((before.last?.count ?? 0) + 1)"
            detail.replaceSubrange(match.range, with: place)
        }
        return detail.hasSuffix(".") ? String(detail.dropLast()) : detail
    }

    private static func reason(_ error: any Error) -> String {
        func said(_ error: any Error) -> String? { (error as NSError).userInfo["NSDebugDescription"] as? String }
        guard case DecodingError.dataCorrupted(let context) = error else { return said(error) ?? "\(error)" }
        return context.underlyingError.flatMap(said) ?? context.debugDescription
    }
}
