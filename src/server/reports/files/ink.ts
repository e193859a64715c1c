import type PDFDocument from 'pdfkit'
import type { FontName, Runs } from './fonts.ts'

/** Where a line is written, in points; without a `width` it is as long as it is. */
interface LinePlace {
  x: number
  y: number
  size: number
  color: string
  isBold?: boolean
  width?: number
}

/** Writes lines in several fonts, and says beforehand how long they are. */
export interface Ink {
  write: (text: string, place: LinePlace) => void
  /** Lines of this width; what does not fit into so many ends with an ellipsis. */
  wrap: (text: string, limits: { size: number; width: number; lines: number }) => string[]
}

const ELLIPSIS = '…'
/** Where a line may break besides at spaces: in scripts that have none, and in addresses. */
const BREAKS = /[\s\u2e80-\u9fff\uf900-\uffef@./-]/u
/** No cell shows more, and some values are a megabyte long. */
const LONGEST = 2000
/** One line of plain text, nothing of which turns the direction of its neighbors. */
const UNSEEN = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

export function createInk(document: InstanceType<typeof PDFDocument>, runs: Runs): Ink {
  const widths = new Map<string, number>()
  const widthOf = (font: FontName, character: string): number => {
    const key = `${font}${character}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = document.font(font).fontSize(1).widthOfString(character)
    widths.set(key, width)
    return width
  }
  const measured = (text: string, size: number, isBold?: boolean): number[] =>
    runs(text, isBold).flatMap(({ font, text: part }) =>
      Array.from(part, (character) => widthOf(font, character) * size),
    )

  const wrap: Ink['wrap'] = (given, { size, width, lines }) => fit(given, { size, width, lines })

  function fit(given: string, { size, width, lines, isBold }: Fit): string[] {
    const characters = Array.from(plain(given))
    if (characters.length === 0) return []
    const wide = measured(characters.join(''), size, isBold)
    const found: string[] = []
    let from = 0
    while (from < characters.length) {
      if (found.length === lines) {
        const last = found.length - 1
        found[last] = shortened(found[last] ?? '', { size, width, isBold })
        return found
      }
      const until = endOfLine(characters, wide, from, width)
      found.push(characters.slice(from, until).join('').trimEnd())
      from = until
      while (characters[from] === ' ') from++
    }
    return found
  }

  function shortened(text: string, { size, width, isBold }: Omit<Fit, 'lines'>): string {
    const characters = Array.from(text)
    const wide = measured(text, size, isBold)
    let left = width - (measured(ELLIPSIS, size, isBold)[0] ?? 0) - wide.reduce((sum, each) => sum + each, 0)
    while (left < 0 && characters.length > 0) {
      characters.pop()
      left += wide.pop() ?? 0
    }
    return characters.join('') + ELLIPSIS
  }

  return {
    wrap,
    write: (given, { x, y, size, color, isBold = false, width }) => {
      const text =
        width === undefined ? plain(given) : (fit(given, { size, width, lines: 1, isBold })[0] ?? '')
      let at = x
      for (const { font, text: part } of runs(text, isBold)) {
        document.font(font).fontSize(size).fillColor(color).text(part, at, y, { lineBreak: false })
        for (const character of part) at += widthOf(font, character) * size
      }
    },
  }
}

interface Fit {
  size: number
  width: number
  lines: number
  isBold?: boolean | undefined
}

const plain = (text: string): string =>
  text.slice(0, LONGEST).toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/ {2,}/g, ' ').trim()

/** Behind the last place where a line may break that fits, or behind the last character where there is none. */
function endOfLine(
  characters: readonly string[],
  wide: readonly number[],
  from: number,
  width: number,
): number {
  let used = 0
  let place: number | undefined
  for (let at = from; at < characters.length; at++) {
    used += wide[at] ?? 0
    if (used > width) return place ?? Math.max(at, from + 1)
    if (BREAKS.test(characters[at] ?? '')) place = at + 1
  }
  return characters.length
}
