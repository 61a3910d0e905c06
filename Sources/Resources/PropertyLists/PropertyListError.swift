import Foundation

/// What is wrong with a property list that cannot be read.
package struct PropertyListError: Error, Hashable, Sendable {
    /// From 1; nil where the parser does not say it.
    package var line: Int?
    package var message: String

    init(line: Int?, message: String) {
        (self.line, self.message) = (line, message)
    }

    /// What Foundation says in an error's description: where a list is no XML, of the other form.
    init(_ error: any Error, _ data: Data) {
        let values = (error as NSError).userInfo
        let isMarkup =
            data.prefix(64).drop { [0xEF, 0xBB, 0xBF, 0x20, 0x0A, 0x0D, 0x09].contains($0) }.first
            == UInt8(ascii: "<")
        // It is an error of CoreFoundation's own, of which Foundation gives no more than the description.
        let other = values["kCFPropertyListOldStyleParsingError"].map { "\($0)" }?
            .firstMatch(of: #/Code=\d+ "(.*?)" UserInfo/#).map { String($0.1) }
        let said = (isMarkup ? nil : other) ?? values["NSDebugDescription"] as? String
        guard let said, !data.isEmpty else {
            self.init(line: nil, message: data.isEmpty ? "is empty" : "is not a property list")
            return
        }
        guard let match = said.firstMatch(of: #/ (?:at|on) line (\d+)/#) else {
            self.init(line: nil, message: "is not a property list: \(said)")
            return
        }
        var text = said
        text.removeSubrange(match.range)
        // A merge that was not finished is the usual reason, and the parser names its second line at best.
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if let conflict = lines.firstIndex(where: { $0.hasPrefix("<<<<<<< ") }) {
            self.init(line: conflict + 1, message: "holds a merge conflict")
        } else {
            self.init(
                line: Int(match.1), message: "is not a property list: \(text.prefix(1).lowercased() + text.dropFirst())"
            )
        }
    }

    /// `Info.plist:3: is not a property list: …`, for a path.
    package func text(_ path: String) -> String { "\(path)\(line.map { ":\($0)" } ?? ""): \(message)" }
}
