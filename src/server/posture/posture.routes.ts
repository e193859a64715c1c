import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { type AuditSetting, isIncludedBy } from '#shared/domain/posture/audit-setting.ts'
import { type Check, cloudOf } from '#shared/domain/posture/check.ts'
import { seatsOf, tierOf } from '#shared/domain/licenses/subscription.ts'
import { entraLevelOf } from '#shared/domain/posture/entra-level.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { judgementsBy, type Judgement, standingOf } from '#shared/domain/posture/standing.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { invariant } from '#shared/lib/invariant.ts'
import { AppError } from '#server/platform/app-error.ts'
import { listOwnCustomers } from '#server/customers/customer.store.ts'
import { readSubscription } from '#server/licenses/subscription.store.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut } from '#server/platform/http/command-headers.ts'
import type { Handler, Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readKnown, readKnownOfCheck, readSettings, readTask } from './posture.store.ts'

const checkIds = checks.map(({ id }) => id)

interface PostureRoutesParts {
  db: Db
  bus: Bus
}

export function mountPostureRoutes({ mount }: Mounts, { db, bus }: PostureRoutesParts) {
  mount(endpoints.listAuditSettings, async ({ c, query }) => {
    const customerId = query.customerId === '*' ? null : query.customerId.toLowerCase()
    if (customerId !== null) requireCustomer(c.var.scope, customerId)
    return settingsOf(customerId, await readSettings(db, c.var.scope, customerId))
  })

  mount(endpoints.putAuditSettings, async ({ c, body }) => {
    const customerId = body.settings[0]?.customer ?? null
    await carryOut(bus, c, 'audit.set', {
      customerId,
      settings: body.settings.map(({ name, enabled }) => ({ checkId: name, enabled })),
    })
    return settingsOf(customerId, await readSettings(db, c.var.scope, customerId))
  })

  mount(endpoints.getSecureLicensing, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    const customer_id = params.id.toLowerCase()
    const subscription = await readSubscription(db, c.var.scope)
    const { postures } = await readKnown(db, c.var.scope, customer_id)
    return {
      customer_id,
      tier: subscription ? tierOf(subscription, 'secure') : 'none',
      seats: subscription ? seatsOf(subscription, 'secure') : 0,
      entra_level: entraLevelOf(postures.get(customer_id)?.service_plans ?? null),
    }
  })

  mount(endpoints.postBaseline, applyBaseline({ db, bus }))
  mount(endpoints.putBaseline, applyBaseline({ db, bus }))

  mount(endpoints.listChecks, () => checks.map(described))

  mount(endpoints.getCheck, async ({ c, params, query: { companySelectorId, from, size } }) => {
    const check = checks.find(({ id }) => id === params.type)
    if (!check) throw new AppError('checkInvalid')
    const { scope } = c.var
    if (companySelectorId !== '*') requireCustomer(scope, companySelectorId)
    const customerIds =
      companySelectorId === '*'
        ? (await listOwnCustomers(db, scope)).map(({ id }) => id).slice(from, from + size)
        : [companySelectorId.toLowerCase()]
    const known = await readKnownOfCheck(db, scope, check.id, customerIds)
    const judgementsOf = judgementsBy({ ...known, checkIds: [check.id] })
    return {
      ...described(check),
      companies: customerIds.flatMap((customerId) =>
        judgementsOf(customerId).map((judgement) => ({
          customer_id: customerId,
          read_at: known.postures.get(customerId)?.clouds[cloudOf(check)] ?? null,
          ...judged(judgement),
        })),
      ),
    }
  })

  mount(endpoints.getPosture, async ({ c, params }) => {
    requireCustomer(c.var.scope, params.id)
    const customerId = params.id.toLowerCase()
    const known = await readKnown(db, c.var.scope, customerId)
    const judgements = judgementsBy({ ...known, checkIds })(customerId)
    const { score, ...counts } = standingOf(judgements)
    return {
      customer_id: customerId,
      read_at: known.postures.get(customerId)?.read_at ?? null,
      clouds: known.postures.get(customerId)?.clouds ?? {},
      score: score ?? null,
      counts,
      checks: judgements.map((judgement) => ({ id: judgement.checkId, ...judged(judgement) })),
    }
  })
}

/** Has the checks of a baseline applied at a company. */
const applyBaseline =
  ({ db, bus }: PostureRoutesParts): Handler<typeof endpoints.postBaseline | typeof endpoints.putBaseline> =>
  async ({ c, params, body }) => {
    requireCustomer(c.var.scope, params.id)
    for (const [place, { name, changeTo }] of body.settings.entries()) {
      const check = checks.find(({ id }) => id === name)
      if (!check?.remedy) throw new AppError('checkInvalid')
      if (changeTo !== undefined && canonicalJson(changeTo) !== canonicalJson(check.target))
        throw new AppError('failedValidation', {
          issues: [{ path: `settings.${place}.changeTo`, message: 'Is not what the check asks for' }],
        })
    }
    const { id = uuidv7() } = body
    await carryOut(bus, c, 'posture.apply', {
      id,
      customerId: params.id.toLowerCase(),
      checks: body.settings.map(({ name }) => ({ checkId: name, expected: null })),
    })
    const task = await readTask(db, c.var.scope, id)
    invariant(task, 'the task was written just now')
    return task
  }

/** Every check as it stands at a company, or (null) for all of them (POST-16). */
function settingsOf(customerId: string | null, settings: readonly AuditSetting[]) {
  const isIncluded = isIncludedBy(settings)
  const own = new Set(settings.filter((each) => each.customer_id === customerId).map((each) => each.check_id))
  return checkIds.map((name) => ({
    name,
    module: 'secure' as const,
    // Without a company there is no setting but the organization's.
    enabled: isIncluded(customerId ?? 'none', name),
    inherit: !own.has(name),
    customer: customerId,
  }))
}

const described = ({ id, code, area, severity, effort, requires, anchors, target }: Check) => ({
  id,
  code,
  cloud: cloudOf({ area }),
  area,
  severity,
  effort,
  license: requires,
  anchors: {
    ...(anchors.cis ? { cis: [...anchors.cis] } : {}),
    ...(anchors.cisa ? { cisa: [...anchors.cisa] } : {}),
  },
  target,
})

const judged = ({ verdict, isIncluded, resolution }: Judgement) => ({
  verdict,
  included: isIncluded,
  resolution: resolution ?? null,
})
