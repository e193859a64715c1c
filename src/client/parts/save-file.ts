import { MINUTE } from '#shared/lib/time.ts'

/** Saves a file where the browser puts what was downloaded. */
export function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  // The browser may still be asking where to put it.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE)
}
