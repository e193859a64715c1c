import { MINUTE } from '#shared/lib/time.ts'

/** Saves the parts of a CSV file under a name with the day. */
export function saveCsv(name: string, parts: string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(parts, { type: 'text/csv;charset=utf-8' }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.csv`
  link.click()
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}
