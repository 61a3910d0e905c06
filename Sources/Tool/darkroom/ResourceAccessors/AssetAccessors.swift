import Assets
import Foundation
import SystemSupport

/// A type with a member for each color and image of a target's asset catalogs.
struct AssetAccessors {
    let typeName: String
    private let prefix: String
    private let catalogs: [(name: String, tree: AccessorTree<Member>)]

    private struct Member {
        /// What the asset is looked up by.
        let asset: String
        let isColor: Bool
    }

    init(prefix: String, folders: [String]) {
        self.prefix = prefix
        typeName = "\(prefix)Asset"
        catalogs = ResourceAccessors.files(in: folders, ["xcassets"]).map { path in
            let library = AssetLibrary(directories: [URL(fileURLWithPath: path.realPath ?? path, isDirectory: true)])
            var tree = AccessorTree<Member>()
            for (names, isColor) in [(library.colorNames, true), (library.catalogImageNames, false)] {
                for name in names { tree.add(name.split(separator: "/")[...], Member(asset: name, isColor: isColor)) }
            }
            return (path.lastPathComponent.deletingPathExtension, tree)
        }.filter { !$0.tree.isEmpty }
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !catalogs.isEmpty else { return nil }
        let members = AccessorTree.lines(of: catalogs) { name, member in
            "public static let \(SwiftName.quoted(name)) = "
                + "\(prefix)\(member.isColor ? "Colors" : "Images")(name: \(SwiftName.literal(member.asset)))"
        }
        return (["import SwiftUI", "import UIKit", "", "public nonisolated enum \(typeName) {"] + members + ["}"])
            .joined(separator: "\n") + "\n" + types
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
