import AppIntents
import SwiftUICore

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
