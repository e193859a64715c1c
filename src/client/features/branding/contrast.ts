/** Of graphics against what they lie on (WCAG 2.2, 1.4.11). */
const ENOUGH = 3
/** Pixels that hardly cover anything are edges, and not what somebody recognizes a logo by. */
const COVERS = 128

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * How much of what a picture draws stands out from a background: 0 for nothing, 1 for all of it; undefined where it draws
 * nothing at all. `pixels` are RGBA, as a canvas gives them.
 */
export function shareThatStandsOut(pixels: ArrayLike<number>, background: Rgb): number | undefined {
  const behind = luminanceOf(background)
  let drawn = 0
  let standsOut = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      pixels[at],
      pixels[at + 1],
      pixels[at + 2],
      pixels[at + 3],
    ]
    if (alpha < COVERS) continue
    drawn++
    if (contrastOf(luminanceOf([red, green, blue]), behind) >= ENOUGH) standsOut++
  }
  return drawn === 0 ? undefined : standsOut / drawn
}

const contrastOf = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** Relative luminance (WCAG 2.2). */
const luminanceOf = ([red, green, blue]: Rgb) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
