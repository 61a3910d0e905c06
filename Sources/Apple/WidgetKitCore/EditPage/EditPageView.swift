import AppIntents
import Foundation
import SwiftUICore

/// The card on which iOS has a widget edited: name, description and a row for each parameter.
///
/// Apple publishes no measures. The order, the kinds of controls and what accent and background color change follow
/// its pictures of the page; lengths are those of its grouped lists.
struct EditPageView: View {
    let page: EditPage

    /// Points from the card's edges.
    static let margin: CGFloat = 20

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
            ForEach(page.sections.indices, id: \.self) { index in section(page.sections[index]) }
        }
        .padding(.bottom, page.rows.isEmpty ? Self.margin : 8)
        .fixedSize(horizontal: false, vertical: true)
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var header: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: page.names.displayName).font(.title3.bold())
            if !page.names.description.isEmpty {
                Text(verbatim: page.names.description).font(.subheadline).foregroundStyle(.secondary)
            }
        }
        .padding(.horizontal, Self.margin)
        .padding(.top, Self.margin)
        .padding(.bottom, page.rows.isEmpty ? 0 : 14)
    }

    @ViewBuilder private func section(_ section: EditPage.Section) -> some View {
        if let header = section.header {
            Text(verbatim: header)
                .font(.footnote)
                .foregroundStyle(.secondary)
                .padding(.horizontal, Self.margin)
                .padding(.top, 18)
                .padding(.bottom, 6)
        }
        ForEach(section.rows, id: \.name) { row in
            Divider().padding(.leading, Self.margin)
            EditPageRow(row: row)
        }
    }
}

/// A parameter of the edit-widget page: its title, and its value in the control that changes it.
struct EditPageRow: View {
    let row: ParameterRow
    @Environment(\.locale) private var locale

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack(spacing: 12) {
                if !row.title.isEmpty { Text(verbatim: row.title) }
                if !row.title.isEmpty { Spacer(minLength: 0) }
                control
                if row.title.isEmpty { Spacer(minLength: 0) }
            }
            if row.control == .slider { SliderBar(fraction: row.fraction ?? 0) }
        }
        .padding(.horizontal, EditPageView.margin)
        .padding(.vertical, 7)
        .frame(minHeight: 46)
    }

    @ViewBuilder private var control: some View {
        switch row.control {
        case .toggle: Toggle(isOn: .constant(row.isOn ?? false)) {}.labelsHidden().toggleStyle(.switch)
        case .stepper:
            value
            StepperButtons()
        case .slider: value.foregroundStyle(.secondary)
        case .field: field
        case .menu:
            HStack(spacing: 4) {
                choice
                Image(systemName: "chevron.up.chevron.down").font(.footnote)
            }
            .foregroundStyle(.tint)
        case .choice: choice.foregroundStyle(.tint)
        case .date, .time, .dateTime:
            if row.texts.isEmpty {
                choice.foregroundStyle(.tint)
            } else {
                HStack(spacing: 6) { ForEach(row.texts, id: \.self, content: capsule) }
            }
        }
    }

    private var value: some View {
        Text(verbatim: row.texts.joined(separator: ", ")).multilineTextAlignment(.trailing)
    }

    private var choice: some View {
        Text(verbatim: row.texts.isEmpty ? ChooseWord.text(in: locale) : row.texts.joined(separator: ", "))
            .multilineTextAlignment(row.title.isEmpty ? .leading : .trailing)
    }

    /// An empty field shows what it is for.
    @ViewBuilder private var field: some View {
        if row.texts.isEmpty {
            Text(verbatim: row.title.isEmpty ? ChooseWord.text(in: locale) : row.title).foregroundStyle(.tertiary)
        } else {
            value
        }
    }

    private func capsule(_ text: String) -> some View {
        Text(verbatim: text)
            .padding(.horizontal, 11)
            .padding(.vertical, 6)
            .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// A stepper as iOS draws it: 94 × 32 points, as UIKit's has been measured since iOS 13.
private struct StepperButtons: View {
    var body: some View {
        HStack(spacing: 0) {
            Image(systemName: "minus").frame(maxWidth: .infinity)
            Rectangle().fill(.fill).frame(width: 1, height: 18)
            Image(systemName: "plus").frame(maxWidth: .infinity)
        }
        .frame(width: 94, height: 32)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 8))
    }
}

/// A slider's track of 4 points with its thumb.
private struct SliderBar: View {
    let fraction: Double

    var body: some View {
        GeometryReader { geometry in
            let thumb: CGFloat = 26, reach = max(0, geometry.size.width - thumb) * fraction
            ZStack(alignment: .leading) {
                Capsule().fill(.fill).frame(height: 4)
                Capsule().fill(.tint).frame(width: reach + thumb / 2, height: 4)
                Circle().fill(.white).shadow(color: .black.opacity(0.2), radius: 3, x: 0, y: 1)
                    .frame(width: thumb, height: thumb)
                    .offset(x: reach)
            }
            .frame(maxHeight: .infinity)
        }
        .frame(height: 28)
    }
}

/// What iOS writes where nothing is chosen, in the languages for which it is known here; else in English.
enum ChooseWord {
    static func text(in locale: Locale) -> String {
        let language = locale.language
        if language.languageCode == .chinese { return language.script == .hanTraditional ? "選擇" : "选取" }
        return words[language.languageCode?.identifier ?? ""] ?? "Choose"
    }

    private static let words = [
        "ar": "اختيار", "da": "Vælg", "de": "Auswählen", "es": "Seleccionar", "fr": "Choisir", "it": "Scegli",
        "ja": "選択", "ko": "선택", "nb": "Velg", "nl": "Kies", "pl": "Wybierz", "pt": "Escolher", "ru": "Выбрать",
        "sv": "Välj", "tr": "Seç"
    ]
}
