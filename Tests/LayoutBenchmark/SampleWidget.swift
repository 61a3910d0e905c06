import SwiftUI

/// What a medium widget typically holds: a heading, a few rows and a row of figures; about 60 views with their stacks.
struct SampleWidget: View {
    private let players = ["Ada", "Grace", "Edsger", "Barbara"]

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: "flag.fill").foregroundStyle(.orange)
                Text("Your move").font(.headline)
                Spacer()
                Text("Turn 14").font(.caption).foregroundStyle(.secondary)
            }
            Divider()
            ForEach(players, id: \.self) { name in
                HStack(spacing: 8) {
                    ZStack {
                        Circle().fill(.blue.opacity(0.2))
                        Text(name.prefix(1)).font(.caption2)
                    }
                    .frame(width: 18, height: 18)
                    VStack(alignment: .leading, spacing: 0) {
                        Text(name).font(.subheadline)
                        Text("2 hours ago").font(.caption2).foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text("1,204").font(.footnote).monospacedDigit()
                    Image(systemName: "chevron.right").imageScale(.small)
                }
            }
            HStack {
                ForEach(0..<4, id: \.self) { index in
                    VStack(spacing: 2) {
                        RoundedRectangle(cornerRadius: 3).fill(.green)
                            .frame(height: CGFloat(4 + index))
                            .frame(maxWidth: .infinity)
                        Text("\(index * 7)").font(.caption2)
                    }
                }
            }
        }
        .padding()
    }
}
