import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'
import type { Language } from '#shared/domain/language/languages.ts'

type Document = InstanceType<typeof PDFDocument>

const besides = (url: string, file: string) => join(dirname(fileURLToPath(url)), file)

const FILES = {
  latin: besides(import.meta.resolve('pdfmake/package.json'), 'fonts/Roboto/Roboto-Regular.ttf'),
  bold: besides(import.meta.resolve('pdfmake/package.json'), 'fonts/Roboto/Roboto-Medium.ttf'),
  japanese: besides(import.meta.resolve('@embedpdf/fonts-jp'), '../fonts/NotoSansJP-Regular.otf'),
  chinese: besides(import.meta.resolve('@embedpdf/fonts-sc'), '../fonts/NotoSansHans-Regular.otf'),
} as const
export type FontName = keyof typeof FILES

/** What no font has is drawn as this: the same for everybody, and never nothing. */
const UNKNOWN = '\u25a1'
/** Code points in one script; anything up to here is drawn by the Latin font, which has Greek and Cyrillic, too. */
const LATIN_UNTIL = 0x2e7f

/** A piece of a text in one font. */
export interface Run {
  font: FontName
  text: string
}

/** Cuts texts into what each font can draw. */
export type Runs = (text: string, isBold?: boolean) => Run[]

const isIn = (document: Document, font: FontName, code: number): boolean => {
  document.font(font)
  // The library says nothing of what its fonts hold, and which one it has open is its only way to them.
  const { _font: open } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } }
  }
  return open.font.hasGlyphForCodePoint(code)
}

/**
 * Registers the fonts of a document. Chinese and Japanese share characters that they write differently; those are drawn as in
 * the language of the report, Japanese where that is neither.
 */
export async function registerFonts(document: Document, language: Language): Promise<Runs> {
  for (const [name, file] of Object.entries(FILES)) document.registerFont(name, await readOnce(file))
  const wide: FontName[] = language === 'zh' ? ['chinese', 'japanese'] : ['japanese', 'chinese']
  const known = new Map<number, FontName | undefined>()
  const fontOf = (code: number): FontName | undefined => {
    if (known.has(code)) return known.get(code)
    const order: FontName[] = code <= LATIN_UNTIL ? ['latin', ...wide] : [...wide, 'latin']
    const found = order.find((each) => isIn(document, each, code))
    known.set(code, found)
    return found
  }
  return (text, isBold = false) => {
    const runs: Run[] = []
    for (const character of text.toWellFormed()) {
      const found = fontOf(character.codePointAt(0) ?? 0)
      const font = found === 'latin' && isBold ? 'bold' : (found ?? 'japanese')
      const drawn = found === undefined ? UNKNOWN : character
      const last = runs.at(-1)
      if (last?.font === font) last.text += drawn
      else runs.push({ font, text: drawn })
    }
    return runs
  }
}

const read = new Map<string, Promise<Buffer>>()

/** A font stays in memory once a report was drawn: reading 13 MB for each would be slower than drawing it. */
function readOnce(file: string): Promise<Buffer> {
  const found = read.get(file) ?? readFile(file)
  read.set(file, found)
  return found
}
