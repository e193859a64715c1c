import type { ReportRequest } from '#shared/contract/endpoints/reports.ts'
import type { Language } from '#shared/domain/language/languages.ts'
import { localeOf } from '#shared/domain/language/languages.ts'
import { CLOUD_NAMES, CLOUDS } from '#shared/domain/employees/clouds.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import type { ReportPart } from '../files/report-content.ts'
import type { ReportTexts } from '../texts/en.ts'
import type { ScreenWords } from '../texts/screen-words.ts'

/** A company as it is called. */
export interface Company {
  id: string
  name: string
}

/** What contents are made from. Everything is read in the scope of whoever gets the report. */
export interface ContentParts {
  db: Db
  scope: Scope
  language: Language
  timeZone: string
  now: number
  texts: ReportTexts
  words: ScreenWords
  /** Of which time it tells, in milliseconds since 1970; `until` is no part of it. */
  span: { from: number; until: number }
  /** What of it is wanted (REP-01). */
  wanted: Pick<ReportRequest, 'savedSelectedLicenses' | 'sorts' | 'filters'>
}

/** Says what one company's part of a report of a type is. */
export type Content = (parts: ContentParts, company: Company) => Promise<ReportPart>

/** A moment as people of the organization write it. */
export const timeText = ({ language, timeZone }: ContentParts, moment: number | string): string =>
  new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(moment),
  )

/** A day of the organization. */
export const dayText = (
  { language, timeZone }: Pick<ContentParts, 'language' | 'timeZone'>,
  moment: number,
): string => new Intl.DateTimeFormat(localeOf(language), { timeZone, dateStyle: 'medium' }).format(moment)

/** When each of a company's clouds was last read; the clouds are named where it has both. */
export function readText(parts: ContentParts, posture: Posture | undefined): string {
  const { texts } = parts
  const read = CLOUDS.flatMap((cloud) => {
    const at = posture?.clouds[cloud]
    return at === undefined ? [] : [{ name: CLOUD_NAMES[cloud], said: texts.readAt(timeText(parts, at)) }]
  })
  if (read.length === 0) return texts.neverRead
  return read.map(({ name, said }) => (read.length === 1 ? said : `${name}: ${said}`)).join(' · ')
}

export const numberText = ({ language }: ContentParts, value: number): string =>
  new Intl.NumberFormat(localeOf(language)).format(value)

/** What is in memory anyway, row by row. */
export async function* rowsOf<Row>(
  rows: Iterable<Row>,
  cells: (row: Row) => readonly string[],
): AsyncGenerator<readonly string[]> {
  for (const row of rows) yield cells(row)
}
