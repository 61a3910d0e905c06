import DisplayList
import Foundation
import SwiftUICore

/// Reads what most widgets need, before anybody asks for a picture: resources, faces, symbols and the metadata of the
/// commonest views. A process that is forked afterwards has it all.
///
/// Nothing of the user's runs, and nothing starts a thread.
@MainActor
package enum WarmUp {
    /// What is drawn for it; who rasterizes and encodes it warms that too.
    package static func displayList() -> DisplayList {
        _ = WidgetResources.shared
        return ViewRenderer().render { WarmUpView() }.displayList
    }
}

/// Text in the usual sizes and weights, symbols, shapes, gradients, a shadow and the stacks that hold them.
private struct WarmUpView: View {
    private static let characters = "The quick brown fox jumps over the lazy dog, 0123456789 % : / – + °"

    var body: some View {
        ZStack {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom)
            VStack(alignment: .leading, spacing: 4) {
                ForEach(Array([Font.caption2, .caption, .footnote, .subheadline, .body].enumerated()), id: \.offset) {
                    Text(verbatim: Self.characters).font($1)
                }
                Text(verbatim: Self.characters).font(.headline).foregroundStyle(.secondary)
                Text(verbatim: Self.characters).font(.system(size: 28, weight: .bold, design: .rounded))
                HStack {
                    Label("Warm", systemImage: "sun.max.fill")
                    Spacer()
                    Image(systemName: "heart").font(.title2)
                    Text(Date(timeIntervalSince1970: 0), style: .time).monospacedDigit()
                }
                ProgressView(value: 0.5)
                RoundedRectangle(cornerRadius: 8, style: .continuous).fill(.red.opacity(0.5)).shadow(radius: 2)
                    .overlay(Circle().stroke(lineWidth: 2).padding(2))
                Capsule().frame(height: 6).clipShape(Capsule())
            }
            .padding()
        }
        .frame(width: 158, height: 158)
        .environment(\.colorScheme, .light)
    }
}
