import DarkroomCompositions
import RenderModel
import SwiftUI

/// Widgets side by side on a black display, and a dot for each in the stack that could be turned to.
struct StandBy: View {
    let context: CompositionContext

    var body: some View {
        ZStack {
            Color.black
            ForEach(context.pictures) { PlacedWidget(picture: $0, context: context) }
        }
        .frame(width: context.size.width, height: context.size.height)
        .clipped()
    }
}
