import { randomUUID } from 'node:crypto'
import type { ContentBlob } from '../tenant/feeds.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'

const DAY = 86_400_000
/** How long content can be fetched. */
export const CONTENT_LIFETIME = 7 * DAY
/** How long it is known that there was some. */
const REMEMBERED = 14 * DAY

export const CONTENT_TYPES = [
  'Audit.AzureActiveDirectory',
  'Audit.Exchange',
  'Audit.SharePoint',
  'Audit.General',
  'DLP.All',
] as const

/** Adds records of the unified audit log that can be fetched from a moment on, in milliseconds since 1970. */
export function addBlob(
  { tenantId, feeds }: Tenant,
  contentType: string,
  records: Item[],
  createdAt: number,
): ContentBlob {
  const stamp = new Date(createdAt).toISOString().replaceAll(/\D/g, '')
  const source = `${tenantId.replaceAll('-', '')}${contentType.toLowerCase().replaceAll('.', '_')}`
  const blob = {
    contentType,
    contentId: `${stamp}$${stamp}$${source}$${randomUUID().replaceAll('-', '')}$na0001`,
    createdAt,
    records,
  }
  feeds.blobs = [...feeds.blobs.filter((each) => each.createdAt > createdAt - REMEMBERED), blob].toSorted(
    (a, b) => a.createdAt - b.createdAt,
  )
  return blob
}

export const isExpired = ({ createdAt }: ContentBlob, now: number): boolean =>
  createdAt + CONTENT_LIFETIME <= now
