"""Covers of four albums that were never recorded, 480 pixels in the square."""

import numpy as np

from .canvas import arc, box, circle, color, cover, fractal, gradient, grid, noise, over, reduced

SIZE = 480
PIXEL = 1 / (2 * SIZE)


def _paint(picture, distance, tint):
    return over(picture, color(tint), cover(distance, PIXEL))


def tidal():
    """Waves of paper under a moon."""
    x, y = grid(2 * SIZE, 2 * SIZE)
    picture = gradient(y, [(0, "0E2A47"), (1, "1F6E8C")])
    picture = _paint(picture, circle(x, y, 0.64, 0.3, 0.16), "FFE8B8")
    tints = ["2E8BA6", "3FA7B5", "67C3C0", "9BDDCB", "D6F3DE"]
    for index, tint in enumerate(tints):
        wave = 0.5 + 0.1 * index + 0.035 * np.sin(2 * np.pi * (x * 1.6 + index * 0.37)) + 0.02 * noise(x * 4, index)
        picture = _paint(picture, wave - y, tint)
    return reduced(picture)


def neon():
    """Rings of light over a grid of streets."""
    x, y = grid(2 * SIZE, 2 * SIZE)
    picture = gradient((x + y) / 2, [(0, "2B0A3D"), (0.5, "6A1463"), (1, "C2255C")])
    for index, tint in enumerate(["FF5C8A", "FF9A5C", "FFD166", "6EE7F2"]):
        distance = arc(x, y, 0.5, 0.5, 0.4 - 0.085 * index, 0.045, 0.9 - 0.17 * index)
        glow = np.exp(-np.maximum(distance, 0) * 30)
        picture = _paint(over(picture, color(tint), 0.35 * glow), distance, tint)
    return reduced(picture)


def meadow():
    """Hills in stripes under a large sun."""
    x, y = grid(2 * SIZE, 2 * SIZE)
    picture = gradient(y, [(0, "FFE29A"), (0.6, "FFB36B")])
    picture = _paint(picture, circle(x, y, 0.36, 0.36, 0.2), "F2643D")
    for index, tint in enumerate(["C9A227", "7A9E3B", "3F7D47", "1E5945", "123C3A"]):
        hill = 0.48 + 0.1 * index - 0.09 * fractal(x * 1.5 + index * 3.1, 20 + index, 2)
        picture = _paint(picture, hill - y, tint)
    return reduced(picture)


def blocks():
    """Circles and quarters in a grid, as posters were printed."""
    x, y = grid(2 * SIZE, 2 * SIZE)
    picture = np.broadcast_to(color("F4EBDD"), x.shape + (3,)).copy()
    tints = ["E4572E", "17BEBB", "FFC914", "2E282A", "76B041", "5C4B8A"]
    turns = np.random.default_rng(5)
    for row in range(4):
        for column in range(4):
            tint, other = turns.choice(len(tints), 2, replace=False)
            cx, cy, half = 0.125 + column * 0.25, 0.125 + row * 0.25, 0.125
            tile = box(x, y, cx, cy, 0.25, 0.25, 0)
            picture = _paint(picture, tile, tints[tint])
            kind = turns.integers(3)
            sx, sy = turns.choice([-1, 1], 2)
            inner = [
                circle(x, y, cx, cy, 0.085), circle(x, y, cx + sx * half, cy + sy * half, 0.25),
                np.minimum(circle(x, y, cx - half, cy, half), circle(x, y, cx + half, cy, half)),
            ][kind]
            picture = _paint(picture, np.maximum(inner, tile), tints[other])
    return reduced(picture)


ALL = {"Tidal": tidal, "Neon": neon, "Meadow": meadow, "Blocks": blocks}
