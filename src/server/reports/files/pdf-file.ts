import { setTimeout as wait } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { localeOf } from '#shared/domain/language/languages.ts'
import { reportLimits } from '#shared/domain/reports/report.ts'
import { createInk, type Ink } from './ink.ts'
import { registerFonts } from './fonts.ts'
import type { ReportColumn, ReportContent, ReportPart } from './report-content.ts'

const MARGIN = 40
const SIZE = { text: 9, heading: 15, title: 22 } as const
const LINE = 12
/** A cell that says more ends with an ellipsis; the CSV file has the whole. */
const CELL_LINES = 3
const GAP = 8
const COLOR = { text: '#1c2024', quiet: '#60646c', line: '#d9d9e0', missing: '#8a5a00' } as const
/** How much may wait to be taken before no more is drawn, in bytes. */
const WAITING = 512 * 1024

/** A report as a PDF of A3 pages that lie on their side (REP-06), piece by piece: a page is gone from memory once it was taken. */
export async function* pdfFile(content: ReportContent): AsyncGenerator<Uint8Array> {
  const document = new PDFDocument({
    size: 'A3',
    layout: 'landscape',
    margin: MARGIN,
    autoFirstPage: false,
    lang: localeOf(content.language),
    info: { Title: content.title, Author: content.organization },
  })
  const drawn = drawReport(document, content).then(
    () => document.end(),
    (cause: unknown) => document.destroy(cause instanceof Error ? cause : new Error(String(cause))),
  )
  for await (const piece of document) yield piece as Uint8Array
  await drawn
}

type Document = InstanceType<typeof PDFDocument>

/** Where the next line goes, and how the next page begins. */
interface Pages {
  y: number
  /** Makes room for so many points, on another page where there is none on this one. */
  room: (height: number) => Promise<void>
  isFresh: boolean
}

async function drawReport(document: Document, content: ReportContent): Promise<void> {
  const ink = createInk(document, await registerFonts(document, content.language))
  const pages = openPages(document, ink, content)
  await pages.room(0)
  drawTitle(document, ink, pages, content)
  let isAny = false
  for await (const part of content.parts()) {
    isAny = true
    await drawPart(document, ink, pages, { part, content })
  }
  if (!isAny) ink.write(content.words.nothing, { x: MARGIN, y: pages.y, size: SIZE.text, color: COLOR.quiet })
}

function openPages(document: Document, ink: Ink, { organization, title, words }: ReportContent): Pages {
  let number = 0
  const pages: Pages = {
    y: 0,
    isFresh: true,
    room: async (height) => {
      pages.isFresh = number === 0 || pages.y + height > document.page.height - MARGIN - LINE * 2
      if (!pages.isFresh) return
      // Nobody may be taking the pages as fast as they are drawn.
      while (document.readableLength > WAITING) await wait(5)
      // Others want to be answered, too.
      await wait(0)
      document.addPage()
      number++
      pages.y = MARGIN
      const foot = { y: document.page.height - MARGIN - SIZE.text, size: SIZE.text, color: COLOR.quiet }
      ink.write(`${organization} · ${title}`, { ...foot, x: MARGIN, width: 700 })
      ink.write(words.page(number), { ...foot, x: document.page.width - MARGIN - 100, width: 100 })
    },
  }
  return pages
}

function drawTitle(document: Document, ink: Ink, pages: Pages, content: ReportContent): void {
  const { title, subtitle, logo } = content
  if (logo !== null) {
    const picture = Buffer.from(logo.slice(logo.indexOf(',') + 1), 'base64')
    document.image(picture, document.page.width - MARGIN - 160, MARGIN, { fit: [160, 32], align: 'right' })
  }
  ink.write(title, { x: MARGIN, y: pages.y, size: SIZE.title, color: COLOR.text, isBold: true, width: 850 })
  ink.write(subtitle, { x: MARGIN, y: pages.y + 30, size: SIZE.text, color: COLOR.quiet, width: 850 })
  pages.y += 56
}

