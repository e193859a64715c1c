import { Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js/lib/zip-core-custom.js'
import type { ByteSource, SheetRow } from '#shared/lib/spreadsheet/spreadsheet.ts'
import { readSpreadsheet } from '#shared/lib/spreadsheet/read-spreadsheet.ts'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** An archive of these files, some of them with a password. */
export async function zipOf(
  files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>,
  options: { password?: string } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipWriter(new Uint8ArrayWriter(), { ...options, filenameValidation: 'none' } as object)
  for (const [name, content] of Object.entries(files))
    await zip.add(
      name,
      new Uint8ArrayReader(typeof content === 'string' ? new TextEncoder().encode(content) : content),
    )
  return await zip.close()
}

interface WorkbookSaid {
  /** The rows as they stand in `sheetData`. */
  rows: string
  is1904?: boolean
  sharedTexts?: string
  /** Beside the usual ones, or in their place. */
  files?: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>
}

/** The files of a workbook as Excel writes them: style 1 is a date, 2 a date of its own format, 3 a number in colour. */
export const workbookFiles = ({ rows, is1904 = false, sharedTexts, files = {} }: WorkbookSaid) => ({
  '[Content_Types].xml': '<Types/>',
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="People" sheetId="2" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="/xl/worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/>${sharedTexts === undefined ? '' : `<Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`}</Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts><numFmt numFmtId="164" formatCode="[$-407]d\\.\\ mmm\\ yyyy"/><numFmt numFmtId="165" formatCode="[Red]0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
  ...(sharedTexts === undefined
    ? {}
    : { 'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${sharedTexts}</sst>` }),
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  ...files,
})

export const workbookOf = (said: WorkbookSaid) => zipOf(workbookFiles(said))

export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, end) => bytes.slice(start, end),
})

/** Everything that is read of a file. */
export async function rowsOf(bytes: Uint8Array, isText = false): Promise<SheetRow[]> {
  const found: SheetRow[] = []
  await readSpreadsheet(sourceOf(bytes), { isText, take: (rows) => void found.push(...rows) })
  return found
}
