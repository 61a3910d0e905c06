extension Fixture {
    static var text: [Fixture] {
        textStyles + textFontChoice + attributedText + textRuns + textLayout + textFitting + textDecoration + textDates
            + textDateDistances + textDatesInWidgets + textScripts + textRedaction
            + scriptLines + emojiForms + mixedDirections + pseudolanguages
    }
}
