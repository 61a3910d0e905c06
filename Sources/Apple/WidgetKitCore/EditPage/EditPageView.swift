import AppIntents
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
