import DarkroomCompositions
import RenderModel
import SwiftUI

/// The sheet on which a widget is added: the app, the widget's name and description, its picture with its neighbors at
/// either side, a dot for each page, and the button. Measures are looked at, not measured.
struct AddWidgetSheet: View {
    let context: CompositionContext
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.locale) private var locale

    private var content: CompositionContent { context.content }
    private var picture: CompositionPicture? {
        context.pictures.indices.contains(content.page) ? context.pictures[content.page] : nil
    }
    private var sheetWidth: CGFloat { context.isPad ? min(640, context.size.width - 120) : context.size.width }
    /// Points from one page's middle to the next: of a widget as wide as the column, the next page shows 12 points.
    private var pitch: CGFloat {
        let widest = context.pictures.map(\.size.width).max() ?? 0
        return widest + max(16, (sheetWidth - widest) / 2 - 12)
    }

    var body: some View {
        ZStack(alignment: .top) {
            context.wallpaper.blur(radius: 18, opaque: true)
            Color.black.opacity(colorScheme == .dark ? 0.5 : 0.28)
            StatusBar(context: context)
            sheet
                .frame(width: sheetWidth)
                .frame(height: sheetHeight)
                .background(card)
                .clipShape(shape)
                .padding(.top, context.isPad ? (context.size.height - sheetHeight) / 2 : context.safeArea.top + 10)
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .top)
        .clipped()
    }

    private var sheetHeight: CGFloat {
        context.isPad ? min(760, context.size.height - 160) : context.size.height - context.safeArea.top - 10
    }

    private var shape: UnevenRoundedRectangle {
        let bottom: CGFloat = context.isPad ? 38 : 0
        return UnevenRoundedRectangle(
            topLeadingRadius: 38, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: 38)
    }

    private var card: Color { colorScheme == .dark ? Color(white: 0.11) : Color(red: 0.949, green: 0.949, blue: 0.969) }

    private var sheet: some View {
        VStack(spacing: 0) {
            header.padding(.top, 18)
            Spacer(minLength: 12)
            VStack(spacing: 6) {
                Text(verbatim: title).font(.title.bold()).multilineTextAlignment(.center)
                if let words = picture?.widgetDescription, !words.isEmpty {
                    Text(verbatim: words).font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center)
                }
            }
            .padding(.horizontal, 36)
            Spacer(minLength: 12)
            pages
            Spacer(minLength: 12)
            PageDots(count: context.pictures.count, current: content.page, color: .primary, diameter: 8)
            Spacer(minLength: 12)
            button
        }
        .padding(.bottom, context.isPad ? 28 : max(context.safeArea.bottom, 20))
    }

    private var title: String {
        let name = picture?.displayName ?? ""
        return name.isEmpty ? picture?.kind ?? content.appName : name
    }

    private var header: some View {
        ZStack {
            HStack(spacing: 10) {
                AppTile(context: context, index: 0, isOwn: true, isColored: false).frame(width: 32, height: 32)
                Text(verbatim: content.appName).font(.headline)
            }
            HStack {
                Spacer()
                Cross()
                    .stroke(.primary.opacity(0.7), style: StrokeStyle(lineWidth: 2.4, lineCap: .round))
                    .frame(width: 12, height: 12)
                    .frame(width: 36, height: 36)
                    .background(.primary.opacity(0.07), in: Circle())
            }
            .padding(.horizontal, 20)
        }
    }

    /// The page's picture in the middle, and of the pages beside it what the sheet's edge leaves.
    private var pages: some View {
        let page = content.page, all = context.pictures
        let before = page > 0 ? all[page - 1] : nil, after = page + 1 < all.count ? all[page + 1] : nil
        return ZStack {
            if let picture { shadowed(picture) }
            if let before { shadowed(before).offset(x: -pitch) }
            if let after { shadowed(after).offset(x: pitch) }
        }
        .frame(width: sheetWidth, height: context.pictures.map(\.size.height).max() ?? 0)
    }

    private func shadowed(_ picture: CompositionPicture) -> some View {
        picture
            .background {
                RoundedRectangle(cornerRadius: picture.cornerRadius)
                    .fill(.black.opacity(0.5))
                    .padding(1)
                    .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.16), radius: 14, x: 0, y: 6)
            }
    }

    private var button: some View {
        HStack(spacing: 8) {
            ZStack {
                Circle().fill(.white)
                Plus().stroke(.tint, style: StrokeStyle(lineWidth: 2.4, lineCap: .round)).padding(5)
            }
            .frame(width: 20, height: 20)
            Text(verbatim: SystemWords.addWidget(in: locale)).font(.headline).foregroundStyle(.white)
        }
        .frame(maxWidth: .infinity)
        .frame(height: 52)
        .background(.tint, in: Capsule())
        .padding(.horizontal, 28)
    }
}

/// Two strokes from corner to corner.
struct Cross: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        return path
    }
}

struct Plus: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
        return path
    }
}
