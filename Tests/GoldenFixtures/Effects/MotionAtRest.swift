import SwiftUI

/// Visual effects, and what moves on an iPhone: at its beginning, or where it rests.
extension Fixture {
    private struct Bounce {
        var scale = 0.6
        var angle = Angle.degrees(20)
        var drop = 0.0
    }

    @FixtureList static var motionAtRest: [Fixture] {
        Fixture("visual-effects/by-the-size", 30, 30) {
            Color.blue.frame(width: 20, height: 12)
                .visualEffect { content, proxy in content.offset(x: proxy.size.width / 4, y: -proxy.size.height / 2) }
        }
        Fixture("visual-effects/by-the-place", 48, 16) {
            HStack(spacing: 0) {
                ForEach(0..<4) { _ in
                    Color.blue.frame(width: 12, height: 12)
                        .visualEffect { content, proxy in content.opacity(1 - proxy.frame(in: .global).minX / 48) }
                }
            }
        }
        Fixture("visual-effects/several", 40, 40) {
            Color.blue.frame(width: 16, height: 16)
                .visualEffect { content, _ in
                    content.scaleEffect(1.2).rotationEffect(.degrees(30)).blur(radius: 1).hueRotation(.degrees(90))
                }
        }
        Fixture("visual-effects/in-perspective", 40, 40) {
            Color.blue.frame(width: 20, height: 20)
                .visualEffect { content, _ in content.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
        }
        Fixture("visual-effects/filters", 24, 12) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .visualEffect { content, _ in content.brightness(0.1).contrast(0.8).saturation(0.5).grayscale(0.2) }
        }
        Fixture("visual-effects/keep-the-frame", 40, 20, frames: [rect(0, 0, 20, 20), rect(20, 0, 20, 20)]) {
            HStack(spacing: 0) {
                Color.red.visualEffect { content, _ in content.blur(radius: 1).scaleEffect(0.2) }
                Color.blue
            }
        }
        Fixture("visual-effects/none", 20, 20) { Color.blue.padding(4).visualEffect { content, _ in content } }
        Fixture("visual-effects/shader-is-told", 20, 20, findings: ["shader-not-drawn"]) {
            Color.blue.padding(4).colorEffect(ShaderLibrary.ripple(.float(2), .color(.red), .boundingRect))
        }
        Fixture("visual-effects/distortion-is-told", 20, 20, findings: ["shader-not-drawn"]) {
            Color.blue.padding(4).visualEffect { content, proxy in
                content.distortionEffect(
                    ShaderLibrary.default.wave(.float2(proxy.size)), maxSampleOffset: CGSize(width: 4, height: 0))
            }
        }
        Fixture("visual-effects/disabled-shader", 20, 20) {
            Color.blue.padding(4).layerEffect(
                Shader(function: ShaderFunction(library: .default, name: "melt"), arguments: [.float4(1, 2, 3, 4)]),
                maxSampleOffset: .zero, isEnabled: false)
        }
        Fixture("at-rest/phase-animator", 24, 24) {
            Circle().fill(.blue)
                .phaseAnimator([0.4, 1]) { view, phase in
                    view.scaleEffect(phase)
                } animation: { _ in
                    .bouncy
                }
        }
        Fixture("at-rest/phase-animator-as-a-view", 24, 24) {
            PhaseAnimator([Color.red, .blue], trigger: 1) { color in Circle().fill(color) }
        }
        Fixture("at-rest/no-phases", 24, 24, findings: ["phases-missing"]) {
            Circle().phaseAnimator([Double]()) { view, phase in view.opacity(phase) }
        }
        Fixture("at-rest/keyframe-animator", 24, 24) {
            Color.blue.frame(width: 20, height: 12).keyframeAnimator(initialValue: Bounce()) { view, value in
                view.scaleEffect(value.scale).rotationEffect(value.angle).offset(y: value.drop)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1, duration: 0.3)
                    SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
                    CubicKeyframe(0.6, duration: 0.3)
                }
                KeyframeTrack(\.angle) {
                    MoveKeyframe(.zero)
                    LinearKeyframe(.degrees(90), duration: 1, timingCurve: .easeInOut)
                }
                KeyframeTrack(\.drop) { LinearKeyframe(12, duration: 1) }
            }
        }
        Fixture("at-rest/keyframe-animator-of-a-number", 24, 24) {
            KeyframeAnimator(initialValue: 0.5, repeating: false) { value in
                Circle().fill(.blue).opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        }
        Fixture("at-rest/transitions", 40, 16) {
            HStack(spacing: 2) {
                Color.red.transition(.opacity.combined(with: .scale))
                Color.green.transition(.asymmetric(insertion: .push(from: .bottom), removal: .move(edge: .leading)))
                Color.blue.transition(.blurReplace)
                Color.yellow.transition(Sinking())
                Color.gray.transition(.modifier(active: Faded(opacity: 0), identity: Faded(opacity: 1)))
            }
        }
        Fixture("at-rest/scroll-transition", 24, 16) {
            Color.blue.scrollTransition { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 20)
            }
        }
        Fixture("at-rest/content-transition-and-animation", 40, 24) {
            Text("42").contentTransition(.numericText(value: 42))
                .animation(.spring(duration: 0.4, bounce: 0.2), value: 42)
        }
    }
}

/// At rest a transition leaves its identity: half a point lower.
private struct Sinking: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).offset(y: phase.value * 10 + 4)
    }
}

private struct Faded: ViewModifier {
    var opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
}
