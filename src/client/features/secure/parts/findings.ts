import type { Verdict } from '#shared/domain/posture/verdict.ts'
import { type FindingTexts, findingLines, inOneLine, type Judged, targetLines } from './finding-words.ts'

/** What was found by checks and what they ask for, in the language of the screens. */
export interface Findings {
  lines: (checkId: string, verdict: Judged) => readonly string[]
  targetLines: (checkId: string) => readonly string[]
  /** In one line; empty where nothing was measured. */
  text: (checkId: string, verdict: Verdict) => string
  targetText: (checkId: string) => string
}

export const findingsIn = (texts: FindingTexts, locale: string): Findings => ({
  lines: (checkId, verdict) => findingLines(texts, locale, checkId, verdict),
  targetLines: (checkId) => targetLines(texts, locale, checkId),
  text: (checkId, verdict) =>
    verdict.status === 'notMeasured' ? '' : inOneLine(findingLines(texts, locale, checkId, verdict), locale),
  targetText: (checkId) => inOneLine(targetLines(texts, locale, checkId), locale),
})
