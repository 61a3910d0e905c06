import SwiftUI
import WidgetKit

struct Sample: TimelineEntry {
    let date: Date
    let lines: [String]
}

/// Text that is shaped, broken and mixed in many ways, an entry for each group of scripts.
struct Samples: TimelineProvider {
    static let groups = [
        ["السَّلامُ عَلَيكُم، الساعة ١٢:٣٠", "שָׁלוֹם עוֹלָם 12:30", "Mixed مرحبا 42 שלום text"],
        ["नमस्ते क्षत्रिय ज्ञान", "สวัสดีชาวโลก น้ำ", "Việt Nam, ș ț, a\u{301}e\u{308}"],
        ["今日は良い天気です。", "漢字假名交じり文、", "안녕하세요 세계", "你好，世界！"],
        ["👩‍👩‍👧‍👦 👍🏽 🇩🇪 ❤️ 1️⃣", "ffi fl → ≠ ∑ √2", "Ελληνικά, кириллица"],
    ]

    func sample(_ group: Int) -> Sample {
        Sample(date: Date.now.addingTimeInterval(Double(group) * 60), lines: Self.groups[group])
    }

    func placeholder(in context: Context) -> Sample { sample(0) }
    func getSnapshot(in context: Context, completion: @escaping (Sample) -> Void) { completion(sample(3)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Sample>) -> Void) {
        completion(Timeline(entries: Self.groups.indices.map(sample), policy: .never))
    }
}

/// Each line in weights, designs and widths that cut it.
struct SampleView: View {
    let sample: Sample

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(sample.lines, id: \.self) { line in
                Text(line).font(.headline)
                Text(line).font(.system(.caption, design: .serif)).italic().lineLimit(1)
                Text(line).font(.system(size: 9, weight: .black, design: .rounded)).frame(maxWidth: 70)
            }
        }
        .containerBackground(.background, for: .widget)
    }
}

@main
struct ShowsScripts: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "scripts", provider: Samples()) { SampleView(sample: $0) }
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}
