const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** A number of bytes as people say it, by steps of 1024, as the limit of a file is meant (FILE-07). */
export function bytesText(bytes: number, locale: string): string {
  const power = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log2(bytes) / 10)))
  const value = bytes / 1024 ** power
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value)
}

/** How much has arrived; all of it is only said where it has. */
export const percentText = (part: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(part * 100) / 100)

/** Which part of some bytes has arrived, from 0 to 1. */
export const partSent = (uploads: readonly { size: number; sent: number }[]): number => {
  const size = uploads.reduce((sum, upload) => sum + upload.size, 0)
  const sent = uploads.reduce((sum, upload) => sum + Math.min(upload.sent, upload.size), 0)
  return size === 0 ? 0 : sent / size
}
