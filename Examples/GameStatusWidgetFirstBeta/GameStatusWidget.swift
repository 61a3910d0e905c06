import SwiftUI
import WidgetKit

@main // 声明为主要部件
struct GameStatusWidget: Widget { // 声明为Widget // 而不是 some view
    var body: some WidgetConfiguration { // widget配置项
        StaticConfiguration( // 静态配置 StaticConfiguration
            kind: "com.mygame.game-status", // 唯一标识符
            provider: GameStatusProvider(), // 时间线提供者
            placeholder: GameStatusPlaceholderView() // placeholder
        ) { entry in // 显示的内容
            GameStatusView(entry.gameStatus)
        }
        .configurationDisplayName("Game Status") // 显示的名称
        .description("Shows an overview of your game status") // 描述
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge]) // 支持的widget大小
    }
}
