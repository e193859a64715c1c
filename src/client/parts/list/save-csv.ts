import { saveFile } from '../save-file.ts'

/** Saves the parts of a CSV file under a name with the day, which it gives back. */
export function saveCsv(name: string, parts: string[]): string {
  const file = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  saveFile(file, new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  return file
}
