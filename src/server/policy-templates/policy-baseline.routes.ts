import { v7 as uuidv7 } from 'uuid'
import { endpoints } from '#shared/contract/endpoints.ts'
import { defaultPolicyBaselines } from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { describeBaseline, describeDefaultBaseline } from './describe-template.ts'
import { ownId } from './own-id.ts'
import { listPolicyBaselines, readOne } from './policy-template.store.ts'
import { policyBaselineTable } from './policy-template.tables.ts'

/** Baselines of policies (CA-33). */
export function mountPolicyBaselineRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listPolicyBaselines, async ({ c, query: { policyType } }) =>
    [
      ...defaultPolicyBaselines.map(describeDefaultBaseline),
      ...(await listPolicyBaselines(db, c.var.scope)).map((baseline) =>
        describeBaseline(c.var.scope, baseline),
      ),
    ].filter((each) => each.policyType === policyType),
  )

  mount(endpoints.addPolicyBaseline, async ({ c, body: { id = uuidv7(), title, policyType, ...rest } }) => {
    await carryOut(bus, c, 'policyBaseline.add', {
      id,
      fields: { ...rest, name: title },
      ...definedOnly({ policyType }),
    })
    const { row, v } = await readOne(db, policyBaselineTable, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return describeBaseline(c.var.scope, row)
  })

  mount(endpoints.putPolicyBaseline, async ({ c, params, body: { title, ...rest } }) => {
    const id = ownId(params.id, defaultPolicyBaselines)
    await carryOut(bus, c, 'policyBaseline.patch', { id, set: definedOnly({ ...rest, name: title }) })
    const { row, v } = await readOne(db, policyBaselineTable, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return describeBaseline(c.var.scope, row)
  })

  mount(endpoints.deletePolicyBaseline, async ({ c, params }) => {
    await carryOut(bus, c, 'policyBaseline.delete', { id: ownId(params.id, defaultPolicyBaselines) })
  })
}
