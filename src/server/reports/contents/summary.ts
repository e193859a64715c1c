import { partitionOf } from '#shared/contract/partitions.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { judgementsBy } from '#shared/domain/posture/standing.ts'
import { mfaReportTable } from '#server/mfa/mfa.tables.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { readKnown } from '#server/posture/posture.store.ts'
import { type Content, type ContentParts, readText, rowsOf } from './content.ts'
import { lastSynced, licenseFigures, readLicenses } from './license.ts'
import { mfaFigures, unreadOf } from './mfa.ts'
import { postureFigures } from './posture.ts'
import { threatFigures, unreadSources } from './threat.ts'

/** How a company stands in a few figures; one that is not known says so. */
export const summaryContent: Content = async (parts, { id, name }) => {
  const { db, scope, texts } = parts
  const known = await readKnown(db, scope, id)
  const posture = known.postures.get(id)
  const report = await readRowOf(db, mfaReportTable, scope, id)
  const figures = [
    ...postureFigures(parts, judgementsBy({ ...known, checkIds: checks.map((check) => check.id) })(id)),
    ...mfaFigures(parts, report, report?.people ?? []),
    ...(await threatFigures(parts, id)),
    ...(await figuresOfLicenses(parts, id)),
  ]
  return {
    company: name,
    asOf: readText(parts, posture),
    missing: [
      ...(posture ? [] : [texts.notConnected]),
      ...(report ? unreadOf(parts, report) : []),
      ...(await unreadSources(parts, id)),
    ],
    figures: [],
    columns: [
      { title: texts.summary.figure, share: 3 },
      { title: texts.summary.value, share: 1 },
    ],
    rows: () => rowsOf(figures, (figure) => figure),
  }
}

async function figuresOfLicenses(parts: ContentParts, id: string): Promise<(readonly [string, string])[]> {
  const { bought, unused, none } = parts.texts.summary
  const isReadable = parts.scope.pids.includes(partitionOf(id, 'licenseCenter'))
  if (isReadable && (await lastSynced(parts, id)) !== null)
    return licenseFigures(parts, await readLicenses(parts, id))
  return [
    [bought, none],
    [unused, none],
  ]
}
