import RenderWorker

/// A program as the WidgetKit façade makes them, around widgets that need no views. `WidgetProgramTests` runs it.
@main
struct FakeWidgetProgram {
    static func main() {
        WidgetProgram.run { FakeHost() }
    }
}
