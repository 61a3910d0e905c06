import DisplayList
import SwiftUI
import SwiftUICore
import Testing

@Suite("Container shapes") @MainActor
struct ContainerShapeTests {
    private func outline<V: View>(@ViewBuilder _ view: () -> V) -> Outline? {
        let list = ViewRenderer().render(size: CGSize(width: 60, height: 60), view).displayList
        guard case .fill(let outline, _, _, _)? = list.items.last else { return nil }
        return outline
    }

    @Test("Inside a rounded rectangle of 20 an inset of 6 leaves a radius of 14")
    func inset() {
        let found = outline {
            ContainerRelativeShape().fill(.red).padding(6).frame(width: 40, height: 40)
                .containerShape(RoundedRectangle(cornerRadius: 20))
        }
        #expect(found == .roundedRectangle(CGRect(x: 16, y: 16, width: 28, height: 28), radius: 14, continuous: true))
    }

    @Test("Without a container, and in a rectangle, the shape is a rectangle")
    func rectangles() {
        let square = CGRect(x: 0, y: 0, width: 60, height: 60)
        #expect(outline { ContainerRelativeShape().fill(.red) } == .rectangle(square))
        #expect(outline { ContainerRelativeShape().fill(.red).containerShape(Rectangle()) } == .rectangle(square))
    }

    @Test("Each view of a group has an outline of its own")
    func group() {
        let list = ViewRenderer().render(size: CGSize(width: 60, height: 60)) {
            HStack(spacing: 0) {
                Group {
                    ContainerRelativeShape().fill(.red); ContainerRelativeShape().fill(.blue)
                }
                .containerShape(RoundedRectangle(cornerRadius: 10))
            }
        }.displayList
        let outlines = list.items.compactMap { item -> Outline? in
            if case .fill(let outline, _, _, _) = item { outline } else { nil }
        }
        #expect(
            outlines
                == [0, 30].map { x in
                    .roundedRectangle(CGRect(x: x, y: 0, width: 30, height: 60), radius: 10, continuous: true)
                })
    }
}
