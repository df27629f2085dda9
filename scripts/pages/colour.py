# SPDX-License-Identifier: Apache-2.0
"""Colours as a browser computes them, one drawn over the other, and their contrast by WCAG 2.2."""

import re

OPAQUE_WHITE = (255.0, 255.0, 255.0, 1.0)


def read(text):
    """Red, green and blue from 0 to 255, and alpha; None for a form that is not read."""
    match = re.fullmatch(r"(rgba?|color)\((.*)\)", text.strip())
    if not match:
        return (0.0, 0.0, 0.0, 0.0) if text == "transparent" else None
    words = re.split(r"[\s,/]+", match[2].strip())
    scale = 1.0
    if match[1] == "color":
        if words.pop(0) != "srgb":
            return None
        scale = 255.0
    try:
        numbers = [float(word) if word != "none" else 0.0 for word in words]
    except ValueError:
        return None
    red, green, blue = (value * scale for value in numbers[:3])
    return (red, green, blue, numbers[3] if len(numbers) > 3 else 1.0)


def over(top, below, opacity=1.0):
    """A colour drawn over an opaque one."""
    alpha = top[3] * opacity
    return tuple(t * alpha + b * (1 - alpha) for t, b in zip(top[:3], below[:3])) + (1.0,)


def painted(layers, colour, canvas):
    """What lies behind something, and the thing itself as it is seen there.

    Layers are a background and an opacity each, from the outermost element on; an opacity holds for
    all that lies within, which is drawn over what lies behind and mixed with it.
    """
    if not layers:
        return canvas, over(colour, canvas)
    (background, opacity), *rest = layers
    behind, seen = painted(rest, colour, over(background, canvas))
    mixed = lambda inner: tuple(
        i * opacity + c * (1 - opacity) for i, c in zip(inner[:3], canvas[:3])) + (1.0,)
    return mixed(behind), mixed(seen)


def luminance(colour):
    """WCAG 2.2, relative luminance."""
    parts = []
    for value in colour[:3]:
        share = value / 255
        parts.append(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one, other):
    """WCAG 2.2, contrast ratio: from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def name(colour):
    """A colour as it is written in a stylesheet."""
    return "#" + "".join(f"{max(0, min(255, round(value))):02x}" for value in colour[:3])
