import Foundation
import SwiftText
import SystemSupport

/// The code that Tuist generates for the resources of a target: `DesignAsset.brand.swiftUIColor`, `DesignStrings.title`,
/// `DesignFontFamily.Pretendard.bold.swiftUIFont(size: 12)` and `Bundle.module`.
struct ResourceAccessors: Hashable {
    /// What is generated.
    enum Kind: String { case bundle, resources }

    /// That of the target's product.
    let moduleName: String
    let kinds: Set<Kind>

    /// Nil where nothing is generated.
    init?(moduleName: String, kinds: [String]) {
        self.moduleName = moduleName
        self.kinds = Set(kinds.compactMap(Kind.init))
        if self.kinds.isEmpty { return nil }
    }

    /// What the names of all types begin with.
    private var prefix: String {
        moduleName.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    /// By name. A target that has a type of its own, checked in or written by another tool, has that.
    func files(_ folders: [String], sources: some Collection<SourceFile>) -> [String: String] {
        var files: [String: String] = [:]
        let declared = sources.reduce(into: Set<String>()) { $0.formUnion(TypeDeclarations($1).names) }
        if kinds.contains(.bundle) {
            files["DarkroomGeneratedBundle.swift"] = declared.contains("\(prefix)Resources") ? nil : bundle
        }
        guard kinds.contains(.resources) else { return files }
        let assets = AssetAccessors(prefix: prefix, folders: folders)
        if !declared.contains(assets.typeName) { files["DarkroomGeneratedAssets.swift"] = assets.text }
        let strings = StringAccessors(prefix: prefix, folders: folders)
        if !declared.contains(strings.typeName) { files["DarkroomGeneratedStrings.swift"] = strings.text }
        let fonts = FontAccessors(prefix: prefix, folders: folders)
        if !declared.contains(fonts.typeName) { files["DarkroomGeneratedFonts.swift"] = fonts.text }
        return files
    }

    private var bundle: String {
        GeneratedSources.moduleBundle + """

            public nonisolated final class \(prefix)Resources: NSObject {
                public class var bundle: Bundle { .main }
            }

            """
    }

    /// The files and folders with some extensions below folders, which may hold links to them; sorted in each.
    static func files(in folders: [String], _ extensions: Set<String>) -> [String] {
        folders.flatMap { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.sorted().flatMap { name -> [String] in
                let path = "\(folder)/\(name)"
                if extensions.contains(name.pathExtension.lowercased()) { return [path] }
                return path.isFolder && !name.contains(".") ? files(in: [path], extensions) : []
            }
        }
    }
}
