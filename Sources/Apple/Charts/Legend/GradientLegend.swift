import SwiftUICore

/// The ends of a continuous scale of colors.
struct GradientLegend: View {
    let names: (String, String)
    let colors: [Color]

    var body: some View {
        HStack(spacing: 5) {
            Text(verbatim: names.0)
            LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing).frame(width: 80, height: 8)
                .clipShape(Capsule())
            Text(verbatim: names.1)
        }
        .font(.caption).foregroundStyle(.secondary)
    }
}
