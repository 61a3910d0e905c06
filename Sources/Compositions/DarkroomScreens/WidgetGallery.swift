import DarkroomCompositions
import RenderModel
import SwiftUI

/// An app's widgets row by row: name and description above the widget in each of its families.
struct WidgetGallery: View {
    let context: CompositionContext
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(rows.indices, id: \.self) { index in
                row(rows[index])
                    .frame(height: (rows[index].map(\.size.height).max() ?? 0) + 112, alignment: .topLeading)
            }
        }
        .padding(40)
        .frame(width: context.size.width, height: context.size.height, alignment: .topLeading)
        .background(colorScheme == .dark ? .black : Color(red: 0.949, green: 0.949, blue: 0.969))
    }

    private var rows: [[CompositionPicture]] {
        var rows: [[CompositionPicture]] = []
        for picture in context.pictures {
            if rows.last?.first?.kind == picture.kind {
                rows[rows.count - 1].append(picture)
            } else {
                rows.append([picture])
            }
        }
        return rows
    }

    private func row(_ pictures: [CompositionPicture]) -> some View {
        let first = pictures[0]
        return VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: first.displayName.isEmpty ? first.kind : first.displayName).font(.title2.bold()).lineLimit(1)
            Text(verbatim: first.widgetDescription).font(.subheadline).foregroundStyle(.secondary).lineLimit(1)
            HStack(alignment: .top, spacing: 24) {
                ForEach(pictures) { picture in
                    picture.background {
                        RoundedRectangle(cornerRadius: picture.cornerRadius).fill(.black.opacity(0.5)).padding(1)
                            .shadow(color: .black.opacity(colorScheme == .dark ? 0.5 : 0.12), radius: 10, x: 0, y: 4)
                    }
                }
            }
            .padding(.top, 10)
        }
    }
}
