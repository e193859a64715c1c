import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { feedOf } from '#shared/domain/alerts/feed-of.ts'
import { isClosed } from '#shared/domain/alerts/alert-row.ts'
import { noticeWords } from '#shared/domain/notifications/notice-text.ts'
import { titleOf } from '#server/alert-channels/detection-titles.ts'
import { listAlerts } from '#server/alerts/alert.store.ts'
import { feedStatesTable } from '#server/alerts/alert.tables.ts'
import { readRowOf } from '#server/platform/sync/read-rows.ts'
import { type Content, type ContentParts, numberText, timeText } from './content.ts'

/** Alerts that are read at once. */
const PAGE = 500

/** The alerts of a company in a time, the newest first. */
export const threatContent: Content = async (parts, { id, name }) => {
  const { texts, now } = parts
  const { threat } = texts
  return {
    company: name,
    asOf: texts.asOfNow(timeText(parts, now)),
    missing: await unreadSources(parts, id),
    figures: await threatFigures(parts, id),
    columns: [
      { title: threat.last, share: 2 },
      { title: threat.first, share: 2 },
      { title: threat.alert, share: 5 },
      { title: threat.severity, share: 1 },
      { title: threat.state, share: 2 },
      { title: threat.account, share: 3 },
      { title: threat.address, share: 2 },
      { title: threat.country, share: 1 },
      { title: threat.count, share: 1 },
    ],
    rows: () => rowsIn(parts, id),
  }
}

/** Why the silence of a source is not calm. */
export async function unreadSources(
  { db, scope, texts, words }: ContentParts,
  id: string,
): Promise<string[]> {
  const states = await readRowOf(db, feedStatesTable, scope, id)
  if (!states || states.sources.length === 0) return [texts.threat.noSources]
  const unread = states.sources.filter(({ reason }) => reason !== null)
  if (unread.length === 0) return []
  const names = new Set(unread.map(({ source }) => words.alerts.sources[feedOf(source)]))
  return [texts.threat.unreadSources([...names].join(', '))]
}

export async function threatFigures(parts: ContentParts, id: string): Promise<(readonly [string, string])[]> {
  let [all, open] = [0, 0]
  for await (const alert of alertsIn(parts, id)) {
    all++
    if (!isClosed(alert)) open++
  }
  const { summary } = parts.texts
  return [
    [summary.alerts, numberText(parts, all)],
    [summary.open, numberText(parts, open)],
  ]
}

/** Page by page, so that nothing holds them all. */
async function* alertsIn(
  { db, scope, span, wanted }: ContentParts,
  customerId: string,
): AsyncGenerator<AlertRow> {
  for (let from = 0; ; from += PAGE) {
    const page = await listAlerts(db, scope, {
      customerId,
      since: new Date(span.from).toISOString(),
      until: new Date(span.until - 1).toISOString(),
      severity: wanted.filters.severity,
      from,
      size: PAGE,
    })
    yield* page
    if (page.length < PAGE) return
  }
}

async function* rowsIn(parts: ContentParts, customerId: string): AsyncGenerator<readonly string[]> {
  const { language, texts } = parts
  const { severities } = noticeWords[language]
  for await (const alert of alertsIn(parts, customerId))
    yield [
      timeText(parts, alert.last_at),
      timeText(parts, alert.at),
      titleOf(alert.detection, language),
      severities[alert.severity],
      texts.threat.states[alert.status],
      alert.account?.name ?? '',
      alert.ip ?? '',
      alert.location?.country ?? '',
      String(alert.count),
    ]
}
