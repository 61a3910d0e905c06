import SwiftUI

/// One change of the last turn, on a line of its own.
struct TurnResultRow: View {
    var title: String
    var symbol: String
    var change: Int
    var color: Color

    var body: some View {
        HStack(spacing: 8) {
            Image(systemName: symbol)
                .font(.caption)
                .foregroundColor(color)
                .frame(width: 16)
            Text(title)
                .font(.caption)
                .foregroundStyle(.secondary)
            Spacer(minLength: 4)
            Text(TurnResult.signed(change))
                .font(.subheadline.weight(.semibold))
                .monospacedDigit()
        }
    }
}
