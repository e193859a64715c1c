import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { duoAccountEndpoints } from '#shared/contract/endpoints/integrations/duo-accounts.ts'
import type { DuoAccount, DuoPair, DuoPairResult, DuoParent } from '#shared/domain/duo/duo-parent.ts'
import type { DuoCredentials } from '#shared/domain/integrations/duo-credentials.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import type { Caller, Device } from '../device/device.ts'
import { readShared } from '../rows/read.ts'

/** What this device knows of the organization's Duo account; nothing for who does not see all companies. */
export interface KnownDuo {
  parent: DuoParent | undefined
  accounts: DuoAccount[]
  /** The companies' connections to Duo, by keys of their own or by those of the organization. */
  integrations: Integration[]
}

export const watchDuo = (device: Device): Observable<KnownDuo> =>
  from(
    liveQuery(() =>
      Promise.all([
        readShared(device, 'duoParent'),
        readShared(device, 'duoAccount'),
        readShared(device, 'integration'),
      ]),
    ),
  ).pipe(
    map(([parents, accounts, integrations]) => {
      const rowsOf = <Row>(known: ReadonlyMap<string, { row: Row }>) =>
        [...known.values()].map(({ row }) => row)
      return {
        parent: rowsOf(parents)[0],
        accounts: rowsOf(accounts),
        integrations: rowsOf(integrations).filter(({ type }) => type === 'DUOSecurity'),
      }
    }),
  )

/** Connects the organization's Duo account. Its keys go to the server alone; this device keeps none of them. */
export async function connectDuoParent({ call }: Caller, credentials: DuoCredentials): Promise<void> {
  await call(duoAccountEndpoints.connectDuoParent, { body: { credentials } })
}

export async function refreshDuoParent({ call }: Caller): Promise<void> {
  await call(duoAccountEndpoints.refreshDuoParent, {})
}

export async function disconnectDuoParent({ call }: Caller): Promise<void> {
  await call(duoAccountEndpoints.deleteDuoParent, {})
}

/** Pairs accounts with companies, or ends that (null). */
export async function mapDuoAccounts({ call }: Caller, pairs: DuoPair[]): Promise<readonly DuoPairResult[]> {
  const { results } = await call(duoAccountEndpoints.mapDuoAccounts, { body: { pairs } })
  return results
}
