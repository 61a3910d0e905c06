import DarkroomCompositions
import RenderModel
import SwiftUI

/// The page of widgets on a car's screen: a bar at its side with time, network and apps, and the widgets in a row.
struct CarPlay: View {
    let context: CompositionContext
    /// Points, as the plan has it.
    private let bar: CGFloat = 84

    var body: some View {
        ZStack(alignment: .topLeading) {
            context.wallpaper.blur(radius: 10, opaque: true)
            Color.black.opacity(0.28)
            side
            ForEach(context.pictures) { picture in
                PlacedWidget(picture: picture, context: context)
            }
            PageDots(count: 3, current: 0)
                .frame(width: context.size.width - bar)
                .padding(.leading, bar)
                .padding(.top, context.size.height - 46)
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .topLeading)
        .clipped()
    }

    private var side: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                ClockText(date: context.date).font(.system(size: 20, weight: .semibold))
                HStack(alignment: .bottom, spacing: 2) {
                    ForEach(0..<4, id: \.self) { index in
                        Capsule().frame(width: 3, height: [4, 6, 8.5, 11][index])
                    }
                }
            }
            .foregroundStyle(.white)
            .padding(.bottom, 4)
            ForEach(0..<3, id: \.self) { index in
                AppTile(context: context, index: index + 4, isColored: false).frame(width: 56, height: 56)
            }
            Spacer(minLength: 0)
            Grid(horizontalSpacing: 4, verticalSpacing: 4) {
                ForEach(0..<2, id: \.self) { _ in
                    GridRow {
                        ForEach(0..<2, id: \.self) { _ in
                            RoundedRectangle(cornerRadius: 4).strokeBorder(.white, lineWidth: 2)
                                .frame(width: 13, height: 13)
                        }
                    }
                }
            }
        }
        .padding(.vertical, 18)
        .frame(width: bar, height: context.size.height)
        .background(.black.opacity(0.32))
    }
}
