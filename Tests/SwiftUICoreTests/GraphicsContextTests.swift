import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing

@Suite("Graphics contexts") @MainActor
struct GraphicsContextTests {
    /// Runs code in a canvas of 40 × 30 points.
    @discardableResult
    private func draw(_ body: @escaping (inout GraphicsContext) -> Void) -> ViewRenderer.Rendering {
        ViewRenderer().render(size: CGSize(width: 40, height: 30)) { Canvas { context, _ in body(&context) } }
    }

    @Test("A copy's state is its own")
    func copies() {
        draw { context in
            var copy = context
            copy.opacity = 0.5
            copy.blendMode = .multiply
            copy.translateBy(x: 3, y: 4)
            copy.clip(to: Path(CGRect(x: 0, y: 0, width: 5, height: 5)))
            #expect(context.opacity == 1)
            #expect(context.blendMode == .normal)
            #expect(context.transform.isIdentity)
            #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 40, height: 30))
        }
    }

    @Test("Transforms are applied in the reverse order of the calls")
    func transforms() {
        draw { context in
            context.translateBy(x: 10, y: 20)
            context.scaleBy(x: 2, y: 3)
            #expect(CGPoint(x: 1, y: 1).applying(context.transform) == CGPoint(x: 12, y: 23))
            context.concatenate(CGAffineTransform(translationX: 5, y: 0))
            #expect(CGPoint(x: 0, y: 0).applying(context.transform) == CGPoint(x: 20, y: 20))
        }
    }

    @Test("The clip's box is told in the current space")
    func clipBox() {
        draw { context in
            context.clip(to: Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 10)))
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 30)))
            #expect(context.clipBoundingRect == CGRect(x: 10, y: 10, width: 10, height: 10))
            context.scaleBy(x: 2, y: 2)
            #expect(context.clipBoundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
            context.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), options: .inverse)
            #expect(context.clipBoundingRect == CGRect(x: 5, y: 5, width: 5, height: 5))
        }
    }

    @Test("Text is measured as the view is")
    func measuring() {
        let text = Text("Some words to wrap").font(.system(size: 12))
        let view = ViewRenderer().render { text.frame(width: 60).fixedSize() }.root.children.first?.children.first
        draw { context in
            let size = context.resolve(text).measure(in: CGSize(width: 60, height: 1000))
            #expect(size == view?.frame.size)
            let resolved = context.resolve(text)
            #expect(resolved.firstBaseline(in: CGSize(width: 60, height: 1000)) < size.height / 2)
            #expect(resolved.lastBaseline(in: CGSize(width: 60, height: 1000)) > size.height / 2)
        }
    }

    @Test("Raw values are Core Graphics'")
    func blendModes() {
        #expect(GraphicsContext.BlendMode.luminosity.rawValue == 15)
        #expect(GraphicsContext.BlendMode.clear.rawValue == 16)
        #expect(GraphicsContext.BlendMode.plusLighter.rawValue == 27)
    }

    @Test("The environment is set while the renderer runs, and no renderer runs while views are measured")
    func environment() {
        final class Count { var value = 0 }
        let count = Count()
        let rendering = ViewRenderer().render(size: CGSize(width: 20, height: 20)) {
            VStack {
                Canvas { context, size in
                    count.value += 1
                    #expect(context.environment.font == .largeTitle)
                    #expect(EnvironmentValues.current.font == .largeTitle)
                    #expect(size == CGSize(width: 20, height: 20))
                }
                .font(.largeTitle)
            }
        }
        #expect(rendering.displayList.items.isEmpty)
        #expect(count.value == 1)
    }

    @Test("A canvas with nothing but plain drawing asks for no layer")
    func plainDrawing() {
        let rendering = draw { context in
            context.fill(Path(CGRect(x: 1, y: 1, width: 5, height: 5)), with: .color(.red))
        }
        guard case .group(let group)? = rendering.displayList.items.first else {
            Issue.record("no group")
            return
        }
        #expect(!group.needsLayer)
        #expect(group.items == [.fill(.rectangle(CGRect(x: 1, y: 1, width: 5, height: 5)), group.items.first!.paint)])
    }

    @Test("Errors leave a layer undrawn")
    func errors() {
        struct Stop: Error {}
        let rendering = draw { context in
            #expect(throws: Stop.self) {
                try context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .foreground)
                    throw Stop()
                }
            }
        }
        #expect(rendering.displayList.items.isEmpty)
    }
}

extension DisplayItem {
    fileprivate var paint: Paint {
        if case .fill(_, let paint, _, _) = self { paint } else { .clear }
    }
}
