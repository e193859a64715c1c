import type { Context } from 'hono'
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import { snoozeRuleId } from '#shared/domain/alerts/snooze-rule.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, carryOutAll, etagOf } from '#server/platform/http/command-headers.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import {
  listAlertRules,
  listSilencedCompanies,
  listSnoozeRules,
  readAlertRule,
  readAlertSettings,
  readSnoozeRule,
} from './alert-rule.store.ts'

interface AlertRuleRoutesParts {
  db: Db
  bus: Bus
}

type Asking = Context<Environment>

/** The settings, rules and snooze rules by which alerts notify, of a company or of all of them. */
export function mountAlertRuleRoutes({ mount }: Mounts, { db, bus }: AlertRuleRoutesParts) {
  mount(endpoints.getAlertSettings, async ({ c, query }) => tellSettings(db, c, companyIn(c, query)))

  mount(endpoints.putAlertSettings, async ({ c, query, body: settings }) => {
    const customerId = companyIn(c, query)
    await carryOut(bus, c, 'alertSettings.set', { customerId, settings })
    return tellSettings(db, c, customerId)
  })

  mount(endpoints.autoEnableAlerts, async ({ c, body: { enabled } }) => {
    // It is about companies that somebody may not see, as well.
    if (!c.var.scope.allCustomers) throw new AppError('noPermission')
    return { enabled, companies: await enableEverywhere({ db, bus }, c, enabled) }
  })

  mount(endpoints.listAlertRules, async ({ c, query }) =>
    listAlertRules(db, c.var.scope, companyIn(c, query)),
  )

  mount(endpoints.addAlertRule, async ({ c, query, body: fields }) => {
    const customerId = companyIn(c, query)
    const id = idOf(c)
    await carryOut(bus, c, 'alertRule.save', { customerId, id, fields })
    return tellRule(db, c, customerId, id)
  })

  mount(endpoints.putAlertRule, async ({ c, params, query, body: fields }) => {
    const [customerId, id] = [companyIn(c, query), params.id.toLowerCase()]
    // The command would make one that is not there.
    await tellRule(db, c, customerId, id)
    await carryOut(bus, c, 'alertRule.save', { customerId, id, fields })
    return tellRule(db, c, customerId, id)
  })

  mount(endpoints.deleteAlertRule, async ({ c, params, query }) => {
    await carryOut(bus, c, 'alertRule.delete', {
      customerId: companyIn(c, query),
      id: params.id.toLowerCase(),
    })
  })

  mount(endpoints.listSnoozeRules, async ({ c, query }) =>
    listSnoozeRules(db, c.var.scope, companyIn(c, query)),
  )

  mount(endpoints.addSnoozeRule, async ({ c, query, body: { detections, matter, terms } }) => {
    const customerId = companyIn(c, query)
    await carryOut(bus, c, 'snoozeRule.add', { customerId, detections, matter, terms })
    return tellSnooze(db, c, customerId, snoozeRuleId({ customerId, detections, matter }))
  })

  mount(endpoints.putSnoozeRule, async ({ c, params, query, body: terms }) => {
    const [customerId, id] = [companyIn(c, query), params.id.toLowerCase()]
    await carryOut(bus, c, 'snoozeRule.set', { customerId, id, terms })
    return tellSnooze(db, c, customerId, id)
  })

  mount(endpoints.deleteSnoozeRule, async ({ c, params, query }) => {
    await carryOut(bus, c, 'snoozeRule.delete', {
      customerId: companyIn(c, query),
      id: params.id.toLowerCase(),
    })
  })
}

/** The company that is asked for; null for all of them. */
function companyIn(c: Asking, { customerId }: { customerId: string }): string | null {
  if (customerId === '*') return null
  requireCustomer(c.var.scope, customerId)
  return customerId.toLowerCase()
}

const NAMESPACE = '3c4f6a0e-7a3d-4f57-9a54-6a1f0c0e5b21'

/** A request that is repeated makes the same rule. */
function idOf(c: Asking): string {
  const key = c.req.header('idempotency-key')
  return key === undefined ? uuidv7() : uuidv5(key.toLowerCase(), NAMESPACE)
}

/**
 * Turns alerts on or off in the settings of the organization, which hold for every company that has no say of its own; gives
 * the companies whose own "off" was taken back for that.
 */
async function enableEverywhere(
  { db, bus }: AlertRuleRoutesParts,
  c: Asking,
  enabled: boolean,
): Promise<string[]> {
  const { scope } = c.var
  const silenced = enabled ? await listSilencedCompanies(db, scope) : []
  const found = await readAlertSettings(db, scope, null)
  const ofAll = found?.row ?? { id: '', customer_id: null, ...inheritedSettings }
  const wanted = [{ ...ofAll, enabled }, ...silenced.map((own) => ({ ...own, enabled: null }))]
  await carryOutAll(
    bus,
    c,
    'alertSettings.set',
    wanted.map(({ id: _id, customer_id: customerId, ...settings }) => [
      customerId ?? 'org',
      { customerId, settings },
    ]),
  )
  return silenced.flatMap(({ customer_id }) => customer_id ?? [])
}

async function tellSettings(db: Db, c: Asking, customerId: string | null) {
  const found = await readAlertSettings(db, c.var.scope, customerId)
  if (found) c.header('ETag', etagOf(found.v))
  const { id: _id, ...said } = found?.row ?? { id: '', customer_id: customerId, ...inheritedSettings }
  return said
}

async function tellRule(db: Db, c: Asking, customerId: string | null, id: string) {
  const found = await readAlertRule(db, c.var.scope, customerId, id)
  if (!found) throw new AppError('notFound')
  c.header('ETag', etagOf(found.v))
  return found.row
}

async function tellSnooze(db: Db, c: Asking, customerId: string | null, id: string) {
  const found = await readSnoozeRule(db, c.var.scope, customerId, id)
  if (!found) throw new AppError('notFound')
  c.header('ETag', etagOf(found.v))
  return found.row
}
