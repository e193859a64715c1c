import { isDateFormat } from './cell-values.ts'
import { readXml } from './read-xml.ts'
import { SpreadsheetError, spreadsheetLimits } from './spreadsheet.ts'
import type { Archive } from './zip-archive.ts'

/** What has to be known of a workbook before the rows of its first sheet can be read. */
export interface Workbook {
  /** The file of the first sheet that is not hidden. */
  sheet: string
  is1904: boolean
  sharedTexts: readonly string[]
  /** By the number of the style of a cell. */
  dateStyles: ReadonlySet<number>
}

export async function readWorkbook(archive: Archive): Promise<Workbook> {
  const file = await workbookFile(archive)
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const base = file.slice(folder.length)
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  await readXml(archive, file, {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = ['1', 'true', 'on'].includes(attributes.date1904 ?? '')
      if (name === 'sheet')
        sheets.push({ id: relationOf(attributes), isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const relations = await readRelations(archive, `${folder}_rels/${base}.rels`)
  const targetOf = (type: string) => relations.find((each) => each.type.endsWith(type))?.target
  const chosen = sheets.find(({ isHidden }) => !isHidden) ?? sheets[0]
  const target = relations.find(({ id, type }) => id === chosen?.id && type.endsWith('/worksheet'))?.target
  if (target === undefined) throw new SpreadsheetError('broken')
  const styles = targetOf('/styles')
  const texts = targetOf('/sharedStrings')
  return {
    sheet: inFolder(folder, target),
    is1904,
    dateStyles: styles === undefined ? new Set() : await readDateStyles(archive, inFolder(folder, styles)),
    sharedTexts: texts === undefined ? [] : await readSharedTexts(archive, inFolder(folder, texts)),
  }
}

async function workbookFile(archive: Archive): Promise<string> {
  if (archive.has('xl/workbook.bin')) throw new SpreadsheetError('oldFormat')
  // An office file with a password that is no archive inside an OLE container, and what is no office file at all.
  if (!archive.has('_rels/.rels')) throw new SpreadsheetError('broken')
  const relations = await readRelations(archive, '_rels/.rels')
  const target = relations.find(({ type }) => type.endsWith('/officeDocument'))?.target
  if (target === undefined) throw new SpreadsheetError('broken')
  return inFolder('', target)
}

interface Relation {
  id: string
  type: string
  target: string
}

async function readRelations(archive: Archive, file: string): Promise<Relation[]> {
  const relations: Relation[] = []
  await readXml(archive, file, {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name === 'Relationship' && mode !== 'External') relations.push({ id, type, target })
    },
  })
  return relations
}

/** `r:id`, whatever the prefix is called. */
const relationOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

function inFolder(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1)
  const parts: string[] = []
  for (const part of (folder + target).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

async function readDateStyles(archive: Archive, file: string): Promise<Set<number>> {
  const codes = new Map<number, string>()
  const dates = new Set<number>()
  let isInCells = false
  let style = 0
  await readXml(archive, file, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name !== 'xf' || !isInCells) return
      const format = Number(numFmtId ?? 0)
      if (isDateFormat(format, codes.get(format))) dates.add(style)
      style++
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return dates
}

/** The texts that cells name by their numbers. How a text is pronounced is no part of it. */
async function readSharedTexts(archive: Archive, file: string): Promise<string[]> {
  const texts: string[] = []
  let total = 0
  let text: string | undefined
  let isSaid = false
  let isPronounced = false
  await readXml(archive, file, {
    open(name) {
      if (name === 'si') text = ''
      if (name === 'rPh') isPronounced = true
      if (name === 't') isSaid = !isPronounced
    },
    text(more) {
      if (text !== undefined && isSaid) text = (text + more).slice(0, spreadsheetLimits.cellText)
    },
    close(name) {
      if (name === 't') isSaid = false
      if (name === 'rPh') isPronounced = false
      if (name !== 'si' || text === undefined) return
      total += text.length + 1
      if (total > spreadsheetLimits.sharedText) throw new SpreadsheetError('tooLarge')
      texts.push(text)
      text = undefined
    },
  })
  return texts
}
