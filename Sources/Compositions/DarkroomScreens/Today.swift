import DarkroomCompositions
import RenderModel
import SwiftUI

/// The column of widgets left of the Home Screen, below a search field. Measures are looked at, not measured.
struct Today: View {
    let context: CompositionContext
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        ZStack(alignment: .top) {
            context.wallpaper.blur(radius: 22, opaque: true)
            Color.black.opacity(colorScheme == .dark ? 0.34 : 0.12)
            ForEach(context.pictures) { PlacedWidget(picture: $0, context: context) }
            field
            StatusBar(context: context)
            if context.content.screen.hasHomeIndicator {
                HomeIndicator().padding(.bottom, 8).frame(maxHeight: .infinity, alignment: .bottom)
            }
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .top)
        .clipped()
    }

    private var field: some View {
        HStack(spacing: 8) {
            Lens().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round)).frame(width: 15, height: 15)
            Text(verbatim: SystemWords.search(in: locale)).font(.body)
            Spacer(minLength: 0)
        }
        .foregroundStyle(.white.opacity(0.78))
        .padding(.horizontal, 14)
        .frame(width: width, height: 42)
        .background(.white.opacity(colorScheme == .dark ? 0.14 : 0.24), in: Capsule())
        .padding(.top, context.safeArea.top + 6)
    }

    /// As wide as the column.
    private var width: CGFloat {
        let frames = context.pictures.compactMap(\.frame)
        let left = frames.map(\.minX).min() ?? 24
        return context.size.width - 2 * left
    }
}

/// A magnifying glass.
struct Lens: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let ring = CGRect(x: rect.minX, y: rect.minY, width: rect.width * 0.74, height: rect.height * 0.74)
        path.addEllipse(in: ring)
        path.move(to: CGPoint(x: rect.minX + rect.width * 0.65, y: rect.minY + rect.height * 0.65))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}
