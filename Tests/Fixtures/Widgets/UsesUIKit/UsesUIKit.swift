import SwiftUI
import WidgetKit

struct Now: TimelineEntry {
    let date: Date
}

struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Now { Now(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Now) -> Void) { completion(Now(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Now>) -> Void) {
        completion(Timeline(entries: [Now(date: .now)], policy: .never))
    }
}

struct Swatch: View {
    let color: Color

    var body: some View { RoundedRectangle(cornerRadius: 3).fill(color).frame(width: 14, height: 14) }
}

struct Board: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                Swatch(color: Color(.systemRed))
                Swatch(color: Color(uiColor: .systemGray3))
                Swatch(color: Color(UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }))
                Swatch(color: .brandRed)
                Swatch(color: Color(.brandRed))
                Swatch(color: Color(#colorLiteral(red: 0.2, green: 0.6, blue: 0.4, alpha: 1)))
            }
            HStack(spacing: 4) {
                Image(.logo)
                Image(.Icons.flag).resizable().frame(width: 12, height: 12)
                if let tinted = UIImage(named: "Logo")?.withTintColor(.systemBlue) { Image(uiImage: tinted) }
                Image(uiImage: Pictures.fromFile)
                if let star = UIImage(systemName: "star.fill") { Image(uiImage: star) }
            }
            Text("brand").font(Font(UIFont.systemFont(ofSize: 12, weight: .bold))).foregroundStyle(.brandRed)
            Text(Facts.screen).font(.system(size: UIFont.preferredFont(forTextStyle: .caption2).pointSize))
            Path(Facts.arc.cgPath).stroke(Color(.label), lineWidth: 2).frame(width: 24, height: 12)
        }
        .containerBackground(Color(.secondarySystemBackground), for: .widget)
    }
}

@main
struct UsesUIKit: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "UsesUIKit", provider: Provider()) { _ in Board() }
            .supportedFamilies([.systemSmall])
    }
}
