import Foundation

/// The libraries of the system that packages ask for by their names on Apple's systems.
enum SystemLibraries {
    /// What Apple's systems have as a library of its own and Linux has elsewhere.
    private static let names = ["c++": "stdc++", "iconv": nil, "System": nil]

    /// - Parameter libraries: names such as `sqlite3`.
    static func arguments(_ libraries: [String]) -> [String] {
        libraries.compactMap { names[$0, default: $0] }.map { "-l\($0)" }
    }
}
