import DarkroomCompositions
import DarkroomScreens

/// Draws Darkroom's own compositions for `darkroom compose`.
@main
enum Compositions {
    @MainActor static func main() { CompositionProgram.run(Screens.view) }
}
