import DisplayList

extension DisplayListRecorder {
    /// Records `body`, in a group with its mark where pictures are to be animated.
    package mutating func marking(_ mark: () -> MotionMark, _ body: (inout DisplayListRecorder) -> Void) {
        guard marksMotion else { return body(&self) }
        let mark = mark()
        group(body) { $0.motion = mark }
    }
}
