import Foundation
import SystemSupport

/// A package that lies in a repository elsewhere.
struct RemotePackage {
    let url: String
    /// What those who use it take, each once.
    var requirements: [PackageRequirement] = []
    /// The products of it that something depends on.
    var products: Set<String> = []

    var identity: String { Self.identity(of: url) }
    /// What the repository is called.
    var name: String { Self.name(of: url) }
    /// What the folder of its checkout is called. Addresses are others' words: one that ends with `/...git` has the
    /// name `..`, which would lead out of the folder around it.
    var folderName: String {
        let isPlain = name.first != "." && !name.isEmpty && name.utf8.count <= 100 && name.allSatisfy(Self.isPlain)
        return isPlain ? name : "package-\(SHA256.hexadecimal(Data(url.utf8)).prefix(16))"
    }

    static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "._-+".contains(character))
    }

    /// What tells packages apart, as SwiftPM does it: `swift-log` of `https://github.com/apple/swift-log.git`.
    static func identity(of url: String) -> String { name(of: url).lowercased() }

    private static func name(of url: String) -> String {
        let last = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? url
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// Whether the package is likely to have a module of that name: a product or the repository is called so.
    func suits(_ module: String) -> Bool {
        products.contains(module) || Self.plain(identity) == Self.plain(module)
    }

    /// `log` of `swift-log`, `grdb` of `GRDB.swift`, `swiftuicharts` of `swiftui-charts`.
    private static func plain(_ name: String) -> String {
        var words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
        if words.count > 1 { words.removeAll { $0 == "swift" || $0 == "ios" } }
        return words.joined()
    }
}
