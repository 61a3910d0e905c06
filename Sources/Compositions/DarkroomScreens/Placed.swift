import DarkroomCompositions
import RenderModel
import SwiftUI

extension View {
    /// Puts the view into a frame that is counted from the left, whatever way the language runs: frames of a layout are
    /// mirrored with the screen.
    func placed(_ frame: CGRect, in size: CGSize) -> some View {
        modifier(Place(frame: frame, size: size))
    }
}

private struct Place: ViewModifier {
    let frame: CGRect
    let size: CGSize

    func body(content: Content) -> some View {
        content
            .frame(width: frame.width, height: frame.height)
            .padding(EdgeInsets(top: frame.minY, leading: frame.minX, bottom: 0, trailing: 0))
            .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
}

/// A widget where the layout has it, over blurred wallpaper where its background is glass.
struct PlacedWidget: View {
    let picture: CompositionPicture
    let context: CompositionContext

    var body: some View {
        let frame = picture.frame ?? .zero
        ZStack {
            if picture.composed.isGlass {
                Glass(context: context, frame: frame, cornerRadius: picture.cornerRadius)
            }
            if let image = picture.image {
                image.resizable().frame(width: frame.width, height: frame.height)
            }
        }
        .placed(frame, in: context.size)
    }
}

/// The wallpaper as it is seen through glass: blurred so that nothing can be made out.
struct Glass: View {
    let context: CompositionContext
    /// Of the screen.
    let frame: CGRect
    let cornerRadius: CGFloat
    var tint = Color.clear
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        let x = direction == .rightToLeft ? context.size.width - frame.maxX : frame.minX
        RoundedRectangle(cornerRadius: cornerRadius)
            .fill(tint)
            .background {
                context.wallpaper
                    .blur(radius: 16, opaque: true)
                    .frame(width: context.size.width, height: context.size.height)
                    .offset(
                        x: context.size.width / 2 - x - frame.width / 2,
                        y: context.size.height / 2 - frame.minY - frame.height / 2
                    )
                    .environment(\.layoutDirection, .leftToRight)
            }
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .frame(width: frame.width, height: frame.height)
    }
}
