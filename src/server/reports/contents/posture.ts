import { checks } from '#shared/domain/posture/checks.ts'
import { judgementsBy, type Judgement, standingOf } from '#shared/domain/posture/standing.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { type Content, type ContentParts, numberText, readText, rowsOf } from './content.ts'

const checksById = new Map(checks.map((check) => [check.id, check]))

/** How a company's tenant was judged, check by check. */
export const postureContent: Content = async (parts, { id, name }) => {
  const { db, scope, texts, words } = parts
  const known = await readKnown(db, scope, id)
  const posture = known.postures.get(id)
  const judgements = judgementsBy({ ...known, checkIds: checks.map((check) => check.id) })(id)
  const { columns } = words.posture
  return {
    company: name,
    asOf: readText(parts, posture),
    missing: posture ? [] : [texts.notConnected],
    figures: postureFigures(parts, judgements),
    columns: [
      { title: columns.check, share: 5 },
      { title: columns.area, share: 2 },
      { title: columns.severity, share: 1 },
      { title: columns.verdict, share: 3 },
      { title: columns.foundRaw, share: 4 },
      { title: columns.resolution, share: 3 },
    ],
    rows: () => rowsOf(judgements, (judgement) => rowOf(parts, judgement)),
  }
}

/** Score and counts; a score of nothing is none. */
export function postureFigures(
  parts: ContentParts,
  judgements: readonly Judgement[],
): (readonly [string, string])[] {
  const { summary } = parts.texts
  const { score, compliant, resolved, notCompliant, notMeasured } = standingOf(judgements)
  return [
    [summary.score, score === undefined ? summary.none : numberText(parts, Math.floor(score))],
    [summary.met, numberText(parts, compliant + resolved)],
    [summary.notMet, numberText(parts, notCompliant)],
    [summary.notMeasured, numberText(parts, notMeasured)],
  ]
}

function rowOf({ words }: ContentParts, { checkId, verdict, isIncluded, resolution }: Judgement): string[] {
  const { posture, tray } = words
  const check = checksById.get(checkId)
  const names: Readonly<Record<string, { name: string }>> = words.checks
  const said =
    verdict.status === 'notMeasured'
      ? `${posture.verdicts.notMeasured}: ${posture.reasons[verdict.reason]}`
      : posture.verdicts[verdict.status]
  return [
    names[checkId]?.name ?? checkId,
    check ? posture.areas[check.area] : '',
    check ? posture.severities[check.severity] : '',
    isIncluded ? said : posture.excluded,
    verdict.status === 'notMeasured' ? '' : foundText(verdict.found),
    resolution
      ? [tray.resolutions[resolution.status], resolution.details].filter((each) => each !== '').join(': ')
      : '',
  ]
}

const foundText = (found: unknown): string => (typeof found === 'string' ? found : JSON.stringify(found))
