import type { Alert } from '#shared/domain/alerts/alert.ts'
import { alertRowOf, unhandled } from '#shared/domain/alerts/alert-row.ts'
import { settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import { routeAlert } from '#shared/domain/alerts/route-alert.ts'
import { MINUTE } from '#shared/lib/time.ts'

/** How often a tenant is read where nothing else was set. */
const READ_EVERY = 5 * MINUTE

/**
 * How many notifications alerts of one tenant make: one each, one for what each reading raises, and one of those for what
 * is told where nobody has said anything. An alert is raised by the reading after what is told of it.
 */
export function countNotifications(alerts: readonly Alert[]) {
  const readingsOf = (list: readonly Alert[]) =>
    new Set(list.map(({ told }) => Math.ceil(told.at / READ_EVERY))).size
  return { each: alerts.length, reading: readingsOf(alerts), settled: readingsOf(alerts.filter(isTold)) }
}

function isTold(alert: Alert): boolean {
  const handling = unhandled(new Date(alert.at).toISOString())
  const row = alertRowOf(alert, 'played', { timeline: [], count: alert.count, handling })
  const { push } = routeAlert(row, { settings: settledSettings(), rules: [], snoozes: [] }, alert.at)
  return push !== null
}
