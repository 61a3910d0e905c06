import AppIntents
import Foundation
import RenderModel
import Testing

@testable import WidgetKitCore

/// How parameters stand on the page where a widget is edited.
struct EditPageTests {
    private func row(
        _ name: String, _ control: _ParameterControl = .choice, _ texts: [String] = [], isArray: Bool = false,
        limit: Int? = nil
    ) -> ParameterRow {
        ParameterRow(
            name: name, title: name.uppercased(), control: control, texts: texts, isArray: isArray, limit: limit)
    }

    private func sections(_ rows: [ParameterRow]) -> [EditPage.Section] {
        EditPage(names: WidgetNames(displayName: "", description: ""), rows: rows).sections
    }

    @Test func rowsStandTogether() {
        #expect(sections([row("a"), row("b")]).map { $0.rows.map(\.name) } == [["a", "b"]])
        #expect(sections([]).isEmpty)
    }

    @Test func anArrayIsASectionUnderItsTitle() {
        let sections = sections([row("a"), row("list", isArray: true), row("b"), row("c")])
        #expect(sections.map(\.header) == [nil, "LIST", nil])
        #expect(sections.map { $0.rows.map(\.name) } == [["a"], ["list 0"], ["b", "c"]])
    }

    @Test(
        arguments: [
            ([], nil, [[]]), (["x"], nil, [["x"], []]), (["x", "y"], 3, [["x"], ["y"], []]),
            (["x", "y"], 1, [["x"], ["y"]]), ([], 0, [])
        ] as [([String], Int?, [[String]])])
    func anArrayHasARowForTheNextValue(_ texts: [String], _ limit: Int?, _ rows: [[String]]) {
        #expect(sections([row("list", .choice, texts, isArray: true, limit: limit)])[0].rows.map(\.texts) == rows)
    }

    @Test(arguments: [(_ParameterControl.field, _ParameterControl.field), (.stepper, .choice), (.menu, .choice)])
    func valuesOfAnArrayAreWrittenOrChosen(_ control: _ParameterControl, _ shown: _ParameterControl) {
        let rows = sections([row("list", control, ["x"], isArray: true)])[0].rows
        #expect(rows.map(\.control) == [shown, shown] && rows.map(\.title) == ["", ""])
    }

    @Test(arguments: [
        ("en_US", "Choose"), ("de_AT", "Auswählen"), ("zh-Hant_TW", "選擇"), ("zh-Hans_CN", "选取"),
        ("pt_BR", "Escolher"), ("nb_NO", "Velg"), ("fi_FI", "Choose")
    ])
    func whatIsNotChosenIsToBe(_ locale: String, _ word: String) {
        #expect(ChooseWord.text(in: Locale(identifier: locale)) == word)
    }

    @Test func thePageLooksTheSameWhateverIsEdited() {
        var request = DrawRequest.scripted(
            .privacy, .accessoryCircular, scheme: .dark, presentation: Presentation(mode: .vibrant))
        request.surface.locale = "de_DE"
        let page = request.ofEditPage
        #expect(page.presentationKind == .family(.systemMedium) && page.presentation == Presentation(mode: .fullColor))
        #expect(page.surface.cornerRadius == 26 && page.surface.locale == "de_DE" && page.scheme == .dark)
    }
}
