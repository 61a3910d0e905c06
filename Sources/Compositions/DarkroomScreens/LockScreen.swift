import DarkroomCompositions
import RenderModel
import SwiftUI

/// The Lock Screen. Where date, clock and buttons stand is looked at, not measured.
struct LockScreen: View {
    let context: CompositionContext

    @Environment(\.colorScheme) private var colorScheme

    private var screen: CompositionScreen { context.content.screen }
    private var width: CGFloat { context.size.width }
    /// Of a screen of 393 points, which is what the lengths below were looked at on.
    private var factor: CGFloat { context.isPad ? 1.25 : width / 393 }
    private func pictures(_ presentationKind: PresentationKind) -> [CompositionPicture] {
        context.pictures.filter { $0.composed.presentationKind == presentationKind }
    }

    var body: some View {
        ZStack(alignment: .top) {
            context.wallpaper
            LinearGradient(
                colors: [.black.opacity(0.22), .black.opacity(0), .black.opacity(0), .black.opacity(0.18)],
                startPoint: .top, endPoint: .bottom)
            StatusBar(context: context, showsTime: false)
            VStack(spacing: 0) {
                line.frame(height: 26)
                ClockText(date: context.date)
                    .font(.system(size: 96 * factor, weight: .semibold))
                    .foregroundStyle(.white.opacity(0.94))
                    .frame(height: 96 * factor)
                row.padding(.top, 10 * factor)
            }
            .padding(.top, max(screen.insets.top, 30) + 20 * factor)
            bottom
        }
        .frame(width: width, height: context.size.height, alignment: .top)
        .clipped()
    }

    /// The date, and the inline widget beside it.
    private var line: some View {
        HStack(spacing: 8) {
            DayText(date: context.date, isShort: !pictures(.family(.accessoryInline)).isEmpty)
                .font(.system(size: 20, weight: .semibold)).foregroundStyle(.white)
                .lineLimit(1).fixedSize()
            if let picture = pictures(.family(.accessoryInline)).first {
                Circle().fill(.white.opacity(0.6)).frame(width: 4, height: 4)
                inline(picture)
            }
        }
        .padding(.horizontal, 12)
    }

    /// What is drawn of it: its picture is as wide as the longest line may be.
    @ViewBuilder private func inline(_ picture: CompositionPicture) -> some View {
        let ink = picture.frame ?? CGRect(origin: .zero, size: picture.size)
        picture
            .offset(x: picture.size.width / 2 - ink.midX)
            .environment(\.layoutDirection, .leftToRight)
            .frame(width: ink.width, height: picture.size.height)
            .clipped()
    }

    private var row: some View {
        let pictures = context.pictures.filter {
            $0.composed.presentationKind == .family(.accessoryRectangular)
                || $0.composed.presentationKind == .family(.accessoryCircular)
        }
        return HStack(spacing: width >= 428 ? 20 : 16) { ForEach(pictures) { $0 } }
    }

    private var bottom: some View {
        VStack(spacing: 22 * factor) {
            ForEach(pictures(.activity(.lockScreen))) { picture in
                activity(picture)
            }
            HStack {
                button { Torch().frame(width: 13, height: 26) }
                Spacer()
                button { CameraShape().fill(style: FillStyle(eoFill: true)).frame(width: 26, height: 20) }
            }
            .padding(.horizontal, 46 * factor)
            if screen.hasHomeIndicator { HomeIndicator() }
        }
        .padding(.bottom, screen.hasHomeIndicator ? 8 : 28)
        .frame(maxHeight: .infinity, alignment: .bottom)
    }

    private func activity(_ picture: CompositionPicture) -> some View {
        ZStack {
            RoundedRectangle(cornerRadius: picture.cornerRadius)
                .fill(colorScheme == .dark ? .black.opacity(0.3) : .white.opacity(0.4))
            picture
        }
        .frame(width: picture.size.width, height: picture.size.height)
    }

    private func button<Sign: View>(@ViewBuilder _ sign: () -> Sign) -> some View {
        sign()
            .foregroundStyle(.white)
            .frame(width: 50, height: 50)
            .background(.black.opacity(0.28), in: Circle())
            .overlay { Circle().strokeBorder(.white.opacity(0.14), lineWidth: 0.5) }
    }
}

/// The bar that stands in place of the home button.
struct HomeIndicator: View {
    var color = Color.white

    var body: some View { Capsule().fill(color).frame(width: 139, height: 5) }
}

/// A torch, upright.
private struct Torch: View {
    var body: some View {
        VStack(spacing: 1.6) {
            RoundedRectangle(cornerRadius: 1.4).frame(width: 13, height: 4)
            UnevenRoundedRectangle(
                topLeadingRadius: 0, bottomLeadingRadius: 3, bottomTrailingRadius: 3, topTrailingRadius: 0
            )
            .frame(width: 13, height: 4)
            UnevenRoundedRectangle(
                topLeadingRadius: 1, bottomLeadingRadius: 2.4, bottomTrailingRadius: 2.4, topTrailingRadius: 1
            )
            .frame(width: 8, height: 14)
        }
    }
}

/// A camera with its lens cut out.
private struct CameraShape: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        let body = CGRect(x: rect.minX, y: rect.minY + 3.5, width: rect.width, height: rect.height - 3.5)
        path.addRoundedRect(in: body, cornerSize: CGSize(width: 4, height: 4))
        path.move(to: CGPoint(x: rect.midX - 6.5, y: rect.minY + 3.5))
        path.addLine(to: CGPoint(x: rect.midX - 4.5, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX + 4.5, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX + 6.5, y: rect.minY + 3.5))
        path.closeSubpath()
        path.addEllipse(in: CGRect(x: rect.midX - 5.2, y: body.midY - 5.2, width: 10.4, height: 10.4))
        path.addEllipse(in: CGRect(x: rect.midX - 3.2, y: body.midY - 3.2, width: 6.4, height: 6.4))
        return path
    }
}
