import { readCsv } from './csv-rows.ts'
import { readSheet } from './sheet-rows.ts'
import { type ByteSource, SpreadsheetError, type SpreadsheetFault, type TakeRows } from './spreadsheet.ts'
import { openArchive } from './zip-archive.ts'

/**
 * Reads the rows of a workbook (.xlsx) or of a CSV file, whatever it is called, piece by piece. Formulas are not computed:
 * what was computed last is told. Throws a `SpreadsheetError`, or what `take` threw.
 */
export async function readSpreadsheet(
  source: ByteSource,
  { isText, take }: { isText: boolean; take: TakeRows },
): Promise<void> {
  if (source.size === 0) throw new SpreadsheetError('empty')
  const start = await source.read(0, Math.min(source.size, 512))
  if (beginsWith(start, OLE)) throw new SpreadsheetError(await faultOfContainer(source, start))
  if (beginsWith(start, ZIP)) return readSheet(await openArchive(source), take)
  // A workbook that does not begin as one is damaged; only what is called a text is read as one.
  if (!isText || OTHERS.some((signature) => beginsWith(start, signature)))
    throw new SpreadsheetError('broken')
  return readCsv(source, take)
}

const ZIP = [0x50, 0x4b]
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** PDF, PNG, JPEG, gzip, and a program of Windows. */
const OTHERS = [
  [0x25, 0x50, 0x44, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x1f, 0x8b],
  [0x4d, 0x5a, 0x90],
]

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, at) => bytes[at] === byte)

/** A workbook with a password lies in a container that the old workbooks are, too: [MS-CFB] 2.2, [MS-OFFCRYPTO] 2.3.2. */
async function faultOfContainer(source: ByteSource, head: Uint8Array): Promise<SpreadsheetFault> {
  const sectorSize = 2 ** Math.min(16, head[30] ?? 9)
  const sector = [48, 49, 50, 51].reduce((sum, at, place) => sum + (head[at] ?? 0) * 256 ** place, 0)
  const start = (sector + 1) * sectorSize
  if (start >= source.size) return 'broken'
  const directory = await source.read(start, Math.min(source.size, start + 8 * sectorSize))
  const names = new TextDecoder('utf-16le').decode(directory)
  return names.includes('EncryptedPackage') || names.includes('EncryptionInfo') ? 'encrypted' : 'oldFormat'
}
