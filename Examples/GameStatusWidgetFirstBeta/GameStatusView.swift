import SwiftUI
import WidgetKit

struct GameStatusView : View {
    @Environment(\.widgetFamily) var family: WidgetFamily // 获取环境变量
    var gameStatus: GameStatus

    @ViewBuilder
    var body: some View {
        switch family {
        case .systemSmall: GameTurnSummary(gameStatus)
        case .systemMedium: GameStatusWithLastTurnResult(gameStatus)
        case .systemLarge: GameStatusWithStatistics(gameStatus)
        default: GameDetailsNotAvailable()
        }
    }
}
