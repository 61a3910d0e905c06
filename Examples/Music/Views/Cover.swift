import SwiftUI
import WidgetKit

/// An album's cover, in its own colors in every mode.
struct Cover: View {
    let album: Album
    let cornerRadius: CGFloat

    var body: some View {
        Image(album.cover)
            .resizable()
            .widgetAccentedRenderingMode(.fullColor)
            .aspectRatio(1, contentMode: .fit)
            .clipShape(.rect(cornerRadius: cornerRadius))
            .accessibilityLabel(Text("Cover of \(album.title)"))
            .privacySensitive()
    }
}
