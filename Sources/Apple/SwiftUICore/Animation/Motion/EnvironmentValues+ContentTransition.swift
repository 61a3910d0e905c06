import DisplayList

private enum ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition? { nil } }
private enum DrawingGroupKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// nil where nothing is said.
    var chosenContentTransition: ContentTransition? {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }

    /// How the content of texts and images changes.
    public var contentTransition: ContentTransition {
        get { chosenContentTransition ?? .interpolate }
        set { chosenContentTransition = newValue }
    }

    /// Whether changing content is drawn in a layer of its own; all is, here.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[DrawingGroupKey.self] }
        set { self[DrawingGroupKey.self] = newValue }
    }

    /// Apple: text in widgets changes with a blurred content transition unless it says otherwise.
    var textChange: ContentChange { chosenContentTransition?.change ?? .blur }

    var imageChange: ContentChange { chosenContentTransition?.change ?? .opacity }
}

extension TextNode {
    var motionMark: MotionMark {
        MotionMark(.text, identity: inputs.identity.number, frame: frame, change: inputs.environment.textChange)
    }
}
