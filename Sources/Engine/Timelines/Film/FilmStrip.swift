import ContactSheets
import DisplayList
import Foundation
import Geometry
import RenderModel

/// A sheet of a film's stills in rows, each with the time at which it came on.
@MainActor
struct FilmStrip {
    let film: Film
    let stills: [Film.Still]
    let title: String
    let zone: TimeZone
    /// The folder of the pictures under their digests.
    let store: String

    /// More stills than this are thinned out evenly.
    nonisolated static let mostStills = 120
    /// Pixels per point.
    nonisolated static let scale: Double = 2
    /// Points of a still's longer side at most, and of the sheet's width.
    private static let longestSide: CGFloat = 150, width: CGFloat = 1200
    private static let gap: CGFloat = 14, margin: CGFloat = 20, captionHeight: CGFloat = 42, titleHeight: CGFloat = 34

    var list: DisplayList {
        let shown = chosen
        let size = film.frames.first.map { pointSize($0.result) } ?? CGSize(width: 10, height: 10)
        let shrink = min(1, Self.longestSide / max(size.width, size.height))
        let cell = CGSize(width: max(64, size.width * shrink), height: size.height * shrink)
        let columns = max(1, min(shown.count, Int((Self.width + Self.gap) / (cell.width + Self.gap))))
        let rows = (shown.count + columns - 1) / columns
        var items: [DisplayItem] = []
        let part = shown.count < stills.count ? " · \(shown.count) of \(stills.count) images" : ""
        let heading = caption(title + part, 13, true)
        let contentWidth = max(CGFloat(columns) * (cell.width + Self.gap) - Self.gap, heading.size.width)
        let canvas = CGSize(
            width: contentWidth + 2 * Self.margin,
            height: Self.titleHeight + CGFloat(rows) * (cell.height + Self.captionHeight) + 2 * Self.margin)
        items.append(.fill(.rectangle(CGRect(origin: .zero, size: canvas)), .color(background)))
        items.append(CaptionDrawing.place(heading, x: Self.margin, y: Self.margin))
        var day: Int?
        for (number, still) in shown.enumerated() {
            let x = Self.margin + CGFloat(number % columns) * (cell.width + Self.gap)
            let y = Self.margin + Self.titleHeight + CGFloat(number / columns) * (cell.height + Self.captionHeight)
            let box = CGRect(x: x, y: y, width: size.width * shrink, height: size.height * shrink)
            items.append(.image(ImageDrawing(image: image(still), rect: box, interpolation: .high)))
            let (text, newDay) = time(still.from, after: day)
            day = newDay
            items.append(CaptionDrawing.place(caption(text, 11, true), x: x, y: box.maxY + 2))
            items.append(CaptionDrawing.place(caption(details(still), 9, false), x: x, y: box.maxY + 15))
        }
        return DisplayList(size: canvas, items: items)
    }

    private var chosen: [Film.Still] {
        guard stills.count > Self.mostStills else { return stills }
        return (0..<Self.mostStills).map { stills[$0 * stills.count / Self.mostStills] }
    }

    private var isDark: Bool { film.look.scheme == .dark }
    private var background: ResolvedColor {
        isDark ? ResolvedColor(rgb: 44, 44, 46) : ResolvedColor(rgb: 229, 229, 234)
    }

    private func pointSize(_ result: PictureResult) -> CGSize {
        let scale = film.group.placement.scale
        return CGSize(width: Double(result.pixelWidth) / scale, height: Double(result.pixelHeight) / scale)
    }

    private func image(_ still: Film.Still) -> ImageReference {
        let frame = film.frames[still.first]
        return ImageReference(
            name: frame.digest, content: .file("\(store)/\(frame.digest).png"),
            pixelSize: CGSize(width: frame.result.pixelWidth, height: frame.result.pixelHeight))
    }

    // MARK: Captions

    private func caption(_ text: String, _ size: CGFloat, _ isBold: Bool) -> DisplayList {
        let ink: ResolvedColor = isDark ? .white : .black
        return CaptionDrawing.list(
            text, size: size, isBold: isBold, color: isBold ? ink : ink.multiplyingAlpha(by: 0.6))
    }

    private func details(_ still: Film.Still) -> String {
        let what =
            switch film.frames[still.first].moment.content {
            case .placeholder: "placeholder"
            case .entry(_, let index): "entry \(index)"
            }
        return "\(what), \(SpanText.text(still.until.timeIntervalSince(still.from)))"
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"
    ]

    /// The time of day, with seconds where it has any, and with the day where that is another one.
    private func time(_ date: Date, after day: Int?) -> (String, Int) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.month, .day, .hour, .minute, .second], from: date)
        func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
        var text = "\(two(parts.hour)):\(two(parts.minute))"
        if let second = parts.second, second > 0 { text += ":\(two(second))" }
        let today = (parts.month ?? 1) * 100 + (parts.day ?? 1)
        if today != day { text = "\(parts.day ?? 1) \(Self.months[(parts.month ?? 1) - 1]) \(text)" }
        return (text, today)
    }
}
