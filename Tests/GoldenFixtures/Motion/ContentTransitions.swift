import SwiftUI

extension Fixture {
    @FixtureList static var contentTransitions: [Fixture] {
        motion("text-blurs", 34, 24) { Text($0 ? "Tue" : "Mon") }
        motion("text-opacity", 34, 24) { Text($0 ? "Tue" : "Mon").contentTransition(.opacity) }
        motion("text-identity", 34, 24) { Text($0 ? "Tue" : "Mon").contentTransition(.identity) }
        motion("text-interpolates-size-and-color", 34, 24) {
            Text("Mon").font(.system(size: $0 ? 16 : 10)).foregroundStyle($0 ? .red : .blue)
                .contentTransition(.interpolate)
        }
        motion("text-moves", 60, 24) { isNew in
            HStack(spacing: 0) {
                if isNew { Color.clear.frame(width: 20, height: 1) }
                Text("Mon")
            }
        }
        motion("numeric-text-counts-up", 34, 24) { Text($0 ? "128" : "119").contentTransition(.numericText()) }
        motion("numeric-text-counts-down", 34, 24) {
            Text($0 ? "0:57" : "0:58").contentTransition(.numericText(countsDown: true))
        }
        motion("numeric-text-follows-its-value", 34, 24) {
            Text($0 ? "118" : "119").contentTransition(.numericText(value: $0 ? 118 : 119))
        }
        motion("numeric-text-gains-a-digit", 40, 24) {
            Text($0 ? "10 km" : "9 km").font(.system(size: 12)).contentTransition(.numericText())
        }
        motion("symbol-fades", 26, 26) { Image(systemName: $0 ? "moon.fill" : "sun.max.fill") }
        motion("symbol-is-replaced", 26, 26) {
            Image(systemName: $0 ? "moon.fill" : "sun.max.fill").contentTransition(.symbolEffect(.replace))
        }
        motion("container-says-it-for-all", 34, 40) { isNew in
            VStack {
                Text(isNew ? "1" : "2"); Text(isNew ? "3" : "4")
            }.contentTransition(.identity)
        }
    }
}
