import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { ProductLicense } from '#shared/domain/licenses/product-license.ts'
import type { Task } from '#shared/domain/tasks/task.ts'
import type { Device } from './device.ts'
import { readShared } from './read.ts'

/** A company's Microsoft 365 connection, the products its tenant holds, and its syncs, newest first. */
export interface DirectoryConnection {
  integration: Integration | undefined
  licenses: ProductLicense[]
  tasks: Task[]
}

export const watchConnection = (device: Device, customerId: string): Observable<DirectoryConnection> =>
  from(
    liveQuery(() =>
      Promise.all([
        readShared(device, 'integration'),
        readShared(device, 'productLicense'),
        readShared(device, 'task'),
      ]),
    ),
  ).pipe(
    map(([integrations, licenses, tasks]) => {
      const own = <R extends { customer_id: string }>(rows: ReadonlyMap<string, { row: R }>) =>
        [...rows.values()].map(({ row }) => row).filter(({ customer_id }) => customer_id === customerId)
      return {
        integration: own(integrations)[0],
        licenses: own(licenses).toSorted((a, b) => a.product_name.localeCompare(b.product_name)),
        tasks: own(tasks).toSorted((a, b) => b.requested_at.localeCompare(a.requested_at)),
      }
    }),
  )

/** Ids of the companies that are connected to a tenant. */
export const watchConnectedCustomers = (device: Device): Observable<ReadonlySet<string>> =>
  from(liveQuery(() => readShared(device, 'integration'))).pipe(
    map((integrations) => new Set([...integrations.values()].map(({ row }) => row.customer_id))),
  )
