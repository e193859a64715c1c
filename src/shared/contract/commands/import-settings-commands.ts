import { z } from 'zod'
import {
  importRuleFieldsSchema,
  importRuleId,
  integrationTypeSchema,
  isForEveryCompany,
  OF_ONE_COMPANY,
} from '#shared/domain/import-settings/import-rule.ts'
import { defineCommand } from '../command.ts'
import { BASE_PARTITION, partitionOf } from '../partitions.ts'

/** Null for the default, which holds where a company has no rule. */
const whose = { customerId: z.uuid().nullable(), integrationType: integrationTypeSchema }

interface Whose {
  customerId: string | null
  integrationType: string
}

const ofRule = {
  rev: 1,
  class: 'B',
  kind: 'importRule',
  area: 'employees',
  level: 'manage',
  ids: ({ customerId, integrationType }: Whose) => [importRuleId(customerId, integrationType)],
  partition: ({ customerId }: Whose) =>
    customerId === null ? BASE_PARTITION : partitionOf(customerId, 'engage'),
  lane: ({ customerId, integrationType }: Whose) => `importRule/${customerId ?? 'org'}/${integrationType}`,
  requires: ({ customerId }: Whose) => (customerId === null ? [] : [`customer/${customerId}`]),
} as const

/** POST and PUT customer/{id}/auto-ignore (EMP-20) */
export const importRuleSet = defineCommand({
  ...ofRule,
  name: 'importRule.set',
  needs: 'any',
  args: z
    .strictObject({ ...whose, rule: importRuleFieldsSchema })
    .refine(({ customerId, rule }) => customerId !== null || isForEveryCompany(rule), {
      path: ['rule'],
      message: OF_ONE_COMPANY,
    }),
  merge: (_earlier, later) => later,
  sets: ({ rule }) => ({ ...rule }),
  reduce: (_row, { customerId: customer_id, integrationType, rule }, { id }) => ({
    ...rule,
    id,
    customer_id,
    integrationType,
  }),
})

/** DELETE customer/{id}/auto-ignore; where there is no rule there is none afterwards, either. */
export const importRuleDelete = defineCommand({
  ...ofRule,
  name: 'importRule.delete',
  needs: 'any',
  args: z.strictObject(whose),
  sets: () => ({ domains: null, include: null, exclude: null }),
  reduce: () => undefined,
})
