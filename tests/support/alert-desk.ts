import { sql } from 'kysely'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import type { AlertChannels } from '#shared/domain/alerts/alert-channels.ts'
import {
  type AlertSettingsFields,
  alertSettingsId,
  inheritedSettings,
} from '#shared/domain/alerts/alert-settings.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { noteRaised, tellOfAlerts } from '#server/alerts/tell-of-alerts.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { entityTables } from '#server/schema.ts'
import { buildAlert } from './build-alert.ts'
import type { TestSite } from './test-site.ts'

/** Raises alerts of an organization and tells of them, by real tables; what devices are told is kept. */
export function openAlertDesk(site: TestSite, organizationId: string) {
  const notified: DeviceNotification[] = []
  const failures: string[] = []
  const asked: string[] = []
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    accounts: { localeOf: async (): Promise<string | undefined> => undefined },
    jobs: { send: async (queue: string) => void asked.push(queue) },
    publicUrl: 'https://castellan.example',
    log: { error: (_fields: unknown, sentence: string) => void failures.push(sentence) },
    notifier: { notify: async (_id: string, each: DeviceNotification) => void notified.push(each) },
    feedInterval: 1,
    now: () => site.now.value,
  }
  const change = (act: Parameters<typeof unitOfWork>[2]) => unitOfWork(parts, organizationId, act)
  const put = <K extends Kind>(kind: K, row: RowOf<K>) =>
    change(async (work) => {
      await work.load(kind, [row.id])
      work.put(kind, row)
    })
  return {
    parts,
    notified,
    /** What was logged as failed. */
    failures,
    /** The queues of jobs that were asked for. */
    asked,
    put,
    remove: (kind: Kind, id: string) =>
      change(async (work) => {
        await work.load(kind, [id])
        work.remove(kind, id)
      }),
    /** What the organization, or one company, says of how alerts notify. */
    set: (said: Partial<AlertSettingsFields>, customerId: string | null = null) =>
      put('alertSettings', {
        ...inheritedSettings,
        ...said,
        id: alertSettingsId(customerId),
        customer_id: customerId,
      }),
    /** An alert of now, noted as one to be told. */
    async raise(customerId: string, given: Partial<AlertRow> = {}): Promise<AlertRow> {
      const at = new Date(site.now.value).toISOString()
      const alert = buildAlert({ customer_id: customerId, at, last_at: at, raised_at: at, ...given })
      await change(async (work) => {
        await work.load('alert', [alert.id])
        work.put('alert', alert)
        await noteRaised(work.tx, { organizationId, customerId }, [alert.id], site.now.value)
      })
      return alert
    },
    tell: (customerId: string, more: Partial<Parameters<typeof tellOfAlerts>[0]> = {}) =>
      tellOfAlerts({ ...parts, ...more }, { organizationId, customerId }),
    /** How the channels fare, as devices hear it. */
    async channels(): Promise<AlertChannels | undefined> {
      const { rows } = await sql<AlertChannels>`
        select id, webhook, mail, tickets from alert_channels where organization_id = ${organizationId}::uuid`.execute(
        site.database.db,
      )
      return rows[0]
    },
  }
}

/** Jobs that are done as soon as they are sent. */
export function jobsAtOnce() {
  const acts = new Map<string, (data: never) => Promise<void>>()
  return {
    handle: async (queue: string, _parallel: number, act: (data: never) => Promise<void>) =>
      void acts.set(queue, act),
    send: async (queue: string, data: object) => acts.get(queue)?.(data as never),
    sendWithin: async (_tx: unknown, queue: string, data: object) => acts.get(queue)?.(data as never),
    wake: () => {},
    plan: async () => {},
    close: async () => {},
  }
}
