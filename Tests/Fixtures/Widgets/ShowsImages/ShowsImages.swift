import SwiftUI
import UIKit
import WidgetKit

struct Page: TimelineEntry {
    let date: Date
    let names: [String]
}

/// Goes through the images beside the sources, nine an entry.
struct Pages: TimelineProvider {
    static let all = [
        "adobe-rgb.jpg", "alpha-lossy.webp", "alpha.webp", "animated.gif", "animated.webp", "baseline.jpg", "cmyk.jpg",
        "deep.png", "display-p3.jpg", "display-p3.png", "display-p3.webp", "gamma-1.png", "grey-linear.jpg", "grey.jpg",
        "interlaced.gif", "interlaced.png", "lossless.webp", "lossy.webp", "orientation-3.jpg", "orientation-6.jpg",
        "orientation-6.png", "orientation-6.webp", "palette.png", "plain.gif", "plain.heic", "primaries-p3.png",
        "progressive.jpg", "shapes.pdf", "shapes.svg",
    ]

    func page(_ first: Int, at date: Date) -> Page {
        Page(date: date, names: Array(Self.all.dropFirst(first).prefix(9)))
    }

    func placeholder(in context: Context) -> Page { page(0, at: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Page) -> Void) {
        completion(page(20, at: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Page>) -> Void) {
        let pages = stride(from: 0, to: Self.all.count, by: 9).map { first in
            page(first, at: Date.now.addingTimeInterval(Double(first) * 60))
        }
        completion(Timeline(entries: pages, policy: .never))
    }
}

/// Nine images, larger than they are, over a ground that shows through.
struct ImagesView: View {
    let page: Page

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 4), count: 3), spacing: 4) {
            ForEach(page.names, id: \.self) { name in
                if let image = UIImage(named: name) {
                    Image(uiImage: image).resizable().scaledToFit().frame(height: 40)
                } else {
                    Text(name).font(.caption2)
                }
            }
        }
        .containerBackground(LinearGradient(colors: [.white, .teal], startPoint: .top, endPoint: .bottom), for: .widget)
    }
}

@main
struct ShowsImages: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "images", provider: Pages()) { ImagesView(page: $0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
