extension Fixture {
    static var text: [Fixture] { textStyles + attributedText + textLayout + textDecoration + textDates + textDateDistances + textScripts }
}
