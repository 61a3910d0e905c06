import SwiftUI

/// The parchment, or at night the slate, that every family lies on.
struct GameBoardBackground: View {
    var body: some View {
        LinearGradient(
            colors: [Color("BoardTop"), Color("BoardBottom")], startPoint: .top, endPoint: .bottom)
    }
}
