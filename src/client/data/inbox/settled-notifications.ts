import { partitionOf } from '#shared/contract/partitions.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { Device } from '../device/device.ts'
import { viewPartition } from '../rows/read.ts'

/** What of a notification says what it is about. */
export interface ToldAlerts {
  /** The address in the app that it opens. */
  path: string
  /** The alerts that it tells of; empty where it names none. */
  ids: readonly string[]
  /** The organization's version at which they can be pulled. */
  version: number
}

const ALERTS_OF_COMPANY = /^\/secure\/alerts\/([0-9a-f-]{36})(?:\?|$)/

/**
 * Whether all alerts that a notification tells of were dealt with: taken up, closed or snoozed, by whomever. False as long
 * as this device cannot know. One that names no alerts is settled when none of its company waits for anybody.
 */
export async function isSettled(device: Device, { path, ids, version }: ToldAlerts): Promise<boolean> {
  const customerId = ALERTS_OF_COMPANY.exec(path)?.[1]
  if (customerId === undefined) return false
  const { data, login, clock } = device
  const pid = partitionOf(customerId, 'alerts')
  const cursor = await data.readState('cursor')
  const partitions = await data.readPartitions()
  if (!cursor || cursor.version < version || partitions?.[pid]?.state !== 'ready') return false
  const views = await viewPartition(device, 'alert', pid, login.organization.id)
  const now = clock.now()
  if (ids.length === 0) return ![...views.values()].some(({ row }) => isWaiting(row, now))
  return ids.every((id) => {
    const row = views.get(id)?.row
    return row !== undefined && !isWaiting(row, now)
  })
}

const isWaiting = ({ status, snoozed_until }: AlertRow, now: number): boolean =>
  status === 'new' && (snoozed_until === null || Date.parse(snoozed_until) <= now)
