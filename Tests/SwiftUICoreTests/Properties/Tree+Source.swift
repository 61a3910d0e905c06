import Geometry
import SwiftUI

/// The tree as the source that one would write for it.
extension Tree: CustomStringConvertible {
    var description: String { lines.joined(separator: "\n") }

    private var lines: [String] {
        switch self {
        case .leaf(let leaf): return [leaf.description]
        case .container(let container, let members): return container.lines(members.map(\.lines))
        case .modified(let content, .group): return ["Group {"] + content.lines.indented + ["}"]
        case .modified(let content, .anyView): return ["AnyView("] + content.lines.indented + [")"]
        case .modified(let content, .overlay(let layer, let place)):
            return content.lines + [".overlay(alignment: \(place)) {"] + layer.lines.indented + ["}"]
        case .modified(let content, .background(let layer, let place)):
            return content.lines + [".background(alignment: \(place)) {"] + layer.lines.indented + ["}"]
        case .modified(let content, let modifier):
            var lines = content.lines
            if lines.count == 1 { return [lines[0] + modifier.description] }
            lines.append(modifier.description)
            return lines
        }
    }
}

extension [String] {
    fileprivate var indented: [String] { map { "    " + $0 } }
}

extension Tree.Leaf: CustomStringConvertible {
    var description: String {
        switch self {
        case .color: "Color.red"
        case .circle: "Circle()"
        case .text(let string): "Text(\"\(string)\")"
        case .spacer(let minLength): minLength.map { "Spacer(minLength: \($0.short))" } ?? "Spacer()"
        case .divider: "Divider()"
        case .symbol(let name): "Image(systemName: \"\(name)\")"
        case .resizable(let name): "Image(systemName: \"\(name)\").resizable()"
        case .empty: "EmptyView()"
        }
    }
}

extension Tree.Modifier: CustomStringConvertible {
    var description: String {
        switch self {
        case .frame(let width, let height, let place):
            ".frame(" + arguments([("width", width), ("height", height)], place) + ")"
        case .flexibleFrame(let width, let height, let place):
            ".frame("
                + arguments(
                    [
                        ("minWidth", width.min), ("idealWidth", width.ideal), ("maxWidth", width.max),
                        ("minHeight", height.min), ("idealHeight", height.ideal), ("maxHeight", height.max)
                    ], place) + ")"
        case .padding(let insets):
            ".padding(EdgeInsets(top: \(insets.top.short), leading: \(insets.leading.short), "
                + "bottom: \(insets.bottom.short), trailing: \(insets.trailing.short)))"
        case .offset(let x, let y): ".offset(x: \(x.short), y: \(y.short))"
        case .position(let x, let y): ".position(x: \(x.short), y: \(y.short))"
        case .overlay(let layer, let place): ".overlay(alignment: \(place)) { \(layer) }"
        case .background(let layer, let place): ".background(alignment: \(place)) { \(layer) }"
        case .horizontalGuide(let guide, let part, let points):
            ".alignmentGuide(.\(guide)) { $0.width * \(part.short) + \(points.short) }"
        case .verticalGuide(let guide, let part, let points):
            ".alignmentGuide(.\(guide)) { $0.height * \(part.short) + \(points.short) }"
        case .fixedSize(let horizontal, let vertical): ".fixedSize(horizontal: \(horizontal), vertical: \(vertical))"
        case .aspectRatio(let ratio, let fill):
            ".aspectRatio(\(ratio.map { $0.short + ", " } ?? "")contentMode: \(fill ? ".fill" : ".fit"))"
        case .layoutPriority(let priority): ".layoutPriority(\(priority))"
        case .zIndex(let index): ".zIndex(\(index))"
        case .lineLimit(let limit): ".lineLimit(\(limit))"
        case .probe: ".alignmentGuide(.probe) { _ in 3 }"
        case .anyView, .group: ""
        case .emptyModifier: ".modifier(EmptyModifier())"
        case .zeroPadding: ".padding(0)"
        case .emptyFrame: ".frame(width: nil, height: nil)"
        }
    }

    private func arguments(_ lengths: [(String, CGFloat?)], _ place: Tree.Place) -> String {
        (lengths.compactMap { name, length in length.map { "\(name): \($0.short)" } } + ["alignment: \(place)"])
            .joined(separator: ", ")
    }
}

extension Tree.Container {
    fileprivate func lines(_ members: [[String]]) -> [String] {
        func block(_ opening: String) -> [String] { [opening + " {"] + members.joined().map { "    " + $0 } + ["}"] }
        switch self {
        case .hStack(let place, let spacing): return block("HStack(alignment: .\(place)\(argument(spacing)))")
        case .vStack(let place, let spacing): return block("VStack(alignment: .\(place)\(argument(spacing)))")
        case .zStack(let place): return block("ZStack(alignment: \(place))")
        case .group: return block("Group")
        case .forEach: return block("ForEach over these")
        case .condition(true): return block("if true")
        case .condition(false): return ["if false {} else {"] + (members.first ?? []).map { "    " + $0 } + ["}"]
        case .anyLayout(.horizontal): return block("AnyLayout(HStackLayout())")
        case .anyLayout(.vertical): return block("AnyLayout(VStackLayout())")
        case .flow: return block("FlowLayout")
        case .grid(let columns, let spacing, let place):
            var rows: [String] = []
            for start in stride(from: 0, to: members.count, by: columns) {
                rows.append("    GridRow {")
                rows += members[start..<min(start + columns, members.count)].joined().map { "        " + $0 }
                rows.append("    }")
            }
            let gaps = spacing.map { ", horizontalSpacing: \($0.short), verticalSpacing: \($0.short)" } ?? ""
            return ["Grid(alignment: \(place)\(gaps)) {"] + rows + ["}"]
        case .lazyVGrid(let tracks, let spacing, let place):
            return block("LazyVGrid(columns: \(tracks), alignment: .\(place)\(argument(spacing)))")
        case .lazyHGrid(let tracks, let spacing, let place):
            return block("LazyHGrid(rows: \(tracks), alignment: .\(place)\(argument(spacing)))")
        case .viewThatFits: return block("ViewThatFits")
        case .geometryReader: return ["GeometryReader { _ in"] + members.joined().map { "    " + $0 } + ["}"]
        }
    }

    private func argument(_ spacing: CGFloat?) -> String { spacing.map { ", spacing: \($0.short)" } ?? "" }
}

extension Tree.Track: CustomStringConvertible {
    var description: String {
        switch self {
        case .fixed(let length): "GridItem(.fixed(\(length.short)))"
        case .flexible(let least, let greatest):
            "GridItem(.flexible(minimum: \(least.short), maximum: \(greatest.short)))"
        case .adaptive(let least): "GridItem(.adaptive(minimum: \(least.short)))"
        }
    }
}

extension Tree.Place: CustomStringConvertible {
    var description: String { "Alignment(horizontal: .\(horizontal), vertical: .\(vertical))" }
}

extension CGFloat {
    fileprivate var short: String {
        if self == .infinity { return ".infinity" }
        return self == rounded() && magnitude < 1e9 ? "\(Int(self))" : "\(self)"
    }
}
