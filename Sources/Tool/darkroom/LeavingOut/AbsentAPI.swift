import SwiftText
import SystemSupport

/// Tells errors that come of Apple's API that Darkroom lacks from the user's own, which are to be corrected.
///
/// A name counts as Apple's where Apple publishes it (`AppleNames`) and nothing that is compiled declares it for the
/// type in question: a slip of the pen makes no name of Apple's. Of frameworks with a prefix, which publish more names
/// than can be listed, every name counts that the compiler knows none close to.
struct AbsentAPI {
    /// What the compiled types inherit from, by their names.
    private let inherited: [String: Set<String>]
    /// Whether modules of others that are not there, or not whole, may extend types: a file sees such members wherever
    /// the module is imported.
    private let lacksExtensions: Bool

    init(_ files: [String: String], lacksExtensions: Bool = false) {
        self.lacksExtensions = lacksExtensions
        let types = files.values.flatMap { TypeDeclarations(SourceFile($0)).all }
        // One that is only extended is another's.
        let own = Set(types.filter { $0.keyword != "extension" }.map(\.lastName))
        inherited = types.filter { own.contains($0.lastName) }.reduce(into: [:]) { result, type in
            result[type.lastName, default: []].formUnion(type.inherited)
        }
    }

    /// Whether all errors of a file come of what is absent, or of what was left out for that before.
    ///
    /// - Parameters:
    ///   - gone: the names of what is declared no more.
    ///   - concernsLoss: whether an error is about something that lacks a part of it.
    func accepts(
        _ errors: [CompilerError], _ repair: SourceRepair, gone: Set<String>,
        concernsLoss: (CompilerError) -> Bool = { _ in false }
    ) -> Bool {
        let certain = errors.filter { error in
            name(in: error.message) != nil || namesAbsentValue(error, repair) || mayConcernExtension(error.message)
                || repair.concernsLoss(error)
                || concernsLoss(error) || !gone.isDisjoint(with: error.names)
        }
        let isCertain = Set(certain), causes = SourceRepair.Causes(certain, in: repair)
        return errors.allSatisfy { error in
            isCertain.contains(error) || error.isConsequence && causes.areTogether(with: error, in: repair)
        }
    }

