import SwiftUI

/// The sky's colors by condition and hour, dark enough for white text everywhere.
struct SkyBackground: View {
    let forecast: Forecast

    var body: some View {
        LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
    }

    private var colors: [Color] {
        let now = forecast.now
        switch now.condition {
        case _ where !now.isInDaylight: return [.nightTop, .nightBottom]
        case .clear, .mostlyClear:
            let isLate = Calendar.current.component(.hour, from: now.date) >= 17
            return isLate ? [.duskTop, .duskMiddle, .duskBottom] : [.clearTop, .clearBottom]
        case .cloudy, .fog, .snow: return [.cloudyTop, .cloudyBottom]
        case .rain, .thunderstorm: return [.rainTop, .rainBottom]
        }
    }
}
