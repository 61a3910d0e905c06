import Assets
import Foundation
import SwiftText

/// The Swift file that Xcode would generate for a folder's asset catalogs.
struct AssetSymbolSource {
    /// A name that no widget's file has: two files of one module may not share theirs.
    static let fileName = "DarkroomGeneratedAssetSymbols.swift"

    private let colors: AssetSymbolTree
    private let images: AssetSymbolTree
    /// Static members that the widget itself gives to colors and images: theirs count, as before Xcode generated any.
    private let declared: Set<String>

    private static let extended: Set = [
        "Color", "ColorResource", "Image", "ImageResource", "ShapeStyle", "UIColor", "UIImage"
    ]

    /// - Parameter sources: the widget's files.
    init(folders: [String], sources: some Collection<SourceFile>) {
        let library = AssetLibrary(directories: folders.map { URL(fileURLWithPath: $0, isDirectory: true) })
        self.init(colors: library.catalogColorNames, images: library.catalogImageNames, sources: sources)
    }

    init(colors: [String], images: [String], sources: some Collection<SourceFile>) {
        let isEmpty = colors.isEmpty && images.isEmpty
        declared = isEmpty ? [] : ExtensionMembers.statics(of: Self.extended, in: sources)
        // Projects that choose from types of their own, `Color(.brand)`, have no symbols generated: Xcode would find two.
        let chosen = isEmpty ? [] : ExtensionMembers.choices(of: Self.extended, in: sources)
        self.colors = AssetSymbolTree(colors, droppingSuffix: "Color").without(chosen)
        self.images = AssetSymbolTree(images, droppingSuffix: "Image").without(chosen)
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !colors.isEmpty || !images.isEmpty else { return nil }
        var lines = ["import SwiftUI", "import UIKit"]
        lines += resources("ColorResource", colors) + resources("ImageResource", images)
        lines += members("Color", colors, resource: "ColorResource", taken: TakenNames.color) { "Color(\($0))" }
        lines += shapeStyles()
        lines += members("UIColor", colors, resource: "ColorResource", taken: TakenNames.uiColor) {
            "UIColor(resource: \($0))"
        }
        lines += members("UIImage", images, resource: "ImageResource", taken: TakenNames.uiImage) {
            "UIImage(resource: \($0))"
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func resources(_ type: String, _ tree: AssetSymbolTree) -> [String] {
        guard !tree.isEmpty else { return [] }
        func body(_ tree: AssetSymbolTree, _ indent: String) -> [String] {
            var lines = tree.symbols.map { symbol in
                "\(indent)static let \(symbol.name.source) = "
                    + "\(type)(name: \(SwiftName.literal(symbol.asset)), bundle: .main)"
            }
            for (name, inner) in tree.namespaces {
                lines.append("\(indent)nonisolated enum \(name.source) {")
                lines += body(inner, indent + "    ")
                lines.append("\(indent)}")
            }
            return lines
        }
        return ["nonisolated extension \(type) {"] + body(tree, "    ") + ["}"]
    }

    private func members(
        _ type: String, _ tree: AssetSymbolTree, resource: String, taken: Set<String>, _ make: (String) -> String
    ) -> [String] {
        func body(_ tree: AssetSymbolTree, _ path: String, _ indent: String) -> [String] {
            let isTop = path == resource
            var lines: [String] = []
            for symbol in tree.symbols where !isTop || isFree(symbol, taken) {
                let name = symbol.name.source
                lines.append("\(indent)static var \(name): \(type) { \(make("\(path).\(name)")) }")
            }
            for (name, inner) in tree.namespaces {
                lines.append("\(indent)nonisolated enum \(name.source) {")
                lines += body(inner, "\(path).\(name.source)", indent + "    ")
                lines.append("\(indent)}")
            }
            return lines
        }
        let lines = body(tree, resource, "    ")
        return lines.isEmpty ? [] : ["nonisolated extension \(type) {"] + lines + ["}"]
    }

    /// What `.foregroundStyle(.brand)` finds; a protocol has no namespaces.
    private func shapeStyles() -> [String] {
        let lines = colors.symbols.filter { isFree($0, TakenNames.color.union(TakenNames.shapeStyle)) }.map { symbol in
            "    static var \(symbol.name.source): Color { Color(ColorResource.\(symbol.name.source)) }"
        }
        return lines.isEmpty ? [] : ["nonisolated extension ShapeStyle where Self == Color {"] + lines + ["}"]
    }

    private func isFree(_ symbol: AssetSymbolTree.Symbol, _ taken: Set<String>) -> Bool {
        !taken.contains(symbol.name.identifier) && !declared.contains(symbol.name.identifier)
    }
}
