import SwiftUI

/// “Adding animations”: a state that a button changes, and how its content changes with it.
enum ColorListing {
    struct Changing: View {
        @State private var isRed = false
        var body: some View {
            VStack {
                Color(isRed ? .red : .blue)
                    .frame(width: 100, height: 100)
                    .cornerRadius(10)
                Button("Change Color") { withAnimation {
                    self.isRed.toggle()
                } }
            }
        }
    }

    struct Fading: View {
        @State private var isRed = false
        var body: some View {
            VStack {
                Color(isRed ? .red : .blue)
                    .frame(width: 100, height: 100)
                    .cornerRadius(10)
                    .contentTransition(.opacity)
                Button("Change Color") {
                    withAnimation() {
                        self.isRed.toggle()
                    }
                }
            }
        }
    }
}
