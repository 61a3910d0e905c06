import SwiftUI
import WidgetKit

/// The photo from edge to edge, darker below, where the text is.
struct MemoryPhoto: View {
    @Environment(\.widgetFamily) private var family
    let memory: Memory

    var body: some View {
        Color.clear
            .overlay(alignment: memory.focus) {
                Image(isSmall ? memory.thumbnail : memory.photo)
                    .resizable()
                    .widgetAccentedRenderingMode(.fullColor)
                    .scaledToFill()
            }
            .overlay {
                LinearGradient(
                    stops: [
                        .init(color: .clear, location: isSmall ? 0.2 : 0.45),
                        .init(color: .black.opacity(0.5), location: isSmall ? 0.5 : 0.72),
                        .init(color: .black.opacity(0.75), location: 1),
                    ],
                    startPoint: .top, endPoint: .bottom)
            }
            .clipped()
            // The same part of the photo is seen in every language.
            .environment(\.layoutDirection, .leftToRight)
            .accessibilityElement()
            .accessibilityLabel(Text("Photo: \(Text(memory.title))"))
            .accessibilityAddTraits(.isImage)
    }

    private var isSmall: Bool { family == .systemSmall }
}
