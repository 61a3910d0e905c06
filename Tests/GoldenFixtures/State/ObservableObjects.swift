import SwiftUI

/// Models: `ObservableObject` and `@Observable`.
extension Fixture {
    @FixtureList static var observableObjects: [Fixture] {
        Fixture("objects/state-object", 40, 40, frames: Bar.frames(20)) { OwnsObject() }
        Fixture("objects/state-object-changed-on-appearing", 40, 40, frames: Bar.frames(32)) {
            OwnsObject(final: 32)
        }
        Fixture("objects/observed-object-bound", 40, 40, frames: Bar.frames(26)) { Observes(model: Published(26)) }
        Fixture("objects/environment-object", 40, 40, frames: Bar.frames(18)) {
            ReadsObject().environmentObject(Published(18))
        }
        Fixture("objects/nearest-environment-object-counts", 40, 40, frames: Bar.frames(8)) {
            VStack { ReadsObject() }.environmentObject(Published(8)).environmentObject(Published(18))
        }
        Fixture("objects/environment-object-bound", 40, 40, frames: Bar.frames(34)) {
            BindsObject().environmentObject(Published(34))
        }
        Fixture("objects/observable-in-state", 40, 40, frames: Bar.frames(20)) { OwnsModel() }
        Fixture("objects/observable-changed-on-appearing", 40, 40, frames: Bar.frames(36)) { OwnsModel(final: 36) }
        Fixture("objects/observable-changed-two-levels-down", 40, 40, frames: Bar.frames(38)) { OwnsParent() }
        Fixture("objects/observable-by-type", 40, 40, frames: Bar.frames(12)) { ReadsModel().environment(Model(12)) }
        Fixture("objects/observable-by-type-optional", 40, 40, frames: Bar.frames(14)) {
            MayReadModel().environment(Model(14))
        }
        Fixture("objects/observable-by-type-missing", 40, 40, frames: Bar.frames(2)) { MayReadModel() }
        Fixture("objects/observable-by-type-taken-away", 40, 40, frames: Bar.frames(2)) {
            MayReadModel().environment(nil as Model?).environment(Model(14))
        }
        Fixture("objects/bindable-local", 40, 40, frames: Bar.frames(16)) { BindsLocally().environment(Model(16)) }
        Fixture("objects/bindable-property", 40, 40, frames: Bar.frames(24)) { Binds(model: Model(24)) }
    }
}

private final class Published: ObservableObject {
    @SwiftUI.Published var width: CGFloat
    init(_ width: CGFloat) { self.width = width }
}

@Observable
private final class Model {
    var width: CGFloat
    init(_ width: CGFloat) { self.width = width }
}

@Observable
private final class Parent {
    var child = Model(2)
}

private struct OwnsObject: View {
    @StateObject private var model = Published(20)
    var final: CGFloat?
    var body: some View { Bar(width: model.width).onAppear { if let final { model.width = final } } }
}

private struct Observes: View {
    @ObservedObject var model: Published
    var body: some View { BoundBar(width: $model.width) }
}

private struct BoundBar: View {
    @Binding var width: CGFloat
    var body: some View { Bar(width: width) }
}

private struct ReadsObject: View {
    @EnvironmentObject private var model: Published
    var body: some View { Bar(width: model.width) }
}

private struct BindsObject: View {
    @EnvironmentObject private var model: Published
    var body: some View { BoundBar(width: $model.width) }
}

private struct OwnsModel: View {
    @State private var model = Model(20)
    var final: CGFloat?
    var body: some View { Bar(width: model.width).onAppear { if let final { model.width = final } } }
}

private struct OwnsParent: View {
    @State private var parent = Parent()
    var body: some View {
        VStack { VStack { Bar(width: parent.child.width) } }.onAppear { parent.child.width = 38 }
    }
}

private struct ReadsModel: View {
    @Environment(Model.self) private var model
    var body: some View { Bar(width: model.width) }
}

private struct MayReadModel: View {
    @Environment(Model.self) private var model: Model?
    var body: some View { Bar(width: model?.width ?? 2) }
}

private struct BindsLocally: View {
    @Environment(Model.self) private var model
    var body: some View {
        @Bindable var model = model
        BoundBar(width: $model.width)
    }
}

private struct Binds: View {
    @Bindable var model: Model
    var body: some View { BoundBar(width: $model.width) }
}
