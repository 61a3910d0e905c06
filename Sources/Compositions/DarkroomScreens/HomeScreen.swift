import DarkroomCompositions
import RenderModel
import SwiftUI

/// A page of the Home Screen.
struct HomeScreen: View {
    let context: CompositionContext
    @Environment(\.colorScheme) private var colorScheme

    private var content: CompositionContent { context.content }

    var body: some View {
        ZStack(alignment: .topLeading) {
            context.wallpaper
            if content.mode == .accented { Color.black.opacity(0.28) }
            if let plan = content.icons {
                ForEach(plan.icons.indices, id: \.self) { index in
                    icon(plan.icons[index], index, isOwn: plan.showsOwn && index == 0, plan)
                }
                dock(plan)
            }
            ForEach(context.pictures) { picture in
                PlacedWidget(picture: picture, context: context)
                if content.icons?.showsLabels == true { label(below: picture.frame ?? .zero, content.appName) }
            }
            StatusBar(context: context)
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .topLeading)
        .clipped()
    }

    @ViewBuilder private func icon(_ frame: CGRect, _ index: Int, isOwn: Bool, _ plan: IconPlan) -> some View {
        if content.mode == .clear {
            Glass(context: context, frame: frame, cornerRadius: plan.iconCornerRadius).placed(frame, in: context.size)
        }
        AppTile(context: context, index: index, isOwn: isOwn).placed(frame, in: context.size)
        if plan.showsLabels {
            if isOwn {
                label(below: frame, content.appName)
            } else {
                // As wide as names are, which nobody needs to read.
                let width = frame.width * [0.62, 0.78, 0.5, 0.7, 0.56][index % 5]
                Capsule().fill(.white.opacity(0.5))
                    .placed(
                        CGRect(x: frame.midX - width / 2, y: frame.maxY + 8, width: width, height: 5), in: context.size)
            }
        }
    }

    /// A name takes no more than its column.
    private func label(below frame: CGRect, _ name: String) -> some View {
        let width = max(frame.width + 20, 80)
        return Text(verbatim: name)
            .font(.system(size: 12, weight: .medium))
            .foregroundStyle(.white)
            .shadow(color: .black.opacity(0.22), radius: 2, x: 0, y: 1)
            .lineLimit(1)
            .placed(
                CGRect(x: frame.midX - width / 2, y: frame.maxY + 3, width: width, height: 16), in: context.size)
    }

    @ViewBuilder private func dock(_ plan: IconPlan) -> some View {
        PageDots(count: plan.pageCount, current: 0)
            .placed(CGRect(x: 0, y: plan.dots.y - 10, width: context.size.width, height: 20), in: context.size)
        Glass(
            context: context, frame: plan.dock, cornerRadius: plan.dockCornerRadius,
            tint: content.mode == .accented
                ? .black.opacity(0.4)
                : .white.opacity(colorScheme == .dark ? 0.12 : content.mode == .clear ? 0.16 : 0.3)
        )
        .placed(plan.dock, in: context.size)
        ForEach(plan.dockIcons.indices, id: \.self) { index in
            if content.mode == .clear {
                Glass(context: context, frame: plan.dockIcons[index], cornerRadius: plan.iconCornerRadius)
                    .placed(plan.dockIcons[index], in: context.size)
            }
            AppTile(context: context, index: index + 11).placed(plan.dockIcons[index], in: context.size)
        }
    }
}

/// Which of several pages is shown.
struct PageDots: View {
    let count: Int
    let current: Int
    var color = Color.white
    var diameter: CGFloat = 7

    var body: some View {
        HStack(spacing: diameter + 2) {
            ForEach(0..<count, id: \.self) { index in
                Circle().fill(color.opacity(index == current ? 1 : 0.4)).frame(width: diameter, height: diameter)
            }
        }
    }
}
