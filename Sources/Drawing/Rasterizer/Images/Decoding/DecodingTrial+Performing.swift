internal import CImageCodecs
import Foundation
import Geometry
import ImageFormats

extension DecodingTrial {
    /// Takes the step in a process of its own and says how that ended. For processes with one thread.
    package func perform(on data: Data) -> Outcome {
        // Loaded here, the library need not be loaded by each of the processes.
        if let library = Self.library(of: format) { _ = codec_is_present(library) }
        let box = Unmanaged.passRetained(Box(trial: self, data: data))
        defer { box.release() }
        let outcome = codec_try(
            { context in
                let box = Unmanaged<Box>.fromOpaque(context!).takeUnretainedValue()
                return box.trial.take(box.data)
            }, box.toOpaque(), UInt32(seconds), memory)
        return switch outcome {
        case codec_trial_passed: .passed
        case codec_trial_slow: .tooSlow
        case codec_trial_memory: .tooMuchMemory
        default: .crashed
        }
    }

    private final class Box {
        let trial: DecodingTrial
        let data: Data

        init(trial: DecodingTrial, data: Data) { (self.trial, self.data) = (trial, data) }
    }

    private static func library(of format: String) -> String? {
        switch ImageFormat(rawValue: format) {
        case .svg: "svg"
        case .pdf: "pdf"
        case .heif: "heif"
        case .jpeg: "jpeg"
        default: nil
        }
    }

    /// A file that is damaged is no matter here.
    private func take(_ data: Data) -> codec_trial {
        do throws(ImageFailure) {
            let image = try ImageDecoder.decode(data)
            if case .draw(let width, let height) = step, case .vector(let vector) = image.content {
                try vector.draw(width: width, height: height)
                if vector.isIncomplete.load(ordering: .relaxed) { return codec_trial_slow }
            }
        } catch {
            if case .noMemory = error { return codec_trial_memory }
        }
        return codec_trial_passed
    }
}

extension VectorImage {
    /// Draws the picture so many pixels large, or as much of it as a picture may have.
    fileprivate func draw(width: Int, height: Int) throws(ImageFailure) {
        let side = 4096
        let bounds = PixelRect(x: 0, y: 0, width: min(width, side), height: min(height, side))
        guard let canvas = try? Canvas(bounds: bounds, format: .color) else { throw .noMemory }
        draw(in: CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)), onto: canvas)
    }
}
