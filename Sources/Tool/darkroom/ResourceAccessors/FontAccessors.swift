import Foundation
import SystemSupport

/// A type with a member for each font file of a target: `DesignFontFamily.Pretendard.semiBold`.
struct FontAccessors {
    let typeName: String
    private let prefix: String
    private let families: [(name: String, fonts: [(file: String, names: FontFileNames)])]

    init(prefix: String, folders: [String]) {
        self.prefix = prefix
        typeName = "\(prefix)FontFamily"
        let fonts = ResourceAccessors.files(in: folders, ["ttf", "otf"]).compactMap { path in
            FontFileNames(path).map { (file: path.lastPathComponent, names: $0) }
        }
        families = Dictionary(grouping: fonts, by: \.names.family).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Nil where there is nothing to name.
    var text: String? {
        guard !families.isEmpty else { return nil }
        var lines = ["import CoreText", "import SwiftUI", "import UIKit", "", "public nonisolated enum \(typeName) {"]
        for (family, fonts) in families {
            var members: [String: String] = [:]
            for font in fonts {
                let name = AccessorName.member(font.names.style)
                let value =
                    "\(prefix)FontConvertible(name: \(SwiftName.literal(font.names.postScript)), "
                    + "family: \(SwiftName.literal(family)), path: \(SwiftName.literal(font.file)))"
                members[name] = members[name] ?? value
            }
            let names = members.keys.sorted().map(SwiftName.quoted)
            lines.append("    public enum \(SwiftName.quoted(AccessorName.type(family))) {")
            lines += members.sorted { $0.key < $1.key }.map { name, value in
                "        public static let \(SwiftName.quoted(name)) = \(value)"
            }
            lines.append(
                "        public static let all: [\(prefix)FontConvertible] = [\(names.joined(separator: ", "))]")
            lines.append("    }")
        }
        let all = families.map { "\(SwiftName.quoted(AccessorName.type($0.name))).all" }.joined(separator: " + ")
        lines += [
            "    public static var allCustomFonts: [\(prefix)FontConvertible] { \(all) }",
            "    public static func registerAllCustomFonts() { for font in allCustomFonts { font.register() } }", "}"
        ]
        return lines.joined(separator: "\n") + "\n" + types
    }

    private var types: String {
        """

        public nonisolated struct \(prefix)FontConvertible: Sendable {
            public typealias Font = UIKit.UIFont

            public let name: String
            public let family: String
            public let path: String

            public func font(size: CGFloat) -> UIFont {
                registerIfNeeded()
                return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
            }
            public func swiftUIFont(size: CGFloat) -> SwiftUI.Font {
                registerIfNeeded()
                return .custom(name, size: size)
            }
            public func swiftUIFont(fixedSize: CGFloat) -> SwiftUI.Font {
                registerIfNeeded()
                return .custom(name, fixedSize: fixedSize)
            }
            public func swiftUIFont(size: CGFloat, relativeTo style: SwiftUI.Font.TextStyle) -> SwiftUI.Font {
                registerIfNeeded()
                return .custom(name, size: size, relativeTo: style)
            }
            public func register() {
                guard let url = Bundle.main.url(forResource: path, withExtension: nil) else { return }
                _ = CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil)
            }
            private func registerIfNeeded() {
                if !UIFont.fontNames(forFamilyName: family).contains(name) { register() }
            }
        }

        extension UIFont {
            public nonisolated convenience init?(font: \(prefix)FontConvertible, size: CGFloat) {
                font.register()
                self.init(name: font.name, size: size)
            }
        }

        """
    }
}
