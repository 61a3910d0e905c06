extension Fixture {
    static var images: [Fixture] {
        bitmaps + imageFiles + imageOrientations + imageColors + changedImages + imageScaling
            + symbols + symbolModes + symbolValues + symbolForms
    }
}
