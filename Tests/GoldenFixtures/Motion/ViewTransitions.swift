import SwiftUI

extension Fixture {
    /// A disc that comes, in its second entry.
    private static func coming(_ name: String, _ transition: AnyTransition, rightToLeft: Bool = false) -> Fixture {
        motion(name, 30, 30, direction: rightToLeft ? .rightToLeft : .leftToRight) { isNew in
            ZStack {
                Color.gray.opacity(0.2)
                if isNew { Circle().fill(.red).frame(width: 16, height: 16).transition(transition) }
            }
        }
    }

    private static func going(_ name: String, _ transition: AnyTransition) -> Fixture {
        motion(name, 30, 30) { isNew in
            ZStack {
                Color.gray.opacity(0.2)
                if !isNew { Circle().fill(.red).frame(width: 16, height: 16).transition(transition) }
            }
        }
    }

    @FixtureList static var viewTransitions: [Fixture] {
        coming("comes-fading-by-default", .opacity)
        coming("comes-by-scale", .scale)
        coming("comes-by-move-leading", .move(edge: .leading))
        coming("comes-by-move-leading-right-to-left", .move(edge: .leading), rightToLeft: true)
        coming("comes-by-push-from-bottom", .push(from: .bottom))
        coming("comes-by-offset-and-opacity", .offset(y: -12).combined(with: .opacity))
        coming("comes-at-once", .identity)
        going("goes-by-push-from-bottom", .push(from: .bottom))
        going("goes-by-slide", .slide)
        going("goes-by-asymmetric", .asymmetric(insertion: .opacity, removal: .move(edge: .top)))
        motion("comes-by-blur-replace", 30, 30) { isNew in
            ZStack {
                Color.gray.opacity(0.2)
                if isNew { Circle().fill(.red).frame(width: 16, height: 16).transition(.blurReplace) }
            }
        }
        motion("branches-fade-into-each-other", 40, 24) { isNew in
            if isNew { Text("on").font(.headline) } else { Capsule().fill(.gray).padding(4) }
        }
        motion("another-id-is-another-view", 40, 24) { Text("same").font(.caption).id($0) }
        motion("list-moves-up", 40, 48) { isNew in
            VStack(spacing: 2) {
                ForEach(isNew ? ["b", "c"] : ["a", "b"], id: \.self) { name in
                    Text(name).font(.caption).frame(maxWidth: .infinity).background(.yellow)
                }
            }
        }
        motion("effects-go-on", 30, 30) {
            Rectangle().fill(.blue).frame(width: 12, height: 12).rotationEffect(.degrees($0 ? 60 : 0))
                .opacity($0 ? 0.4 : 1).shadow(radius: $0 ? 4 : 1)
        }
    }
}
