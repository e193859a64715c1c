import type { Context } from 'hono'
import { endpoints } from '#shared/contract/endpoints.ts'
import { estimateOf } from '#shared/domain/import-settings/apply-rule.ts'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import type { ImportRule } from '#shared/domain/import-settings/import-rule.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Environment } from '#server/platform/http/environment.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer, type Scope } from '#server/platform/sync/scope.ts'
import { readChoices, readPeople } from './choices.store.ts'
import { readOwnRule } from './import-rule.store.ts'
import { byAccount, readKeptMemberships } from './memberships.store.ts'

type Asking = Context<Environment>

/** Which accounts of a company's directory are imported, and what that would make of them. */
export function mountImportSettingsRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.getAutoIgnore, async ({ c, params, query }) => {
    requireCustomer(c.var.scope, params.id)
    return tellRule(db, c, params.id, query.integrationType)
  })

  mount(endpoints.addAutoIgnore, async ({ c, params, body: { integrationType, ...rule } }) => {
    requireCustomer(c.var.scope, params.id)
    if (await readOwnRule(db, c.var.scope, params.id, integrationType)) throw new AppError('alreadyExists')
    await carryOut(bus, c, 'importRule.set', { customerId: params.id, integrationType, rule })
    return tellRule(db, c, params.id, integrationType)
  })

  mount(endpoints.putAutoIgnore, async ({ c, params, body: { integrationType, ...rule } }) => {
    requireCustomer(c.var.scope, params.id)
    await carryOut(bus, c, 'importRule.set', { customerId: params.id, integrationType, rule })
    return tellRule(db, c, params.id, integrationType)
  })

  mount(endpoints.deleteAutoIgnore, async ({ c, params, query: { integrationType } }) => {
    requireCustomer(c.var.scope, params.id)
    await requireRule(db, c, params.id, integrationType)
    await carryOut(bus, c, 'importRule.delete', { customerId: params.id, integrationType })
  })

  mount(endpoints.estimateAutoIgnore, async ({ c, params, body: { integrationType: _type, ...rule } }) => {
    const whose = whoseOf(c.var.scope, params.id)
    const people = await readPeople(db, c.var.scope, params.id)
    return estimateOf(
      people,
      rule,
      byAccount(await readKeptMemberships(db, { ...whose, application: TENANT_APPLICATION })),
    )
  })

  mount(endpoints.getAutoIgnoreMetadata, async ({ c, params }) =>
    readChoices(db, whoseOf(c.var.scope, params.id)),
  )

  mount(endpoints.getDefaultAutoIgnore, async ({ c, query }) => tellDefault(db, c, query.integrationType))

  mount(endpoints.putDefaultAutoIgnore, async ({ c, body: { integrationType, ...rule } }) => {
    await carryOut(bus, c, 'importRule.set', { customerId: null, integrationType, rule })
    return tellDefault(db, c, integrationType)
  })

  mount(endpoints.deleteDefaultAutoIgnore, async ({ c, query: { integrationType } }) => {
    await requireRule(db, c, null, integrationType)
    await carryOut(bus, c, 'importRule.delete', { customerId: null, integrationType })
  })
}

function whoseOf(scope: Scope, customerId: string) {
  requireCustomer(scope, customerId)
  return { organizationId: scope.organizationId, customerId }
}

async function requireRule(db: Db, c: Asking, customerId: string | null, integrationType: string) {
  if (!(await readOwnRule(db, c.var.scope, customerId, integrationType))) throw new AppError('notFound')
}

/** A company's own rule, else what holds for it. */
async function tellRule(db: Db, c: Asking, customerId: string, integrationType: string) {
  const own = await readOwnRule(db, c.var.scope, customerId, integrationType)
  if (own) c.header('ETag', etagOf(own.v))
  const found = own ?? (await readOwnRule(db, c.var.scope, null, integrationType))
  return {
    rule: found ? toldOf(found.row) : null,
    isDefault: !own,
  }
}

async function tellDefault(db: Db, c: Asking, integrationType: string) {
  const found = await readOwnRule(db, c.var.scope, null, integrationType)
  if (found) c.header('ETag', etagOf(found.v))
  return {
    rule: found ? toldOf(found.row) : null,
    organization_id: c.var.scope.organizationId,
  }
}

const toldOf = ({ id: _id, customer_id: _customer, ...rule }: ImportRule) => rule
