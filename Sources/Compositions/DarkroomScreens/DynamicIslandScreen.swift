import DarkroomCompositions
import RenderModel
import SwiftUI

/// The top of a screen with a Live Activity around the camera.
struct DynamicIslandScreen: View {
    let context: CompositionContext

    private var presentationKind: PresentationKind? { context.pictures.first?.composed.presentationKind }

    var body: some View {
        ZStack(alignment: .top) {
            WallpaperView(context: context, height: context.content.screen.size.height)
            // An opened island covers the bar; a minimal one stands beside the camera.
            if presentationKind != .activity(.expanded) { StatusBar(context: context, sensorWidth: 232) }
            // Beside a minimal island the camera keeps its own.
            if presentationKind == .activity(.minimal) {
                Capsule().fill(.black)
                    .frame(width: IslandMetrics.cameraWidth, height: IslandMetrics.height)
                    .padding(.top, context.pictures.first?.frame?.minY ?? 0)
            }
            ForEach(context.pictures) { picture in
                let frame = picture.frame ?? .zero
                ZStack {
                    RoundedRectangle(cornerRadius: min(picture.cornerRadius, frame.height / 2)).fill(.black)
                    picture
                }
                .placed(frame, in: context.size)
            }
            Circle()
                .fill(
                    RadialGradient(
                        colors: [Color(red: 0.10, green: 0.12, blue: 0.2), Color(white: 0.05)], center: .center,
                        startRadius: 0, endRadius: 6)
                )
                .frame(width: 12, height: 12)
                .offset(x: lens)
                .environment(\.layoutDirection, .leftToRight)
                .padding(.top, (context.pictures.first?.frame?.minY ?? 0) + 12.3)
        }
        .frame(width: context.size.width, height: context.size.height, alignment: .top)
        .clipped()
    }

    /// The camera stands right of the middle, whatever way the language runs.
    private var lens: CGFloat { IslandMetrics.cameraWidth / 2 - IslandMetrics.height / 2 }
}

extension WallpaperView {
    /// The upper part of a screen's wallpaper.
    init(context: CompositionContext, height: CGFloat) {
        self.init(
            wallpaper: context.content.wallpaper, size: CGSize(width: context.size.width, height: height))
    }
}
