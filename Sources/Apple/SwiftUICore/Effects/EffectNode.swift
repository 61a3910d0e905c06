import Geometry
import DisplayList

/// Draws its content into a group that a closure sets up; layout is the content's.
package final class EffectNode: WrapperNode {
    private let label: String
    private let configure: (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void

    package init(
        _ content: LayoutNode, _ label: String,
        configure: @escaping (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void
    ) {
        self.label = label
        self.configure = configure
        super.init(content)
    }

    override package func record(_ recorder: inout DisplayListRecorder) {
        let known = recorder.texts.count
        let items = recorder.capture { content.draw(into: &$0) }
        guard !items.isEmpty else { return }
        var group = DisplayGroup(items)
        configure(&group, frame, &recorder)
        group.liftBlendMode()
        recorder.enclose(textsFrom: known, in: group)
        recorder.append(.group(group))
    }

    override package var name: String { label }
}

nonisolated extension View {
    package func effect(
        _ label: String, _ configure: @escaping (inout DisplayGroup, CGRect, inout DisplayListRecorder) -> Void
    ) -> some View {
        wrapNodes { content, _ in EffectNode(content, label, configure: configure) }
    }
}
