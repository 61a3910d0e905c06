import SwiftUI

struct SmallWeather: View {
    @Environment(\.showsWidgetContainerBackground) private var showsBackground
    let forecast: Forecast

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            PlaceName(place: forecast.place)
            CurrentTemperature(hour: forecast.now, size: showsBackground ? 44 : 56)
            Spacer(minLength: 0)
            ViewThatFits(in: .vertical) {
                VStack(alignment: .leading, spacing: 2) {
                    ConditionSymbol(hour: forecast.now)
                        .font(.subheadline)
                        .padding(.bottom, 2)
                    ConditionName(hour: forecast.now)
                    HighAndLow(day: forecast.today)
                }
                VStack(alignment: .leading, spacing: 2) {
                    ConditionName(hour: forecast.now)
                    HighAndLow(day: forecast.today)
                }
            }
            .font(.footnote.weight(.semibold))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