    private static let missingStaticMember = Pattern(#/type '(.+?)' has no member '\w+'/#)

    /// Whether an error may come of a module's extension that is not there.
    private func mayConcernExtension(_ message: String) -> Bool {
        guard lacksExtensions else { return false }
        if let match = message.firstMatch(of: Self.missingStaticMember) { return mayHave(String(match.1)) }
        return [
            "cannot be resolved without a contextual type", "no exact matches in call to initializer",
            "argument label", "extra argument", "missing argument"
        ].contains { message.contains($0) }
    }

    private static let missingName = Pattern(#/cannot find (?:type )?'(\w+)' in scope/#)
    private static let missingType = Pattern(#/no type named '(\w+)' in module '(\w+)'/#)
    private static let missingMember = Pattern(
        #/(?:value of )?type '(.+?)'(?: \(aka '(.+?)'\))? has no member '(\w+)'/#)
    private static let packageName = Pattern(#/'(\w+)' (?:initializer )?is inaccessible due to 'package'/#)
    private static let internalInitializer = Pattern(#/'(\w+)' initializer is inaccessible due to 'internal'/#)
    private static let unavailableName = Pattern(#/'(\w+)' is unavailable: .*swift-corelibs-foundation/#)

    /// The name of Apple's that an error says is not there.
    func name(in message: String) -> String? {
        if let match = message.firstMatch(of: Self.missingMember) {
            let name = String(match.3), type = String(match.2 ?? match.1)
            guard mayHave(type) else { return nil }
            return AppleNames.members.contains(name) || isOfFramework(type, message) ? name : nil
        }
        // What the runtime has for itself alone Apple publishes.
        if let match = message.firstMatch(of: Self.packageName) {
            return String(match.1)
        }
        // Foundation on Linux keeps some for itself, too.
        if let match = message.firstMatch(of: Self.internalInitializer),
            Self.withoutPrefix.contains(String(match.1)), mayHave(String(match.1))
        {
            return String(match.1)
        }
        // Foundation on Linux has the name, and nothing behind it.
        if let match = message.firstMatch(of: Self.unavailableName) {
            return String(match.1)
        }
        // Nobody means the initializer of archives: that is the one which the compiler knows of a class of Apple's.
        if message.contains("expected 'coder:'") || message.contains("expected argument type 'NSCoder'")
            || message == "missing argument for parameter 'coder' in call"
        {
            return "init"
        }
        if let label = label(in: message) { return label }
        let name = message.firstMatch(of: Self.missingName)?.1 ?? message.firstMatch(of: Self.missingType)?.1
        guard let name = name.map(String.init), AppleNames.hasGlobal(name) else { return nil }
        return AppleNames.isListed(name) || !Self.isSlip(message) ? name : nil
    }

    private static let argumentError = Pattern(
        #/(?:argument labels? in call|extra argument|extraneous argument label|extra arguments)/#)
    private static let label = Pattern(#/\b([a-z]\w+):?(?=[:'])/#)

    /// The label of an argument of Apple's that no overload here has.
    private func label(in message: String) -> String? {
        guard message.contains(Self.argumentError) else { return nil }
        // What is expected in its place is ours.
        let given = message.split(separator: "expected").first.map(String.init) ?? message
        return given.matches(of: Self.label).lazy.map { String($0.1) }.first(where: AppleNames.labels.contains)
    }

    private static let readValue = Pattern(#/@Environment\(\\\.(\w+)\)/#)

    /// Whether a property reads a value of the environment that is not here, which the compiler doesn't name.
    private func namesAbsentValue(_ error: CompilerError, _ repair: SourceRepair) -> Bool {
        guard error.message.hasPrefix("no exact matches in call to initializer") else { return false }
        let lines = repair.text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.indices.contains(error.line - 1), let match = lines[error.line - 1].firstMatch(of: Self.readValue)
        else { return false }
        return AppleNames.members.contains(String(match.1))
    }

    /// Whether a type is one of a framework with a prefix, and its member no slip of the pen.
    private func isOfFramework(_ type: String, _ message: String) -> Bool {
        let whole = type.hasPrefix("any ") ? type.dropFirst(4) : type[...]
        let name = String(whole.prefix { $0.isLetter || $0.isNumber })
        return (AppleNames.hasPrefix(name) || Self.withoutPrefix.contains(name)) && !Self.isSlip(message)
    }

    /// Foundation's, which on Linux lack some members, and which apps seldom extend; and any object, whose members are
    /// looked up by Objective-C.
    private static let withoutPrefix: Set = [
        "AnyObject", "HTTPURLResponse", "IndexPath", "NumberFormatter", "OperationQueue", "ProcessInfo", "RunLoop",
        "Thread", "Timer", "URLCache", "URLSessionConfiguration", "WeatherService"
    ]

    /// Whether the compiler knows a name that is written nearly so.
    private static func isSlip(_ message: String) -> Bool { message.contains("; did you mean ") }

    /// Whether Apple's members may be those of a type: of one that is not the user's, or of a view.
    private func mayHave(_ type: String) -> Bool {
        let name = type.prefix { $0 != "<" && $0 != "." }
        guard let parents = inherited[String(name)] else { return true }
        return !parents.isDisjoint(with: Self.protocols)
    }

    private static let protocols: Set = ["View", "Widget", "WidgetConfiguration", "Shape", "InsettableShape", "Scene"]

    private static let errorLine = Pattern(#/^[^ ].*: error: /#)

    /// What helps where only API of Apple's is missing.
    func hint(_ output: String) -> String? {
        let messages = output.split(separator: "\n").filter { $0.contains(Self.errorLine) }
            .map { CompilerError(line: 0, column: 0, message: String($0)) }.filter { !$0.isConsequence }
        let names = messages.compactMap { name(in: $0.message) }
        guard let first = names.first, names.count == messages.count else {
            return nil
        }
        return "Darkroom doesn't have Apple's '\(first)'; to add a file that declares it, pass --with <file>"
    }
}
