import WidgetKit

struct GameStatusProvider: TimelineProvider {
    var hasFetchedGameStatus: Bool
    var gameStatusFromServer: String

    func snapshot(with context: Context, completion: @escaping (Entry) -> ()) {
        let date = Date()
        let entry: GameStatusEntry

        if context.isPreview && !hasFetchedGameStatus {
            entry = GameStatusEntry(date: date, gameStatus: "—")
        } else {
            entry = GameStatusEntry(date: date, gameStatus: gameStatusFromServer)
        }
        completion(entry)
    }

    func timeline(with context: Context, completion: @escaping (Timeline<GameStatusEntry>) -> ()) {
        // 为 "现在 now"创建一个时间轴条目。
        let date = Date()
        let entry = GameStatusEntry(
            date: date,
            gameStatus: gameStatusFromServer
        )

        // 创建一个未来15分钟的日期。
        let nextUpdateDate = Calendar.current.date(byAdding: .minute, value: 15, to: date)!

        // 创建带有条目的时间线 & 带有日期的重载策略。
        // 以便下次更新。
        let timeline = Timeline(
            entries:[entry],
            policy: .after(nextUpdateDate)
        )

        // 调用completion将时间线传递给WidgetKit。
        completion(timeline)
    }
}
