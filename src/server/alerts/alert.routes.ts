import type { Context } from 'hono'
import { endpoints } from '#shared/contract/endpoints.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { detections } from '#shared/domain/alerts/detections.ts'
import { nothingUsual, type UsualSetupFields } from '#shared/domain/alerts/usual-setup.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { listAlerts, readAlert, readFeedStates, readRecords, readUsualSetup } from './alert.store.ts'

interface AlertRoutesParts {
  db: Db
  bus: Bus
}

export function mountAlertRoutes({ mount }: Mounts, { db, bus }: AlertRoutesParts) {
  mount(endpoints.listDetections, () =>
    detections.map(({ id, sources, severity, isVariable, license, isOnByDefault, link }) => ({
      id,
      sources: [...sources],
      severity,
      variable: isVariable,
      license,
      enabled: isOnByDefault,
      link,
    })),
  )

  mount(endpoints.listAlerts, async ({ c, params, query }) => {
    requireCustomer(c.var.scope, params.customerId)
    return listAlerts(db, c.var.scope, { ...query, customerId: params.customerId.toLowerCase() })
  })

  mount(endpoints.getAlert, async ({ c, params }) => {
    const alert = await tellAlert(db, c, params)
    return { alert, records: await readRecords(db, c.var.scope, alert) }
  })

  mount(endpoints.putAlertStatus, async ({ c, params, body: { status } }) => {
    const { id, customerId } = lowered(c, params)
    await carryOut(bus, c, 'alert.setStatus', { id, customerId, status })
    return tellAlert(db, c, params)
  })

  mount(endpoints.putAlertSnooze, async ({ c, params, body: { until } }) => {
    const { id, customerId } = lowered(c, params)
    await carryOut(bus, c, 'alert.snooze', { id, customerId, until })
    return tellAlert(db, c, params)
  })

  mount(endpoints.getAlertSources, async ({ c, params: { customerId } }) => {
    requireCustomer(c.var.scope, customerId)
    return readFeedStates(db, c.var.scope, customerId.toLowerCase())
  })

  mount(endpoints.getEventSetup, async ({ c, query }) => tellSetup(db, c, companyIn(c, query)))

  mount(endpoints.putEventSetup, async ({ c, query, body: setup }) => {
    const customerId = companyIn(c, query)
    await carryOut(bus, c, 'usualSetup.set', { customerId, setup })
    return tellSetup(db, c, customerId)
  })
}

type OfAlert = { customerId: string; id: string }

function lowered(c: Context<Environment>, { customerId, id }: OfAlert): OfAlert {
  requireCustomer(c.var.scope, customerId)
  return { customerId: customerId.toLowerCase(), id: id.toLowerCase() }
}

async function tellAlert(db: Db, c: Context<Environment>, params: OfAlert): Promise<AlertRow> {
  const { customerId, id } = lowered(c, params)
  const found = await readAlert(db, c.var.scope, customerId, id)
  if (!found) throw new AppError('notFound')
  c.header('ETag', etagOf(found.v))
  return found.row
}

/** The company that is asked for; null for all of them. */
function companyIn(c: Context<Environment>, { customerId }: { customerId: string }): string | null {
  if (customerId === '*') return null
  requireCustomer(c.var.scope, customerId)
  return customerId.toLowerCase()
}

async function tellSetup(db: Db, c: Context<Environment>, customerId: string | null) {
  const found = await readUsualSetup(db, c.var.scope, customerId)
  if (found) c.header('ETag', etagOf(found.v))
  const { id: _id, ...said } = found?.row ?? { id: '', customer_id: customerId, ...nothingUsual }
  return said satisfies UsualSetupFields
}
