import DisplayList
import Foundation
import Gallery
import Geometry

/// Pictures side by side under the names of their widgets and families, each at its size in points, with what sets it
/// apart. Long ones go on over further pages.
@MainActor
struct ContactSheet {
    /// Points.
    struct Layout {
        var width: CGFloat = 1200
        /// A page that is longer goes on with the next row.
        var height: CGFloat = 1600
        var margin: CGFloat = 32
    }

    /// A picture with what is written below it.
    struct Cell {
        /// The path of the file.
        var file: String
        var size: CGSize
        /// In pixels.
        var pixelSize: CGSize
        /// The most telling first.
        var caption: [String]
        var backdrop: Backdrop
    }

    struct Section {
        var widget: String
        var family: String
        var cells: [Cell]
    }

    /// What lies behind a picture: something light or dark.
    enum Backdrop {
        case light, dark
    }

    let title: String
    let layout: Layout
    let isDark: Bool

    private static let padding: CGFloat = 10, gap: CGFloat = 12, radius: CGFloat = 14
    /// Of captions, between lines.
    private static let lineHeight: CGFloat = 15, captionHeight: CGFloat = 2 * lineHeight + 6
    private static let headingHeight: CGFloat = 34, titleHeight: CGFloat = 46
    /// Captions of small pictures need some room.
    private static let narrowest: CGFloat = 96

    /// The pages, from top to bottom.
    func pages(_ sections: [Section]) -> [DisplayList] {
        var pages: [DisplayList] = [], page = Page(top: layout.margin)
        let heading = text(fitted(title, 22, true, contentWidth), 22, true, ink)
        page.items.append(CaptionDrawing.place(heading, x: layout.margin, y: page.bottom))
        page.bottom += Self.titleHeight
        var widget: String?
        for section in sections {
            var isNamed = false
            for row in rows(section.cells) {
                let height = (row.map { self.height($0) }.max() ?? 0) + Self.gap
                let heading = isNamed ? 0 : Self.headingHeight
                if page.bottom + heading + height > layout.height - layout.margin, page.hasPictures {
                    pages.append(finished(page, isOnly: false))
                    (page, isNamed, widget) = (Page(top: layout.margin), false, nil)
                }
                if !isNamed {
                    page.items += name(section, isNew: widget != section.widget, y: page.bottom)
                    page.bottom += Self.headingHeight
                    (isNamed, widget) = (true, section.widget)
                }
                add(row, to: &page)
                page.bottom += height
            }
        }
        pages.append(finished(page, isOnly: pages.isEmpty))
        return pages
    }

    private struct Page {
        var items: [DisplayItem] = []
        var hasPictures = false
        var bottom: CGFloat

        init(top: CGFloat) { bottom = top }
    }

    /// - Parameter isOnly: whether there is no other, so that it is as long as what is on it.
    private func finished(_ page: Page, isOnly: Bool) -> DisplayList {
        let content = page.bottom + layout.margin - Self.gap, height = isOnly ? content : max(layout.height, content)
        let size = CGSize(width: layout.width, height: height.rounded(.up))
        let paper: ResolvedColor = isDark ? ResolvedColor(rgb: 0, 0, 0) : .white
        let background = DisplayItem.fill(.rectangle(CGRect(origin: .zero, size: size)), .color(paper))
        return DisplayList(size: size, items: [background] + page.items)
    }

    private var contentWidth: CGFloat { layout.width - 2 * layout.margin }
    private var ink: ResolvedColor { isDark ? .white : .black }
    private var quiet: ResolvedColor { isDark ? ResolvedColor(rgb: 174, 174, 178) : ResolvedColor(rgb: 99, 99, 102) }

    // MARK: Rows