async function drawPart(
  document: Document,
  ink: Ink,
  pages: Pages,
  { part, content }: { part: ReportPart; content: ReportContent },
): Promise<void> {
  const { company, asOf, missing, figures, columns, rows } = part
  const { words, language } = content
  const lines = ink.wrap(missing.join(' '), { size: SIZE.text, width: widthOf(document), lines: 8 })
  await pages.room(60 + lines.length * LINE + (figures.length > 0 ? 36 : 0) + LINE * 3)
  ink.write(company, {
    x: MARGIN,
    y: pages.y,
    size: SIZE.heading,
    color: COLOR.text,
    isBold: true,
    width: 900,
  })
  ink.write(asOf, { x: MARGIN, y: pages.y + 20, size: SIZE.text, color: COLOR.quiet, width: 1000 })
  pages.y += 36
  for (const line of lines) {
    ink.write(line, { x: MARGIN, y: pages.y, size: SIZE.text, color: COLOR.missing })
    pages.y += LINE
  }
  drawFigures(document, ink, pages, figures)
  const places = placesOf(columns, widthOf(document))
  const header = () => drawHeader(document, ink, pages, places)
  let count = 0
  for await (const row of rows()) {
    if (count === 0) header()
    if (count === reportLimits.pdfRows) {
      const most = new Intl.NumberFormat(localeOf(language)).format(reportLimits.pdfRows)
      await pages.room(LINE * 2)
      ink.write(words.cut(most), { x: MARGIN, y: pages.y + 4, size: SIZE.text, color: COLOR.missing })
      pages.y += LINE * 2
      break
    }
    count++
    const cells = places.map(({ width }, at) =>
      ink.wrap(row[at] ?? '', { size: SIZE.text, width: width - GAP, lines: CELL_LINES }),
    )
    const height = Math.max(1, ...cells.map(({ length }) => length)) * LINE + 4
    await pages.room(height)
    if (pages.isFresh) header()
    drawRow(ink, pages, places, cells)
    pages.y += height
    document.moveTo(MARGIN, pages.y - 2).lineTo(document.page.width - MARGIN, pages.y - 2)
    document.lineWidth(0.5).strokeColor(COLOR.line).stroke()
  }
  if (count === 0 && columns.length > 0) {
    ink.write(words.nothing, { x: MARGIN, y: pages.y, size: SIZE.text, color: COLOR.quiet })
    pages.y += LINE
  }
  pages.y += 24
}

const widthOf = ({ page }: Document) => page.width - 2 * MARGIN

function drawFigures(document: Document, ink: Ink, pages: Pages, figures: ReportPart['figures']): void {
  if (figures.length === 0) return
  const width = widthOf(document) / Math.max(6, figures.length)
  for (const [at, [label, value]] of figures.entries()) {
    const x = MARGIN + at * width
    ink.write(label, { x, y: pages.y + 2, size: SIZE.text, color: COLOR.quiet, width: width - GAP })
    const place = { x, y: pages.y + 14, size: SIZE.heading - 2, color: COLOR.text, width: width - GAP }
    ink.write(value, { ...place, isBold: true })
  }
  pages.y += 38
}

interface Place {
  title: string
  x: number
  width: number
}

function placesOf(columns: readonly ReportColumn[], width: number): Place[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  let x = MARGIN
  return columns.map(({ title, share }) => {
    const place = { title, x, width: (width * share) / all }
    x += place.width
    return place
  })
}

function drawHeader(document: Document, ink: Ink, pages: Pages, places: readonly Place[]): void {
  for (const { title, x, width } of places) {
    const place = { x, y: pages.y, size: SIZE.text, color: COLOR.quiet, width: width - GAP }
    ink.write(title, { ...place, isBold: true })
  }
  pages.y += LINE + 4
  document.moveTo(MARGIN, pages.y - 2).lineTo(document.page.width - MARGIN, pages.y - 2)
  document.lineWidth(1).strokeColor(COLOR.line).stroke()
}

function drawRow(ink: Ink, pages: Pages, places: readonly Place[], cells: readonly string[][]): void {
  for (const [at, { x }] of places.entries())
    for (const [line, text] of (cells[at] ?? []).entries())
      ink.write(text, { x, y: pages.y + line * LINE, size: SIZE.text, color: COLOR.text })
}
