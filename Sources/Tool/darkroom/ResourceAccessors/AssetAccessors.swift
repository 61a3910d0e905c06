import Assets
import Foundation
import SystemSupport

/// A type with a member for each color and image of a target's asset catalogs.
struct AssetAccessors {
    let typeName: String
    private let prefix: String
    private let catalogs: [(name: String, tree: Tree)]

    /// The assets of a catalog or of a folder in it that has a namespace.
    private struct Tree {
        /// By member; the first of two that have one name counts.
        var members: [String: (asset: String, isColor: Bool)] = [:]
        var namespaces: [String: Tree] = [:]

        mutating func add(_ path: ArraySlice<Substring>, _ asset: String, isColor: Bool) {
            guard let first = path.first else { return }
            if path.count == 1 {
                let name = AccessorName.member(String(first))
                if members[name] == nil { members[name] = (asset, isColor) }
            } else {
                namespaces[AccessorName.type(String(first)), default: Tree()].add(
                    path.dropFirst(), asset, isColor: isColor)
            }
        }

        var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }
    }

    init(prefix: String, folders: [String]) {
        self.prefix = prefix
        typeName = "\(prefix)Asset"
        catalogs = folders.flatMap(Self.catalogs).map { path in
            let library = AssetLibrary(directories: [URL(fileURLWithPath: path.realPath ?? path, isDirectory: true)])
            var tree = Tree()
            for name in library.catalogColorNames { tree.add(name.split(separator: "/")[...], name, isColor: true) }
            for name in library.catalogImageNames { tree.add(name.split(separator: "/")[...], name, isColor: false) }
            return (AccessorName.type(path.lastPathComponent.deletingPathExtension), tree)
        }.filter { !$0.tree.isEmpty }
    }

    /// Those below a folder, which may hold links to them.
    private static func catalogs(below folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if name.hasSuffix(".xcassets") { return [path] }
            return path.isFolder && !name.contains(".") ? catalogs(below: path) : []
        }
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !catalogs.isEmpty else { return nil }
        let isOne = catalogs.count == 1
        let members = catalogs.flatMap { name, tree in
            isOne
                ? body(tree, "    ")
                : ["    public enum \(SwiftName.quoted(name)) {"] + body(tree, "        ") + ["    }"]
        }
        return (["import SwiftUI", "import UIKit", "", "public nonisolated enum \(typeName) {"] + members + ["}"])
            .joined(separator: "\n") + "\n" + types
    }

    private func body(_ tree: Tree, _ indent: String) -> [String] {
        tree.members.sorted { $0.key < $1.key }.map { name, member in
            "\(indent)public static let \(SwiftName.quoted(name)) = "
                + "\(prefix)\(member.isColor ? "Colors" : "Images")(name: \(SwiftName.literal(member.asset)))"
        }
            + tree.namespaces.sorted { $0.key < $1.key }.flatMap { name, inner in
                ["\(indent)public enum \(SwiftName.quoted(name)) {"] + body(inner, indent + "    ") + ["\(indent)}"]
            }
    }

    private var types: String {
        """

        public nonisolated struct \(prefix)Colors: Sendable {
            public typealias Color = UIKit.UIColor

            public let name: String

            public var color: UIColor { UIColor(named: name) ?? .clear }
            public func color(compatibleWith traits: UITraitCollection) -> UIColor {
                color.resolvedColor(with: traits)
            }
            public var swiftUIColor: SwiftUI.Color { SwiftUI.Color(name) }
        }

        public nonisolated struct \(prefix)Images: Sendable {
            public typealias Image = UIKit.UIImage

            public let name: String

            public var image: UIImage { UIImage(named: name) ?? UIImage() }
            public func image(compatibleWith traits: UITraitCollection) -> UIImage { image }
            public var swiftUIImage: SwiftUI.Image { SwiftUI.Image(name) }
        }

        extension SwiftUI.Color {
            public nonisolated init(asset: \(prefix)Colors) { self.init(asset.name) }
        }

        extension SwiftUI.Image {
            public nonisolated init(asset: \(prefix)Images) { self.init(asset.name) }
            public nonisolated init(asset: \(prefix)Images, label: Text) { self.init(asset.name, label: label) }
            public nonisolated init(decorative asset: \(prefix)Images) { self.init(decorative: asset.name) }
        }

        extension UIColor {
            public nonisolated convenience init?(asset: \(prefix)Colors) { self.init(named: asset.name) }
        }

        """
    }
}
