import { saveFile } from './save-file.ts'

/** Saves the parts of a CSV file under a name with the day. */
export const saveCsv = (name: string, parts: string[]): void =>
  saveFile(
    `${name}-${new Date().toISOString().slice(0, 10)}.csv`,
    new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  )
