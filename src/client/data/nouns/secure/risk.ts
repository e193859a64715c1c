import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { RiskOverview } from '#shared/domain/risk/risk-overview.ts'
import type { Device } from '../../device/device.ts'
import { viewShared } from '../../rows/read.ts'

/** What was last read of the risks in each company's tenant, by the company's id. */
export const watchRiskOverviews = (device: Device): Observable<Map<string, RiskOverview>> =>
  from(liveQuery(() => viewShared(device, 'riskOverview', device.login.organization.id))).pipe(
    map((views) => new Map([...views.values()].map(({ row }) => [row.customer_id, row]))),
  )
