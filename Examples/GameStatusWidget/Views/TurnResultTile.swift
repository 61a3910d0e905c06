import SwiftUI

/// One change of the last turn, as a tile of the summary strip.
struct TurnResultTile: View {
    var title: String
    var symbol: String
    var change: Int
    var color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 4) {
                Image(systemName: symbol)
                    .font(.caption2)
                    .foregroundColor(color)
                Text(TurnResult.signed(change))
                    .font(.headline)
                    .monospacedDigit()
            }
            Text(title)
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .padding(.horizontal, 10)
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(RoundedRectangle(cornerRadius: 12, style: .continuous).fill(color.opacity(0.14)))
    }
}
