import { CSV_START, csvLine } from '#shared/lib/csv.ts'
import { cloudOf } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { WordsOf } from './words-of.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { type PostureTexts, reasonWords } from '#client/features/secure/parts/check-verdict.tsx'
import { rawText } from '#client/features/secure/parts/finding-words.ts'
import type { Findings } from '#client/features/secure/parts/findings.ts'
import type { CheckStanding } from '#client/features/secure/parts/company-postures.ts'
import type { ExportedPostures } from './exported-postures.ts'

interface CsvWords {
  words: WordsOf
  findings: Findings
  t: PostureTexts
  tray: ReturnType<typeof useTexts<'tray'>>
}

/** The checks of companies as a table in words, with the values as they were answered for scripts. */
export function postureCsv(
  { companies, checkIds = checks.map(({ id }) => id) }: ExportedPostures,
  { words, findings, t, tray }: CsvWords,
): string {
  const header = [
    t('columns.company'),
    t('columns.score'),
    t('columns.secureScore'),
    t('columns.identityScore'),
    t('columns.check'),
    t('columns.area'),
    t('columns.severity'),
    t('columns.effort'),
    t('columns.verdict'),
    t('columns.found'),
    t('columns.target'),
    t('columns.resolution'),
    t('columns.read'),
    t('columns.foundRaw'),
    t('columns.targetRaw'),
  ]
  const rows = companies.flatMap((company) =>
    checkIds.flatMap((checkId) => {
      const standing = company.checks.get(checkId)
      if (!standing) return []
      const { check } = standing
      return [
        [
          company.name,
          wholeText(company.score),
          wholeText(company.secureScore),
          wholeText(company.identityScore),
          words(check.id).name,
          t(`areas.${check.area}`),
          t(`severities.${check.severity}`),
          t(`efforts.${check.effort}`),
          verdictText(standing, t),
          findings.text(check.id, standing.verdict),
          findings.targetText(check.id),
          standing.resolution ? tray(`resolutions.${standing.resolution.status}`) : '',
          company.clouds[cloudOf(check)] ?? '',
          standing.verdict.status === 'notMeasured' ? '' : rawText(standing.verdict.found),
          rawText(check.target),
        ],
      ]
    }),
  )
  return CSV_START + [header, ...rows].map(csvLine).join('')
}

/** No score is no score of 0. */
const wholeText = (score: number | undefined): string =>
  score === undefined ? '' : String(Math.floor(score))

function verdictText({ verdict, isIncluded }: CheckStanding, t: PostureTexts): string {
  if (!isIncluded) return t('excluded')
  return verdict.status === 'notMeasured'
    ? `${t('verdicts.notMeasured')}: ${reasonWords(verdict.reason, t)}`
    : t(`verdicts.${verdict.status}`)
}
