extension Fixture {
    static var images: [Fixture] { bitmaps + symbols + symbolModes + symbolValues + symbolForms }
}
