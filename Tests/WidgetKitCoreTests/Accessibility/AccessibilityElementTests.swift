import Foundation
import RenderModel
import SwiftUI
import SwiftUICore
import Testing

/// Which views are elements, and what is heard of them without a modifier.
@Suite("Accessibility elements") @MainActor
struct AccessibilityElementTests {
    @Test("A text is an element with its words, an empty one is none")
    func text() {
        let lines = heard {
            VStack {
                Text("Score"); Text(verbatim: ""); Text(verbatim: " "); Text(verbatim: "12")
            }
        }
        #expect(lines == [#""Score""#, #""12""#])
    }

    @Test("A shape, a divider and a spacer are none")
    func decoration() {
        let gradient = LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
        #expect(
            heard {
                VStack {
                    Divider(); Circle(); Color.red; Spacer(); gradient
                }
            } == [])
    }

    @Test("An asset is heard by its name, a symbol by its name with spaces, a decoration not at all")
    func images() {
        let lines = heard {
            VStack {
                Image("crest")
                Image(systemName: "arrow.clockwise")
                Image(decorative: "leaves")
                Image("map_2", label: Text("Map"))
            }
        }
        #expect(lines == [#""crest" image"#, #""arrow clockwise" image"#, #""Map" image"#])
    }

    @Test("A drawing says nothing of itself")
    func drawing() {
        let size = CGSize(width: 10, height: 10)
        #expect(heard { Image(size: size) { _ in } } == ["unlabeled image"])
        #expect(heard { Image(size: size, label: Text("Chart")) { _ in } } == [#""Chart" image"#])
    }

    @Test("A label is its title, whatever its style shows")
    func label() {
        let lines = heard {
            VStack {
                Label("Rain", systemImage: "cloud")
                Label("Snow", systemImage: "snow").labelStyle(.iconOnly)
            }
        }
        #expect(lines == [#""Rain""#, #""Snow""#])
    }

    @Test("A button is one element of all that it shows")
    func button() {
        let lines = heard {
            Button {
            } label: {
                VStack {
                    Text("Mira"); Text("12 points")
                }
            }
            Button("Play", systemImage: "play") {}
        }
        #expect(lines == [#""Mira, 12 points" button"#, #""Play" button"#])
    }

    @Test("A link is one element")
    func link() {
        let url = URL(string: "app://a")!
        #expect(
            heard {
                Link(destination: url) {
                    HStack {
                        Text("Open"); Text("now")
                    }
                }
            } == [#""Open, now" link"#])
    }

    @Test("A toggle is on or off, and has its label where none is drawn")
    func toggle() {
        let lines = heard {
            Toggle("Sound", isOn: .constant(true))
            Toggle("Music", isOn: .constant(false)).labelsHidden()
            Toggle("Light", isOn: .constant(true)).toggleStyle(.button)
        }
        #expect(
            lines == [#""Sound" value "on" toggle"#, #""Music" value "off" toggle"#, #""Light" value "on" toggle"#])
    }

    @Test("Gauges and progress have a value in percent, or the gauge's own words for it")
    func meters() {
        let lines = heard {
            Gauge(value: 0.25) { Text("Battery") }
            Gauge(value: 3, in: 0...12) {
                Text("Turns")
            } currentValueLabel: {
                Text("3 of 12")
            }
            .gaugeStyle(.accessoryCircular)
            ProgressView("Upload", value: 0.5)
            ProgressView(value: 2, total: 8)
            ProgressView()
        }
        #expect(
            lines == [
                #""Battery" value "25%""#, #""Turns" value "3 of 12""#, #""Upload" value "50%""#,
                #"unlabeled value "25%""#, #"unlabeled value "in progress""#
            ])
    }

    @Test("A labeled value is one element")
    func labeledContent() {
        #expect(heard { LabeledContent("Wind", value: "12 km/h") } == [#""Wind" value "12 km/h""#])
    }

    @Test("A timer is spoken in words")
    func timer() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let text = Text(timerInterval: start...start.addingTimeInterval(754), pauseTime: start)
        #expect(heard { text } == [#""12 minutes, 34 seconds""#])
        #expect(heard { Text("Ends in \(text)") } == [#""Ends in 12 minutes, 34 seconds""#])
    }

    @Test("An image in a text is spoken as an image is")
    func attachment() {
        #expect(heard { Text("\(Image(systemName: "star.fill")) 5") } == [#""star fill 5""#])
    }

    @Test("What cannot be seen is not heard")
    func invisible() {
        #expect(
            heard {
                VStack {
                    Text("A").hidden(); Text("B").opacity(0); Text("C").opacity(0.5)
                }
            } == [#""C""#])
        #expect(
            heard {
                ViewThatFits {
                    Text("Wide").frame(width: 900); Text("Narrow")
                }
            } == [#""Narrow""#])
    }

    @Test("Elements are read in the tree's order, in right-to-left languages too")
    func order() {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        for environment in [EnvironmentValues(), arabic] {
            let lines = heard(environment) {
                VStack {
                    HStack {
                        Text("1"); Text("2")
                    }; Text("3").overlay { Text("4") }
                }
            }
            #expect(lines == [#""1""#, #""2""#, #""3""#, #""4""#])
        }
        let frames = tree(arabic) {
            HStack {
                Text("1"); Text("2")
            }
        }.elements.map(\.frame.x)
        #expect(frames[0] > frames[1])
    }

    @Test("A frame is where the view is drawn")
    func frame() {
        let found = tree { Color.red.frame(width: 20, height: 10).accessibilityLabel("Red").scaleEffect(2) }
        #expect(found.elements.map(\.frame.rect) == [CGRect(x: 130, y: 140, width: 40, height: 20)])
    }

    @Test("Redacted words are not heard")
    func redaction() {
        let lines = heard {
            VStack {
                Text("Balance")
                Text("1,200").privacySensitive()
                Image("card").privacySensitive()
                Gauge(value: 0.5) { Text("Spent") }.privacySensitive()
                Text("Alone").accessibilityLabel("Secret").privacySensitive()
            }.redacted(reason: .privacy)
        }
        #expect(lines == [#""Balance""#, "redacted", "redacted image", "redacted", "redacted"])
    }
}
