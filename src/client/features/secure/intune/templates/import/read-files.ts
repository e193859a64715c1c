import { importLimits } from '#shared/domain/conditional-access/import/import-note.ts'
import { yieldToMain } from '#client/parts/yield-to-main.ts'
import type { IntuneArea } from '../../device-policy-rows.ts'
import type { FoundFile } from './sort-import.ts'

/** What files hold of an area, one after the other: the page answers between them. `from` numbers them. */
export async function readFiles(
  files: readonly File[],
  area: IntuneArea,
  from: number,
): Promise<FoundFile[]> {
  const { readBytes } = await import('./sort-import.ts')
  const found: FoundFile[] = []
  for (const [place, file] of files.entries()) {
    await yieldToMain()
    const key = `${from + place}`
    const { name } = file
    const leftAlone = (reason: 'tooLong' | 'unreadable'): FoundFile => ({
      key,
      name,
      policies: [],
      others: 0,
      left: [{ path: '$', reason }],
    })
    found.push(
      file.size > importLimits.text
        ? leftAlone('tooLong')
        : await file.arrayBuffer().then(
            (buffer) => readBytes(key, name, new Uint8Array(buffer), area),
            () => leftAlone('unreadable'),
          ),
    )
  }
  return found
}
