import DarkroomCompositions
import RenderModel
import SwiftUI

/// A screenshot for the App Store: a headline, and below it a screen in a plain frame. Opaque.
struct StoreScreenshot: View {
    let context: CompositionContext

    private var content: CompositionContent { context.content }
    private var unit: CGFloat { context.size.width / 440 }
    private var screen: CompositionPicture? { context.pictures.first }

    var body: some View {
        ZStack(alignment: .top) {
            background
            VStack(spacing: 0) {
                VStack(spacing: 10 * unit) {
                    Text(verbatim: context.text("headline") ?? "")
                        .font(.system(size: (context.isPad ? 30 : 38) * unit, weight: .bold))
                    if let words = context.text("subtitle") {
                        Text(verbatim: words).font(.system(size: (context.isPad ? 15 : 19) * unit, weight: .medium))
                            .opacity(0.8)
                    }
                }
                .foregroundStyle(ink)
                .multilineTextAlignment(.center)
                .minimumScaleFactor(0.6)
                .lineLimit(3)
                .padding(.horizontal, 28 * unit)
                .frame(height: (context.isPad ? 150 : 190) * unit)
                .padding(.top, (context.isPad ? 18 : 26) * unit)
                if let screen { device(screen) }
                Spacer(minLength: 0)
            }
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .top)
        .clipped()
    }

    /// Three quarters as wide as the picture; what reaches below it is cut.
    private func device(_ picture: CompositionPicture) -> some View {
        let width = context.size.width * (context.isPad ? 0.76 : 0.78), factor = width / picture.size.width
        let height = picture.size.height * factor, edge = 9 * unit
        let radius = max(content.screen.cornerRadius, 12) * factor
        return Group {
            if let image = picture.image { image.resizable().frame(width: width, height: height) }
        }
        .clipShape(RoundedRectangle(cornerRadius: radius))
        .padding(edge)
        .background(Color(white: 0.06), in: RoundedRectangle(cornerRadius: radius + edge))
        .overlay {
            RoundedRectangle(cornerRadius: radius + edge).strokeBorder(.white.opacity(0.28), lineWidth: 1 * unit)
        }
        .shadow(color: .black.opacity(0.28), radius: 24 * unit, x: 0, y: 12 * unit)
    }

    private var colors: [Color] {
        content.background.isEmpty
            ? [Color(red: 0.36, green: 0.48, blue: 0.86), Color(red: 0.62, green: 0.46, blue: 0.82)]
            : content.background.map(\.accent)
    }

    private var background: some View {
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom).background(.white)
    }

    /// Black where the background is light at its top, else white.
    private var ink: Color {
        guard let top = content.background.first?.color else { return .white }
        let luma = 0.2126 * top.red + 0.7152 * top.green + 0.0722 * top.blue
        return luma > 0.62 ? Color(white: 0.08) : .white
    }
}
