import type { Language } from '#shared/domain/language/languages.ts'

export interface ReportColumn {
  title: string
  /** How wide it is against the others of a page. */
  share: number
}

/** What a report tells of one company. */
export interface ReportPart {
  company: string
  /** What it is read from and as of when, in words, such as the time at which the tenant was last read. */
  asOf: string
  /** What was not read, each with its reason; a report never takes it for none. */
  missing: readonly string[]
  figures: readonly (readonly [label: string, value: string])[]
  columns: readonly ReportColumn[]
  /** Asked for once, as the file is written: nothing holds all rows of a large company. */
  rows: () => AsyncIterable<readonly string[]>
}

/** A report before it is a file. Texts are in its language; they may hold anything that somebody else called something. */
export interface ReportContent {
  title: string
  organization: string
  language: Language
  /** The logo that the organization has published, as a `data:` address of a PNG image; null for none. */
  logo: string | null
  /** When it was made and of which days it tells, in words. */
  subtitle: string
  /** Reads anew each time that it is asked: a report can be written in several formats. */
  parts: () => AsyncIterable<ReportPart>
  words: {
    company: string
    asOf: string
    missing: string
    nothing: string
    page: (page: number) => string
    /** Said where a PDF ends before the rows do. */
    cut: (rows: string) => string
  }
}
