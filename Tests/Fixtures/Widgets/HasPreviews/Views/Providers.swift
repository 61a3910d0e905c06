import SwiftUI
import WidgetKit

private struct Tile: View {
    @Environment(\.widgetFamily) private var family
    var body: some View { Text("\(String(describing: family))").containerBackground(.green, for: .widget) }
}

struct Tile_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Tile()
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("Small tile")
            ForEach([WidgetFamily.systemMedium, .systemLarge], id: \.self) { family in
                Tile().previewContext(WidgetPreviewContext(family: family))
            }
            Tile()
                .previewContext(WidgetPreviewContext(family: .accessoryRectangular))
                .previewDisplayName("On the Lock Screen")
        }
    }
}

private struct Chip_Previews: PreviewProvider {
    static var previews: some View {
        Text("chip").padding(4).previewLayout(.sizeThatFits)
        Text("chip").previewLayout(.fixed(width: 80, height: 30)).environment(\.colorScheme, .dark)
    }
}

enum Screens {
    fileprivate class Phone: PreviewProvider {
        static var previews: some View {
            Color.blue.previewDevice("iPhone SE (3rd generation)").previewInterfaceOrientation(.landscapeLeft)
        }
    }

    enum Unrelated {}
}

extension Screens.Unrelated: PreviewProvider {
    static var previews: some View { Holder() }
}

/// Holds previews instead of being one.
private struct Holder: View {
    @Environment(\.widgetFamily) private var family

    var body: some View {
        Group {
            Tile()
                .previewContext(WidgetPreviewContext(family: .systemSmall))
                .previewDisplayName("\(family)")
            Tile()
                .previewContext(WidgetPreviewContext(family: .systemMedium))
                .previewDisplayName("\(family)")
        }
    }
}

struct Empty_Previews: PreviewProvider {
    static var previews: some View { EmptyView() }
}
