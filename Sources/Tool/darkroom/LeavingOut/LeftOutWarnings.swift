import Foundation

/// What is said of what was left out of a program or a module: kept beside it, since it is said each time.
struct LeftOutWarnings {
    private static let briefFile = "warnings.txt"
    private static let fullFile = "warnings-verbose.txt"

    private var brief = ""
    private var full = ""

    init() {}

    var isEmpty: Bool { full.isEmpty }

    /// - Parameter module: the name of a package's module that its user can correct nothing in: one line tells of all.
    init(_ files: [OmittedFile], module: String? = nil) {
        full = files.map(\.warnings).joined()
        brief = files.map(\.warning).joined()
        let parts = files.map(\.parts.count).reduce(0, +)
        if let module, parts > 1 {
            brief =
                "warning: \(parts) parts of the module \(module) are left out because nothing else uses them: "
                + files.prefix(3).map(\.summary).joined(separator: ", ")
                + (parts > 3 ? " …; --verbose lists all\n" : "\n")
        }
    }

    /// Those that lie in a folder; none where there are none.
    init(_ folder: String) {
        func text(_ name: String) -> String {
            FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        brief = text(Self.briefFile)
        full = text(Self.fullFile)
    }

    /// One by one, without what each begins with.
    func list(verbose: Bool) -> [String] {
        (verbose ? full : brief).split(separator: "\n").map { String($0.trimmingPrefix("warning: ")) }
    }

    func write(to folder: String) throws {
        for (name, text) in [(Self.briefFile, brief), (Self.fullFile, full)] {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name)"))
        }
    }
}
