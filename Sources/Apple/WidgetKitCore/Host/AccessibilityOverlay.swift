import DisplayList
import Geometry
import RenderModel
import SwiftUICore

/// A picture with the frames of what VoiceOver stops at, numbered in the order of reading, and what it speaks beside it.
package struct AccessibilityOverlay: View {
    /// The picture as its container shows it.
    private let picture: DisplayList
    private let rows: [Row]

    /// A line of the legend.
    private struct Row: Identifiable {
        let id: Int
        /// nil for a group, which is entered and not stopped at.
        let number: Int?
        let depth: Int
        let line: String
        let frame: CGRect
    }

    package init(_ tree: AccessibilityTree, over picture: DisplayList) {
        self.picture = picture
        var rows: [Row] = [], count = 0
        func append(_ element: AccessibilityTree.Element, depth: Int) {
            if element.children == nil { count += 1 }
            rows.append(
                Row(
                    id: rows.count, number: element.children == nil ? count : nil, depth: depth, line: element.line,
                    frame: element.frame.rect))
            for child in element.children ?? [] { append(child, depth: depth + 1) }
        }
        for element in tree.elements { append(element, depth: 0) }
        self.rows = rows
    }

    /// The whole page, as large as it needs to be.
    @MainActor
    package static func list(_ tree: AccessibilityTree, over picture: DisplayList, scale: CGFloat) -> DisplayList {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        return ViewRenderer(environment: environment).render { AccessibilityOverlay(tree, over: picture) }.displayList
    }

    /// Points around the picture, and between it and the legend.
    private static let margin: CGFloat = 16
    /// Points; a longer line is broken.
    private static let legendWidth: CGFloat = 300

    package var body: some View {
        HStack(alignment: .top, spacing: Self.margin) {
            marked
            VStack(alignment: .leading, spacing: 6) {
                if rows.isEmpty { Text(verbatim: "VoiceOver finds nothing here.").font(.system(size: 13)) }
                ForEach(rows) { legend($0) }
            }
            .frame(width: Self.legendWidth, alignment: .leading)
        }
        .padding(Self.margin)
        .foregroundStyle(Color.black)
        .background(Color(white: 0.93))
    }

    private var marked: some View {
        ZStack(alignment: .topLeading) {
            Image(drawing: picture)
            // Badges lie over all frames, so that none is hidden.
            ForEach(rows) { row in
                // Of a line nothing would be left inside the stroke.
                let box =
                    min(row.frame.width, row.frame.height) > 1
                    ? row.frame.insetBy(dx: 0.5, dy: 0.5) : row.frame
                RoundedRectangle(cornerRadius: 3)
                    .stroke(color(row), style: StrokeStyle(lineWidth: 1, dash: row.number == nil ? [3, 2] : []))
                    .frame(width: max(1, box.width), height: max(1, box.height))
                    .offset(x: box.minX, y: box.minY)
            }
            ForEach(rows.filter { $0.number != nil }) { row in
                badge(row).offset(x: max(-8, row.frame.minX - 7), y: max(-8, row.frame.minY - 7))
            }
        }
        .frame(width: picture.size.width, height: picture.size.height, alignment: .topLeading)
    }

    private func legend(_ row: Row) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
            if row.number != nil { badge(row) }
            Text(verbatim: row.line).font(.system(size: 13))
        }
        .padding(.leading, CGFloat(min(row.depth, 8)) * 14)
    }

    private func badge(_ row: Row) -> some View {
        Text(verbatim: String(row.number ?? 0))
            .font(.system(size: 9, weight: .bold)).foregroundStyle(Color.white)
            .frame(minWidth: 8, minHeight: 14).padding(.horizontal, 3)
            .background(color(row), in: Capsule())
    }

    /// Neighbors have different colors, each dark enough for white digits.
    private func color(_ row: Row) -> Color {
        let colors: [Color] = [
            Color(red: 0.75, green: 0.1, blue: 0.2), Color(red: 0.1, green: 0.35, blue: 0.75),
            Color(red: 0.05, green: 0.45, blue: 0.2), Color(red: 0.55, green: 0.15, blue: 0.65),
            Color(red: 0.6, green: 0.35, blue: 0)
        ]
        return row.number.map { colors[($0 - 1) % colors.count] } ?? Color(white: 0.35)
    }
}
