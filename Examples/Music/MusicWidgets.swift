import SwiftUI
import WidgetKit

@main
struct MusicWidgets: WidgetBundle {
    var body: some Widget {
        NowPlayingWidget()
        PlaybackControl()
        PlaybackActivity()
    }
}
