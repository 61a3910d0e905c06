/// A level of given foreground styles.
struct ForegroundLevelStyle: ShapeStyle {
    typealias Resolved = Never
    let base: ForegroundStyles
    let level: Int

    func _paint(in context: _StyleContext) -> _StylePaint { base._paint(in: context, level: level) }
}
