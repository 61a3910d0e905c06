import RenderModel
import Testing

@testable import WidgetKitCore

/// What is said where a picture cannot be drawn: what, where, and the way out.
struct HostErrorTests {
    @Test(arguments: [
        (
            HostError.unknownKind("x", known: ["a", "b"]),
            "there is no widget of kind 'x'; the kinds are: a, b"
        ),
        (
            .providerTimedOut(kind: "a", call: "getTimeline", seconds: 2.5),
            "getTimeline of widget 'a' did not complete within 2.5 s; raise --timeout or complete on every path"
        ),
        (
            .completionDropped(kind: "a", call: "getTimeline"),
            """
            getTimeline of widget 'a' returned without calling its completion handler, and nothing retains the \
            handler; call it on every path
            """
        ),
        (
            .noSuchEntry(kind: "a", index: 3, count: 2),
            "the timeline of widget 'a' has 2 entries, none with index 3"
        ),
        (
            .configuration(kind: "a", .queryFailed(parameter: "city", reason: "offline")),
            """
            the configuration of widget 'a' is incomplete or invalid: the values of the parameter 'city' could not be \
            loaded: offline; to list the options: darkroom configurations
            """
        ),
        (
            .providerFailed(kind: "a", call: "currentValue()", reason: "noPower"),
            "currentValue() of widget 'a' failed: noPower"
        ),
        (
            .noSuchState(kind: "Trip", index: 1, count: 0),
            "the Live Activity 'Trip' has 0 states, none with index 1; choose some with --activity"
        ),
        (
            .noSuchRegion(kind: "a", index: 2, count: 1),
            """
            the image of 'a' has 1 area that performs an intent, none with index 2; 'darkroom tap --list' prints \
            them
            """
        ),
        (
            .emptyControl(kind: "fan"),
            """
            the control 'fan' has a template that shows nothing; return a ControlWidgetButton or ControlWidgetToggle \
            from every branch
            """
        ),
        (
            .impossibleDate(kind: "a", call: "getSnapshot", subject: "the entry", seconds: "nan"),
            """
            getSnapshot of widget 'a' gave the entry an invalid date (nan seconds since 1970), which is never \
            shown; check how the date is computed
            """
        )
    ])
    func errorsSayWhatToDo(_ error: HostError, _ text: String) {
        #expect(error.description == text)
    }

    @Test(arguments: [
        (PreviewError.noSuchPreview, "no such preview in this program"),
        (.unavailable("PreviewUnavailable()"), "the preview could not be made: it threw PreviewUnavailable()"),
        (.unknownContent("Scene"), "previews of Scene are not drawn"),
        (
            .emptyWidget,
            """
            the preview's widget has no configuration of the kind that the preview shows; return one from every branch \
            of its body
            """
        ),
        (
            .noActivity("Trip"),
            """
            the preview's widget has no ActivityConfiguration for Trip; add the widget that has one, or show \
            attributes of its own
            """
        )
    ])
    func previewsSayWhatToDo(_ error: PreviewError, _ text: String) {
        #expect(error.description == text)
    }

    @Test func codeThatIsLeftOutIsWhyNothingIsAnswered() {
        let dropped = HostError.completionDropped(kind: "a", call: "getTimeline")
        var missing = MissingData()
        missing.leftOut = ["W.swift:9: 'f' is left out", "W.swift:8: 'e' is left out"]
        missing.lastLeftOut = "W.swift:9: 'f' is left out"
        missing.refused = ["https://example.org/a"]
        #expect(
            dropped.message(missing)
                == "getTimeline of widget 'a' doesn't complete, because some of its code is missing: W.swift:9: 'f' is "
                + "left out")
        // What was reached before the call is not why.
        missing.lastLeftOut = nil
        #expect(dropped.message(missing).contains("https://example.org/a"))
        #expect(dropped.message(MissingData()) == dropped.description)
        let unknown = HostError.unknownKind("a", known: [])
        #expect(unknown.message(missing) == unknown.description)
    }

    /// Three of 109 projects complete only where a request succeeds.
    @Test func soIsANetworkThatWasRefused() {
        let dropped = HostError.completionDropped(kind: "a", call: "getTimeline")
        var missing = MissingData()
        (missing.refused, missing.unanswered) = (["https://example.org/b", "https://example.org/a"], ["GET https://x"])
        #expect(
            dropped.message(missing) == """
                getTimeline of widget 'a' doesn't complete without a network response to https://example.org/a; \
                record one and pass --responses <folder>, and call the completion handler when a request fails, too
                """)
        missing.refused = []
        #expect(dropped.message(missing).contains("network response to GET https://x; "))
    }
}
