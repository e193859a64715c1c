import { v7 as uuidv7 } from 'uuid'
import type { z } from 'zod'
import { endpoints } from '#shared/contract/endpoints.ts'
import { defaultPolicyTemplates } from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import { policyTypeOf } from '#shared/domain/intune/device-template.ts'
import { templateOf } from '#shared/domain/intune/template-policy.ts'
import { definedOnly } from '#shared/lib/defined-only.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import { carryOut, etagOf } from '#server/platform/http/command-headers.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import type { Bus } from '#server/platform/sync/bus.ts'
import { ownId } from './own-id.ts'
import { kindOfTemplate, listTemplates, readTemplate, type TemplateKind } from './read-template.ts'

/** Templates of policies (CA-23, DEF-07, INTUNE-07). */
export function mountPolicyTemplateRoutes({ mount }: Mounts, { db, bus }: { db: Db; bus: Bus }) {
  mount(endpoints.listPolicyTemplates, ({ c, query: { policyType } }) =>
    listTemplates(db, c.var.scope, policyType),
  )

  mount(endpoints.addPolicyTemplate, async ({ c, body }) => {
    const { id = uuidv7(), template_name: name, template_description: description } = body
    if (body.policyType === 'DEFENDER')
      await carryOut(bus, c, 'mailTemplate.add', {
        id,
        fields: { name, description, policy: body.meta_data.policyBody },
      })
    else if (body.policyType === 'INTUNE_CONFIGURATION' || body.policyType === 'INTUNE_COMPLIANCE') {
      const { meta_data: data, policyType } = body
      const { set } = 'seen' in data ? data.seen : data.policyBody
      if (policyTypeOf(set) !== policyType) throw new AppError('failedValidation')
      const from =
        'seen' in data ? data : { policy: data.policyBody, seen: templateOf(data.policyBody).summary }
      await carryOut(bus, c, 'deviceTemplate.add', { id, fields: { name, description }, from })
    } else {
      const { policyBody, promptedInputs: prompted_inputs } = body.meta_data
      await carryOut(bus, c, 'policyTemplate.add', {
        id,
        fields: { name, description, body: policyBody, prompted_inputs },
      })
    }
    const { template, v } = await readTemplate(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return template
  })

  mount(endpoints.putPolicyTemplate, async ({ c, params, body }) => {
    const id = ownId(params.id, defaultPolicyTemplates)
    const kind = await kindOfTemplate(db, c.var.scope, id)
    const { template_name: name, template_description: description, meta_data } = body
    await carryOut(bus, c, `${kind}.patch`, {
      id,
      set: { ...definedOnly({ name, description }), ...policyFields(kind, meta_data) },
    })
    const { template, v } = await readTemplate(db, c.var.scope, id)
    c.header('ETag', etagOf(v))
    return template
  })

  mount(endpoints.deletePolicyTemplate, async ({ c, params }) => {
    const id = ownId(params.id, defaultPolicyTemplates)
    const kind = await kindOfTemplate(db, c.var.scope, id)
    await carryOut(bus, c, `${kind}.delete`, { id })
  })

  mount(endpoints.getPolicyTemplate, async ({ c, params }) => {
    const { template } = await readTemplate(db, c.var.scope, params.id)
    return template
  })
}

type ChangedData = z.infer<typeof endpoints.putPolicyTemplate.body>['meta_data']

/** What is changed of the policy of a template: it stays one of its own type. */
function policyFields(kind: TemplateKind, data: ChangedData) {
  if (data === undefined) return {}
  const isOfAccess = 'promptedInputs' in data
  if (kind !== (isOfAccess ? 'policyTemplate' : 'mailTemplate')) throw new AppError('failedValidation')
  return isOfAccess
    ? { body: data.policyBody, prompted_inputs: data.promptedInputs }
    : { policy: data.policyBody }
}
