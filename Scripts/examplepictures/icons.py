"""App icons of 1,024 pixels: one sign on a plain gradient."""

import numpy as np

from .canvas import arc, box, circle, color, cover, gradient, grid, over, reduced, segment

SIZE = 1024
PIXEL = 1 / (2 * SIZE)


def _canvas(top, bottom):
    x, y = grid(2 * SIZE, 2 * SIZE)
    return x, y, gradient(y, [(0, top), (1, bottom)])


def _paint(picture, distance, tint, opacity=1):
    return over(picture, color(tint), opacity * cover(distance, PIXEL))


def weather():
    x, y, picture = _canvas("1460C8", "5CB0F0")
    picture = _paint(picture, circle(x, y, 0.64, 0.39, 0.17), "FFD60A")
    cloud = np.minimum(circle(x, y, 0.4, 0.55, 0.17), circle(x, y, 0.59, 0.6, 0.125))
    cloud = np.minimum(cloud, np.minimum(circle(x, y, 0.26, 0.62, 0.11), box(x, y, 0.43, 0.645, 0.44, 0.17, 0.085)))
    return reduced(_paint(picture, cloud, "FFFFFF"))


def calendar():
    x, y, picture = _canvas("FFFFFF", "F2F2F5")
    picture = _paint(picture, box(x, y, 0.5, 0.08, 1, 0.32, 0), "E8382F")
    for row in range(3):
        for column in range(4):
            tint = "E8382F" if (row, column) == (1, 2) else "3A3A3C"
            radius = 0.075 if (row, column) == (1, 2) else 0.04
            picture = _paint(picture, circle(x, y, 0.2 + 0.2 * column, 0.42 + 0.18 * row, radius), tint)
    return reduced(picture)


def stocks():
    x, y, picture = _canvas("2C2C2E", "0E0E10")
    for line in (0.25, 0.5, 0.75):
        picture = _paint(picture, segment(x, y, (line, 0.1), (line, 0.9), 0.002), "FFFFFF", 0.25)
    points = [(0.1, 0.68), (0.26, 0.56), (0.36, 0.62), (0.5, 0.4), (0.62, 0.5), (0.78, 0.28), (0.9, 0.34)]
    for start, end in zip(points, points[1:]):
        picture = _paint(picture, segment(x, y, start, end, 0.022), "30D158")
    return reduced(_paint(picture, circle(x, y, *points[-1], 0.045), "FFFFFF"))


def fitness():
    x, y, picture = _canvas("1C1C1E", "000000")
    rings = [(0.36, 0.82, "FA114F"), (0.255, 0.7, "A6FF00"), (0.15, 0.55, "00E5EA")]
    for radius, fraction, tint in rings:
        picture = _paint(picture, abs(circle(x, y, 0.5, 0.5, radius)) - 0.045, tint, 0.22)
        picture = _paint(picture, arc(x, y, 0.5, 0.5, radius, 0.09, fraction), tint)
    return reduced(picture)


def batteries():
    x, y, picture = _canvas("3BD765", "1E9E44")
    case = box(x, y, 0.47, 0.5, 0.62, 0.32, 0.09)
    picture = _paint(picture, abs(case) - 0.022, "FFFFFF")
    picture = _paint(picture, box(x, y, 0.42, 0.5, 0.44, 0.23, 0.05), "FFFFFF")
    return reduced(_paint(picture, box(x, y, 0.84, 0.5, 0.035, 0.12, 0.017), "FFFFFF"))


def photos():
    x, y, picture = _canvas("3B2B7A", "F08A6A")
    picture = _paint(picture, circle(x, y, 0.62, 0.46, 0.14), "FFE2A8")
    dunes = [(0.6, 0.09, 0.1, "A8486B"), (0.72, 0.1, 0.55, "6B2F5E"), (0.86, 0.08, 0.3, "3A1B42")]
    for level, swing, shift, tint in dunes:
        picture = _paint(picture, level + swing * np.cos(2 * np.pi * (x * 0.8 + shift)) - y, tint)
    return reduced(picture)


def music():
    x, y, picture = _canvas("FF5E74", "F0233C")
    note = np.minimum(segment(x, y, (0.42, 0.32), (0.42, 0.68), 0.026), segment(x, y, (0.7, 0.26), (0.7, 0.62), 0.026))
    note = np.minimum(note, segment(x, y, (0.43, 0.335), (0.69, 0.275), 0.04))
    for cx, cy in [(0.355, 0.69), (0.635, 0.63)]:
        note = np.minimum(note, (np.hypot((x - cx) / 1.2, y - cy) - 0.075) * 0.9)
    return reduced(_paint(picture, note, "FFFFFF"))


ALL = {
    "Weather": weather, "Calendar": calendar, "Stocks": stocks, "Fitness": fitness, "Batteries": batteries,
    "Photos": photos, "Music": music,
}
