import Foundation
import SwiftText
import SystemSupport

/// Asks the compiler which modifiers views do not have, by a file that uses each of them by itself.
///
/// Of a long expression that uses one, the compiler only says, after trying all that there is, that it takes too long:
/// one view's body with `onDrag` and `onDrop` took 75 seconds each time it was looked at.
struct MemberProbe {
    private static let file = "DarkroomMemberProbe.swift"

    let arguments: [String]
    let toolchain: Toolchain
    let folder: String
    /// What has been asked already.
    private var known: Set<String> = []

    init(_ arguments: [String], with toolchain: Toolchain, in folder: String) {
        (self.arguments, self.toolchain, self.folder) = (arguments, toolchain, folder)
    }

    /// The modifiers of Apple's that expressions use which take the compiler long, and that views lack here.
    ///
    /// - Parameters:
    ///   - found: errors by the paths of their files.
    ///   - text: what a file is compiled from.
    ///   - files: the paths of all files.
    ///   - importsAbsent: whether a file imports a module that is not here, which may have extended views.
    mutating func missing(
        in found: [String: [CompilerError]], text: (String) -> String?, of files: [String],
        importsAbsent: (String) -> Bool = { _ in false }
    ) throws -> Set<String> {
        var names: Set<String> = [], imports: Set<String> = [], foreign: Set<String> = []
        for (path, errors) in found {
            let long = errors.filter(\.isTooComplex)
            guard !long.isEmpty, let text = text(path) else { continue }
            let statements = ErrorStatements(text)
            for error in long {
                names.formUnion(statements.members(ofBodyAround: error).intersection(AppleNames.members))
                if importsAbsent(path) { foreign.formUnion(statements.modifiers(ofBodyAround: error)) }
            }
            imports.formUnion(SourceFile(text).imports.map(\.module))
        }
        names.subtract(known)
        foreign = foreign.subtracting(known).subtracting(names)
        if !foreign.isEmpty {
            let sources = files.compactMap(text)
            foreign = foreign.filter { name in !sources.contains { $0.contains("func \(name)") } }
        }
        guard !names.isEmpty || !foreign.isEmpty else { return [] }
        known.formUnion(names.union(foreign))
        return try ask(names, imports, files, foreign)
    }

    /// What has the members that `AppleNames.members` lists: `resizable()` is an image's. A name is missing that none has.
    private static let owners: [(type: String, value: String)] = [
        ("some View", "view"), ("some WidgetConfiguration", "configuration"),
        ("some ControlWidgetConfiguration", "control"), ("Image", "Image(\"\")"),
        ("Text", "Text(\"\")"), ("Rectangle", "Rectangle()"), ("Color", "Color.red"),
        ("EnvironmentValues", "EnvironmentValues()")
    ]
    private static let chart = (type: "some ChartContent", value: "chart")
    /// What else is written as modifiers are, a member on each line.
    private static let values: [(type: String, value: String)] = [
        ("String", "\"\""), ("[Int]", "[0]"), ("Date", "Date()"), ("Int", "0"), ("Double", "0.0")
    ]

    /// - Parameter foreign: names that may be a missing package's.
    private func ask(
        _ names: Set<String>, _ imports: Set<String>, _ files: [String], _ foreign: Set<String>
    ) throws -> Set<String> {
        let names = names.union(foreign)
        let owners =
            Self.owners + (imports.contains("Charts") ? [Self.chart] : []) + (foreign.isEmpty ? [] : Self.values)
        let parameters = owners.filter { $0.type.hasPrefix("some ") }.map { "_ \($0.value): \($0.type)" }
        let uses = names.sorted().flatMap { name in owners.map { "    _ = \($0.value).\(name)" } }
        let lines =
            imports.union(["SwiftUI"]).sorted().map { "import \($0)" }
            + ["func darkroomProbe(\(parameters.joined(separator: ", "))) {"] + uses + ["}"]
        let path = "\(folder)/\(Self.file)"
        try Data(lines.joined(separator: "\n").utf8).write(to: URL(fileURLWithPath: path))
        defer { unlink(path) }
        guard let check = try PartialCheck(arguments, file: Self.file, with: toolchain, in: folder) else { return [] }
        let answer = try check.run([Self.file], of: files + [Self.file], with: toolchain, in: folder)
        var lacking: [String: Set<String>] = [:]
        for match in answer.text.matches(of: #/value of type '([^']+)' has no member '(\w+)'/#) {
            lacking[String(match.2), default: []].insert(String(match.1))
        }
        return names.filter { name in owners.allSatisfy { lacking[name]?.contains($0.type) == true } }
    }
}
