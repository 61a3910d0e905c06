import ArgumentParser
import Findings
import Foundation
import SystemSupport

/// What `--fail-on` and `--allow` say.
enum FindingArguments {
    static let failOnHelp = ArgumentHelp(
        "Exit with status 1 on findings of this severity or above (note, warning, error), or with this code.",
        valueName: "severity|code")

    static let allowHelp = ArgumentHelp(
        "Allow findings with this code, everywhere or in images that match a pattern of kind/family/image.",
        valueName: "code[:pattern]")

    static func policy(failOn: [String], allow: [String] = []) throws -> FindingPolicy {
        var policy = FindingPolicy()
        // Of a variable that is not set: a check that is silently off would let everything pass.
        if !failOn.isEmpty, words(failOn).allSatisfy(\.isEmpty) {
            throw ValidationError("--fail-on: specify a severity (note, warning or error) or the code of a finding")
        }
        for word in words(failOn) {
            if let severity = Finding.Severity(rawValue: word) {
                // The least of several says what the others say, too.
                policy.failingSeverity = min(policy.failingSeverity ?? severity, severity) { $0.rank < $1.rank }
            } else {
                policy.failingCodes.insert(try code(word, "fail-on", or: "; use a code, or note, warning or error"))
            }
        }
        for word in words(allow) {
            let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            let code = try code(parts[0], "allow")
            if parts.count > 1, parts[1].isEmpty {
                throw ValidationError(
                    "--allow \(word): add a pattern such as com.my.kind/accessoryInline after the colon")
            }
            do {
                let pattern = parts.count > 1 ? try Glob(parts[1]) : nil
                policy.allowances.append(.init(code: code, pattern: pattern, typed: word))
            } catch {
                throw ValidationError("--allow \(word): \(error)")
            }
        }
        return policy
    }

    private static func words(_ texts: [String]) -> [String] {
        texts.flatMap { $0.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) } }
    }

    private static func code(_ name: String, _ option: String, or others: String = "") throws -> FindingCode {
        if let code = FindingCode(typed: name) { return code }
        let nearest = FindingCode.nearest(to: name).map { "; the nearest is \($0)" } ?? ""
        throw ValidationError(
            "--\(option) \(name): no such finding\(nearest)\(others)")
    }

    private static func min<Value>(_ a: Value, _ b: Value, by isLess: (Value, Value) -> Bool) -> Value {
        isLess(b, a) ? b : a
    }
}
