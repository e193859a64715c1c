import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { DISCOVER_TASKS } from '#shared/domain/integrations/discover-task.ts'
import type { Integration, IntegrationFields } from '#shared/domain/integrations/integration.ts'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { Device } from '../device/device.ts'
import type { View } from '../rows/merge.ts'
import { readShared, viewShared } from '../rows/read.ts'
import { submit, type SubmitOutcome } from '../queue/submit.ts'

/** A company's Microsoft 365 connection, that to its Google Workspace, the products its tenant holds, and its syncs, newest first. */
export interface DirectoryConnection {
  integration: Integration | undefined
  google: Integration | undefined
  licenses: ProductLicense[]
  tasks: Task[]
}

export const watchConnection = (device: Device, customerId: string): Observable<DirectoryConnection> =>
  from(
    liveQuery(() =>
      Promise.all([
        viewShared(device, 'integration', device.login.organization.id),
        readShared(device, 'productLicense'),
        readShared(device, 'task'),
      ]),
    ),
  ).pipe(
    map(([integrations, licenses, tasks]) => {
      const own = <R extends { customer_id: string }>(rows: ReadonlyMap<string, { row: R }>) =>
        [...rows.values()].map(({ row }) => row).filter(({ customer_id }) => customer_id === customerId)
      return {
        integration: own(integrations).find(({ type }) => type === TENANT_APPLICATION),
        google: own(integrations).find(({ type }) => type === 'GWS'),
        licenses: own(licenses).toSorted((a, b) => a.product_name.localeCompare(b.product_name)),
        tasks: own(tasks)
          .filter(({ name }) => name === DISCOVER_TASKS[TENANT_APPLICATION])
          .toSorted((a, b) => b.requested_at.localeCompare(a.requested_at)),
      }
    }),
  )

/** Ids of the companies that are connected to a tenant. */
export const watchConnectedCustomers = (device: Device): Observable<ReadonlySet<string>> =>
  from(liveQuery(() => readShared(device, 'integration'))).pipe(
    map(
      (integrations) =>
        new Set(
          [...integrations.values()]
            .filter(({ row }) => row.type === TENANT_APPLICATION)
            .map(({ row }) => row.customer_id),
        ),
    ),
  )

/** Whether the company, or any, has a Google Workspace, as far as this device knows of connections. */
export const watchHasGoogle = (device: Device, customerId: string | undefined): Observable<boolean> =>
  from(liveQuery(() => readShared(device, 'integration'))).pipe(
    map((integrations) =>
      [...integrations.values()].some(
        ({ row }) => row.type === 'GWS' && (customerId === undefined || row.customer_id === customerId),
      ),
    ),
  )

/** Ids of the companies with a tenant whose Exchange Online is not connected, as far as this device knows of connections. */
export const watchCustomersWithoutExchange = (device: Device): Observable<ReadonlySet<string>> =>
  from(liveQuery(() => readShared(device, 'integration'))).pipe(
    map(
      (integrations) =>
        new Set(
          [...integrations.values()]
            .filter(({ row }) => row.type === TENANT_APPLICATION && row.exchange === 'notConnected')
            .map(({ row }) => row.customer_id),
        ),
    ),
  )

/** Every connection of this device with waiting changes, and the newest task of each, by the connection's id. */
export interface Connections {
  integrations: View<'integration'>[]
  tasks: ReadonlyMap<string, Task>
}

export const watchConnections = (device: Device): Observable<Connections> =>
  from(
    liveQuery(() =>
      Promise.all([
        viewShared(device, 'integration', device.login.organization.id),
        readShared(device, 'task'),
      ]),
    ),
  ).pipe(
    map(([integrations, tasks]) => ({
      integrations: [...integrations.values()],
      tasks: new Map(
        [...tasks.values()]
          .map(({ row }) => row)
          .toSorted((a, b) => a.requested_at.localeCompare(b.requested_at))
          .map((task) => [task.integration_id, task]),
      ),
    })),
  )

/** Changes what people set of a connection; `seen` is the connection as it was on screen. */
export const changeIntegration = (
  device: Device,
  seen: Integration,
  set: Partial<IntegrationFields>,
  company: string,
): Promise<SubmitOutcome> =>
  submit(device, {
    name: 'integration.patch',
    args: { id: seen.id, customerId: seen.customer_id, set },
    expect: Object.fromEntries(Object.entries(seen).filter(([field]) => Object.hasOwn(set, field))),
    subject: company,
    place: '',
  })
