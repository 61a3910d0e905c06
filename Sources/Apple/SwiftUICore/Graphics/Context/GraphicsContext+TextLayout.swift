import DisplayList

extension GraphicsContext {
    /// Draws a line of a text, in the space of the text's view.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.storage.items(line.line.fragments))
    }

    /// Draws a run of a text, in the space of the text's view.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.storage.items([run.fragment]))
    }

    /// Draws a part of a run, in the space of the text's view.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.run.storage.items(slice))
    }
}
