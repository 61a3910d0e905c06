import SwiftUI

/// One square: a disc for Nova, a ring for Comet, so that no one needs to tell the colours apart.
struct SquareView: View {
    var piece: Player?

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 4, style: .continuous)
                .fill(Color("Cell"))
            if piece == .nova {
                Circle()
                    .fill(Player.nova.color)
                    .padding(3)
            }
            if piece == .comet {
                Circle()
                    .stroke(Player.comet.color, lineWidth: 3)
                    .padding(4.5)
            }
        }
    }
}
