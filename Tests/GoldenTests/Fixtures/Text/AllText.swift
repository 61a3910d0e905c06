extension Fixture {
    static var text: [Fixture] { textStyles + textLayout + textDecoration + textDates + textScripts }
}
