"""Three photographs that nobody took."""

import numpy as np

from .canvas import color, fractal, gradient, grid, noise, over, reduced, smooth

WIDTH, HEIGHT = 1200, 1000
PIXEL = 1 / (2 * HEIGHT)


def _below(y, ridge):
    """What lies below a line, with a soft edge of a pixel."""
    return np.clip((y - ridge) / PIXEL + 0.5, 0, 1)


def _glow(x, y, cx, cy, size):
    return np.exp(-(((x - cx) * WIDTH / HEIGHT) ** 2 + (y - cy) ** 2) / size**2)


def dunes():
    """Dunes at dusk: light from the right, ripples towards the eye."""
    x, y = grid(2 * WIDTH, 2 * HEIGHT)
    sky = gradient(y, [(0, "1D2B64"), (0.22, "4A3F86"), (0.4, "B0527F"), (0.52, "F0875F"), (0.6, "FFC27A")])
    sky = over(sky, color("FFE2A8"), 0.85 * _glow(x, y, 0.7, 0.53, 0.24))
    sky = over(sky, color("FFF6DA"), np.clip(0.5 - (np.hypot((x - 0.7) * 1.2, y - 0.505) - 0.034) / PIXEL, 0, 1))
    picture = over(sky, color("A65C78"), 0.9 * _below(y, 0.565 - 0.028 * fractal(x * 5, 3, 5)))
    layers = [
        (0.60, 0.035, 1.7, 11, 0.30, 0.9, "FFB56B", "94466B"),
        (0.68, 0.060, 1.2, 23, 0.52, 0.7, "F79A55", "6F3359"),
        (0.79, 0.085, 0.9, 31, 0.60, -0.9, "E5803F", "4B2449"),
    ]
    for level, swing, scale, seed, crest, lean, lit, shade in layers:
        ridge = level - swing * fractal(x * scale * 2, seed, 3, 0.35)
        depth = y - ridge
        # The crest winds down towards the eye and parts the side in the light from the one in the shadow.
        bend = crest + lean * depth + 0.09 * np.sin(depth * 17 + seed) + 0.03 * noise(depth * 14, seed + 7)
        near = smooth(0.01, 0.3, depth)
        light = smooth(-0.012, 0.02 + 0.16 * near, x - bend)
        ripple = np.sin((depth * 260 + 14 * noise(x * 7 + depth * 6, seed + 13)) / (1 + 2.6 * depth)) * near
        light = np.clip(light * (1 - 0.35 * near) + 0.06 * ripple * (0.3 + light), 0, 1)
        paint = color(shade) + (color(lit) - color(shade)) * light[..., None]
        picture = over(picture, paint * (1 - 0.34 * smooth(0, 0.42, depth))[..., None], _below(y, ridge))
    return reduced(picture)


def mountains():
    """Ridges behind ridges over a lake, before the sun comes up."""
    x, y = grid(2 * WIDTH, 2 * HEIGHT)
    shore = 0.66

    def above(x, y):
        scene = gradient(y, [(0, "0B1E4B"), (0.25, "25508F"), (0.45, "7FA3C9"), (0.58, "F6C9B0"), (0.66, "FFE3C4")])
        layers = [
            (0.50, 0.115, 2.6, 41, "8FA5C6", "C9B6BF"), (0.55, 0.090, 3.4, 52, "5F7FA8", "9A9DB6"),
            (0.60, 0.060, 4.4, 63, "355880", "5F7699"), (0.645, 0.030, 7.0, 74, "173452", "24476A"),
        ]
        for level, swing, scale, seed, top, foot in layers:
            ridge = level - swing * (0.35 + fractal(x * scale, seed, 7, 0.48))
            haze = smooth(0, 0.15, y - ridge)
            paint = color(top) + (color(foot) - color(top)) * haze[..., None]
            if seed == 41:
                snow = _below(ridge + 0.05 + 0.03 * fractal(x * 40 + y * 30, 80, 3), y)
                paint = over(paint, color("F4E7E6"), 0.75 * snow * smooth(0.45, 0.36, ridge))
            scene = over(scene, paint, _below(y, ridge))
        return scene

    ripple = 0.004 * noise(y * 190, 90) * smooth(shore, 1, y)
    mirrored = above(x + ripple, np.clip(2 * shore - y + 0.2 * (y - shore), 0, 1))
    water = mirrored * gradient(y, [(shore, "E2E8F2"), (1, "6C86B0")])
    picture = over(above(x, y), water, _below(y, shore))
    return reduced(over(picture, color("FFF0DC"), 0.35 * np.exp(-(((y - shore) / 0.006) ** 2))))


def coast():
    """The sea in the evening, with its light on the water and clouds above."""
    x, y = grid(2 * WIDTH, 2 * HEIGHT)
    horizon, sun = 0.56, 0.34
    sky = gradient(y, [(0, "12305C"), (0.2, "2F5E93"), (0.38, "8C8FB4"), (0.5, "F3A683"), (0.56, "FFD9A0")])
    sky = over(sky, color("FFE9BE"), 0.8 * _glow(x, y, sun, 0.53, 0.2))
    clouds = [(0.16, 0.05, 101, "F2B8A8"), (0.27, 0.04, 112, "FFC9A4"), (0.4, 0.025, 123, "FFE0B5")]
    for level, size, seed, tint in clouds:
        shape = fractal(x * 3.2 + 1.5 * level, seed, 5) - abs(y - level - 0.02 * noise(x * 4, seed)) / size
        sky = over(sky, color(tint), 0.55 * smooth(-0.1, 1.1, shape))
    depth = np.maximum(y - horizon, 1e-4)
    waves = noise(x * 20 / (0.25 + 3 * depth) + noise(1 / (depth + 0.03) * 5, 7) * 5, 132)
    waves = waves * noise(5.5 / (depth + 0.05), 141)
    sea = gradient(y, [(horizon, "DFA690"), (0.66, "5C7FA3"), (0.82, "274F7C"), (1, "122F55")])
    spread = 0.03 + 0.34 * depth
    path = np.exp(-(((x - sun) / spread) ** 2)) * (0.62 + 0.38 * np.sign(waves) * smooth(0, 0.12, abs(waves)))
    sea = over(sea + 0.04 * waves[..., None], color("FFE3B0"), 0.85 * path * smooth(1.25, 0.55, y))
    picture = over(sky, sea, _below(y, horizon))
    for start, height, seed, tint in [(0.62, 0.13, 151, "4E5B80"), (0.74, 0.24, 162, "2A3459")]:
        slope = smooth(start, start + 0.3, x)
        cliff = horizon + 0.05 * (start - 0.55) * 8 * slope
        top = horizon - height * slope * (0.85 + 0.22 * fractal(x * 7, seed, 6))
        land = _below(y, top) * _below(cliff, y) * smooth(start, start + 0.004, x)
        shade = color(tint) * (1 + 0.35 * fractal(x * 26 + 5 * noise(y * 9, seed), seed + 5, 4)[..., None] * 0.4)
        picture = over(picture, shade, land)
    return reduced(np.clip(picture, 0, 1))


ALL = {"Dunes": dunes, "Mountains": mountains, "Coast": coast}
