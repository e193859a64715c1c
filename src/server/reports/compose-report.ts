import type { Language } from '#shared/domain/language/languages.ts'
import { type FilledReport, isOfToday, type ReportFormat } from '#shared/domain/reports/report.ts'
import { DAY } from '#shared/lib/time.ts'
import { dayAt } from '#shared/domain/organization/local-day.ts'
import type { MailSender } from '#server/alert-channels/compose-mail.ts'
import { plainName } from '#server/alert-channels/plain-name.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'
import { type Company, type Content, type ContentParts, dayText, timeText } from './contents/content.ts'
import { licenseContent } from './contents/license.ts'
import { mfaContent } from './contents/mfa.ts'
import { postureContent } from './contents/posture.ts'
import { summaryContent } from './contents/summary.ts'
import { threatContent } from './contents/threat.ts'
import { csvFile } from './files/csv-file.ts'
import { pdfFile } from './files/pdf-file.ts'
import type { ReportContent } from './files/report-content.ts'
import { de } from './texts/de.ts'
import { en, type ReportTexts } from './texts/en.ts'
import { es } from './texts/es.ts'
import { fr } from './texts/fr.ts'
import { ja } from './texts/ja.ts'
import { screenWords } from './texts/screen-words.ts'
import { zh } from './texts/zh.ts'

export const reportTexts: Record<Language, ReportTexts> = { de, en, es, fr, ja, zh }

const contents: Record<FilledReport, Content> = {
  license: licenseContent,
  mfa: mfaContent,
  posture: postureContent,
  summary: summaryContent,
  threat: threatContent,
}

/** A report as it is to be made. */
export interface WantedReport extends Pick<ContentParts, 'span' | 'wanted'> {
  type: FilledReport
  /** What somebody calls it; empty for its usual title. */
  name: string
  companies: readonly Company[]
}

/** Nothing of it is left out. */
export const everything: ContentParts['wanted'] = { savedSelectedLicenses: [], sorts: {}, filters: {} }

interface ReportParts {
  db: Db
  scope: Scope
  sender: MailSender
  now: number
}

/** What a report tells, in the scope of whoever gets it. Companies are read one after the other, as the file is written. */
export async function composeReport(
  { db, scope, sender, now }: ReportParts,
  { type, name, companies, span, wanted }: WantedReport,
): Promise<ReportContent> {
  const { language, timeZone, organizationName, logo } = sender
  const texts = reportTexts[language]
  const words = await screenWords(language)
  const parts: ContentParts = { db, scope, language, timeZone, now, texts, words, span, wanted }
  const said = isOfToday(type) ? [] : [texts.span(dayText(parts, span.from), dayText(parts, span.until - 1))]
  return {
    title: name === '' ? texts.titles[type] : plainName(name),
    organization: plainName(organizationName),
    language,
    logo,
    subtitle: [texts.made(timeText(parts, now)), ...said].join(' · '),
    parts: async function* () {
      for (const company of companies) yield await contents[type](parts, company)
    },
    words: {
      company: texts.company,
      asOf: texts.asOf,
      missing: texts.missing,
      nothing: texts.nothing,
      page: texts.page,
      cut: texts.cut,
    },
  }
}

export const reportFile = (content: ReportContent, format: ReportFormat): AsyncGenerator<Uint8Array> =>
  format === 'csv' ? csvFile(content) : pdfFile(content)

/** The day that the name of a report's file says: today, or the last one that it tells of (REP-06). */
export function dayOfFile(
  type: FilledReport,
  { until }: ContentParts['span'],
  { now, timeZone }: { now: number; timeZone: string },
): string {
  const day = isOfToday(type) ? dayAt(now, timeZone) : dayAt(Math.min(until - 1, now), timeZone)
  return new Date(day * DAY).toISOString().slice(0, 10)
}

export const REPORT_MEDIA: Record<ReportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}

/** A file whose size is bounded, or undefined where it is larger. */
export async function wholeFile(
  pieces: AsyncGenerator<Uint8Array>,
  most: number,
): Promise<Buffer | undefined> {
  const read: Uint8Array[] = []
  let size = 0
  for await (const piece of pieces) {
    size += piece.length
    if (size > most) return undefined
    read.push(piece)
  }
  return Buffer.concat(read)
}