    private func rows(_ cells: [Cell]) -> [[Cell]] {
        var rows: [[Cell]] = [], row: [Cell] = [], width: CGFloat = 0
        for cell in cells {
            let own = self.width(cell)
            if !row.isEmpty, width + Self.gap + own > contentWidth {
                rows.append(row)
                (row, width) = ([], 0)
            }
            width += own + (row.isEmpty ? 0 : Self.gap)
            row.append(cell)
        }
        return row.isEmpty ? rows : rows + [row]
    }

    /// A picture's size on the sheet, no wider than that, and no higher than half a page.
    private func size(_ cell: Cell) -> CGSize {
        let most = CGSize(width: contentWidth - 2 * Self.padding, height: layout.height / 2)
        let factor = min(1, most.width / max(1, cell.size.width), most.height / max(1, cell.size.height))
        return CGSize(width: cell.size.width * factor, height: cell.size.height * factor)
    }

    private func width(_ cell: Cell) -> CGFloat { max(Self.narrowest, size(cell).width + 2 * Self.padding) }
    private func height(_ cell: Cell) -> CGFloat { size(cell).height + 2 * Self.padding + Self.captionHeight }

    private func add(_ row: [Cell], to page: inout Page) {
        page.hasPictures = true
        let tallest = row.map { self.size($0).height }.max() ?? 0
        var x = layout.margin
        for cell in row {
            let size = self.size(cell), width = self.width(cell)
            let tile = CGRect(x: x, y: page.bottom, width: width, height: tallest + 2 * Self.padding)
            let box = CGRect(
                x: tile.midX - size.width / 2, y: tile.midY - size.height / 2, width: size.width, height: size.height)
            let backdrop = cell.backdrop == .dark ? ResolvedColor(rgb: 44, 44, 46) : ResolvedColor(rgb: 236, 236, 241)
            page.items.append(.fill(.roundedRectangle(tile, radius: Self.radius, continuous: true), .color(backdrop)))
            let image = ImageReference(name: cell.file, content: .file(cell.file), pixelSize: cell.pixelSize)
            page.items.append(.image(ImageDrawing(image: image, rect: box, interpolation: .high)))
            let lines = [(cell.caption.first ?? "", true), (cell.caption.dropFirst().joined(separator: " · "), false)]
            for (number, (line, isBold)) in lines.enumerated() where !line.isEmpty {
                let size: CGFloat = isBold ? 12 : 11
                let written = text(fitted(line, size, isBold, width - 4), size, isBold, isBold ? ink : quiet)
                page.items.append(
                    CaptionDrawing.place(written, x: x + 2, y: tile.maxY + 5 + CGFloat(number) * Self.lineHeight))
            }
            x += width + Self.gap
        }
    }

    // MARK: Words

    private func name(_ section: Section, isNew: Bool, y: CGFloat) -> [DisplayItem] {
        let family = text(section.family, 15, !isNew, isNew ? quiet : ink)
        guard isNew else { return [CaptionDrawing.place(family, x: layout.margin, y: y + 8)] }
        let widget = text(fitted(section.widget, 15, true, contentWidth - family.size.width - 8), 15, true, ink)
        return [
            CaptionDrawing.place(widget, x: layout.margin, y: y + 8),
            CaptionDrawing.place(family, x: layout.margin + widget.size.width + 8, y: y + 8)
        ]
    }

    private func text(_ text: String, _ size: CGFloat, _ isBold: Bool, _ color: ResolvedColor) -> DisplayList {
        CaptionDrawing.list(text, size: size, isBold: isBold, color: color)
    }

    /// The text, cut off at its end where it is wider.
    private func fitted(_ line: String, _ size: CGFloat, _ isBold: Bool, _ width: CGFloat) -> String {
        func fits(_ line: String) -> Bool { text(line, size, isBold, ink).size.width <= width }
        guard !fits(line) else { return line }
        var (least, most) = (0, line.count)
        while most - least > 1 {
            let middle = (least + most) / 2
            if fits(line.prefix(middle) + "…") { least = middle } else { most = middle }
        }
        return line.prefix(least) + "…"
    }
}
