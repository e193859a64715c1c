import type { ReportFormat } from './report.ts'

/** Longer names are cut: some systems take no more than 255 bytes, and a character has up to three. */
const LONGEST = 60

/** What no system takes in a name, and marks that turn the direction of what follows. */
const UNNAMEABLE = /[\\/:*?"<>|%\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu

const part = (text: string): string =>
  Array.from(text.toWellFormed().replaceAll(UNNAMEABLE, ' ').replaceAll(/\s+/g, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')

/** What the file of a report is called: the company, the title and a day, `2026-11-29` (REP-06). */
export const reportFileName = (
  company: string,
  title: string,
  day: string,
  extension: ReportFormat,
): string => `${[part(company), part(title), day].filter((each) => each !== '').join(' - ')}.${extension}`
