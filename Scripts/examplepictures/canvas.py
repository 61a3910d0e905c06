"""Colors, gradients, noise and shapes for pictures whose coordinates go from 0 to 1, y downwards."""

import numpy as np


def color(text):
    """Three numbers from 0 to 1 of a hexadecimal color."""
    return np.array([int(text[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def grid(width, height):
    """x and y of the middles of the pixels."""
    x = (np.arange(width) + 0.5) / width
    y = (np.arange(height) + 0.5) / height
    return np.meshgrid(x, y)


def smooth(low, high, value):
    """From 0 at low to 1 at high, without corners."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def gradient(position, stops):
    """Colors along (place, hexadecimal color)."""
    places = [place for place, _ in stops]
    colors = np.array([color(text) for _, text in stops])
    return np.stack([np.interp(position, places, colors[:, i]) for i in range(3)], axis=-1)


def over(picture, paint, cover):
    """The picture with a paint on it where cover is 1."""
    return picture + (paint - picture) * cover[..., None]


def noise(position, seed):
    """Smooth between random values at whole numbers, from -1 to 1."""
    values = np.random.default_rng(seed).uniform(-1, 1, 4096)
    floor = np.floor(position).astype(int)
    weight = smooth(0, 1, position - floor)
    start, end = values[floor % 4096], values[(floor + 1) % 4096]
    return start + (end - start) * weight


def fractal(position, seed, octaves=6, roughness=0.5):
    """Noise in several sizes, each half as large as the one before it."""
    total = np.zeros_like(position)
    for octave in range(octaves):
        total += noise(position * 2**octave, seed + octave) * roughness**octave
    return total


def reduced(picture):
    """Half as large, each pixel the mean of four."""
    height, width, depth = picture.shape
    return picture.reshape(height // 2, 2, width // 2, 2, depth).mean(axis=(1, 3))


# Distances to the edges of shapes, negative inside.


def circle(x, y, cx, cy, radius):
    return np.hypot(x - cx, y - cy) - radius


def box(x, y, cx, cy, width, height, corner):
    dx = abs(x - cx) - width / 2 + corner
    dy = abs(y - cy) - height / 2 + corner
    return np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0) - corner


def segment(x, y, start, end, radius):
    (ax, ay), (bx, by) = start, end
    length = (bx - ax) ** 2 + (by - ay) ** 2
    t = np.clip(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length, 0, 1)
    return np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)) - radius


def arc(x, y, cx, cy, radius, line, fraction):
    """A part of a circle, clockwise from the top, with round ends."""
    angle = np.arctan2(x - cx, cy - y) % (2 * np.pi)
    end = 2 * np.pi * fraction
    ring = abs(np.hypot(x - cx, y - cy) - radius) - line / 2
    caps = [circle(x, y, cx + radius * np.sin(a), cy - radius * np.cos(a), line / 2) for a in (0, end)]
    return np.minimum(np.where(angle <= end, ring, 9), np.minimum(*caps))


def cover(distance, pixel):
    """How much of each pixel a shape covers."""
    return np.clip(0.5 - distance / pixel, 0, 1)
