import SwiftUI

/// The last turn's changes side by side.
struct TurnResultStrip: View {
    var result: TurnResult

    var body: some View {
        HStack(spacing: 8) {
            TurnResultTile(
                title: "Territory", symbol: "flag.fill", change: result.territories, color: Color("Moss"))
            TurnResultTile(
                title: "Gold", symbol: "dollarsign.circle.fill", change: result.gold, color: Color("Ember"))
                .privacySensitive()
            TurnResultTile(title: "Health", symbol: "heart.fill", change: result.health, color: .red)
        }
    }
}
