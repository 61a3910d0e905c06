import SwiftUICore

/// What iOS 17 and later show in place of a widget that hands no background to its container.
struct MissingBackgroundNotice: View {
    let isAccessory: Bool

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "exclamationmark.octagon").foregroundStyle(.yellow)
            Text(verbatim: "Please adopt containerBackground API")
                .font(.system(size: isAccessory ? 9 : 13)).multilineTextAlignment(.center)
        }
        .padding(isAccessory ? 4 : 0)
    }
}
