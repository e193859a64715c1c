import { v5 as uuidv5 } from 'uuid'
import { z } from 'zod'
import { TENANT_APPLICATION } from '#shared/domain/integrations/applications.ts'
import { inOrder } from './in-order.ts'

/** By what accounts can be chosen, in the words of the API (EMP-15). */
export const CHOSEN_BY = ['groups', 'users', 'licences', 'roles'] as const
export type ChosenBy = (typeof CHOSEN_BY)[number]

/** By what they can be chosen for every company at once: the vendor gives these the same ids in each tenant. */
export const CHOSEN_EVERYWHERE = ['licences', 'roles'] as const satisfies ChosenBy[]

export const importRuleLimits = { domains: 200, choices: 200, name: 256 } as const

/** What was chosen, with its name as of then: it is read where nobody can be asked for it. */
const choiceSchema = z.strictObject({
  id: z.string().trim().toLowerCase().min(1).max(100),
  name: z.string().trim().max(importRuleLimits.name),
})
export type Choice = z.infer<typeof choiceSchema>

const choices = z.array(choiceSchema).max(importRuleLimits.choices).overwrite(inOrder)

const selection = { groups: choices, users: choices, licences: choices, roles: choices }
const inclusionSchema = z.strictObject(selection)
const exclusionSchema = z.strictObject({ ...selection, noLicences: z.boolean(), noGroups: z.boolean() })
export type Inclusion = z.infer<typeof inclusionSchema>
export type Exclusion = z.infer<typeof exclusionSchema>

const domain = z.string().trim().toLowerCase().min(1).max(253)

/** The vendors whose directories a rule can be about. */
export const integrationTypeSchema = z.literal(TENANT_APPLICATION)

/** Which accounts of a company's directory are imported (EMP-15). */
export const importRuleFieldsSchema = z.strictObject({
  domains: z.union([
    z.literal('all'),
    z
      .array(domain)
      .min(1)
      .max(importRuleLimits.domains)
      .overwrite((list) => [...new Set(list)].toSorted()),
  ]),
  include: z.union([z.literal('all'), inclusionSchema]),
  exclude: z.union([z.literal('none'), exclusionSchema]),
})
export type ImportRuleFields = z.infer<typeof importRuleFieldsSchema>

/** The rule of one company, or (null) the default of the organization, which holds where a company has none. */
export const importRuleSchema = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  integrationType: integrationTypeSchema,
  ...importRuleFieldsSchema.shape,
})
export type ImportRule = z.infer<typeof importRuleSchema>

export const NO_CHOICES: Inclusion = { groups: [], users: [], licences: [], roles: [] }
export const NO_EXCLUSIONS: Exclusion = { ...NO_CHOICES, noLicences: false, noGroups: false }

/** What holds where nobody has said anything. */
export const EVERYBODY: ImportRuleFields = { domains: 'all', include: 'all', exclude: 'none' }

const NAMESPACE = '0b1f5a44-5d1c-4f0e-9f0a-3f8a6d2c7e19'

/** The one rule of a company, or (null) of the organization, for a vendor (EMP-20). */
export const importRuleId = (customerId: string | null, integrationType: string): string =>
  uuidv5(`${customerId ?? 'org'}/${integrationType}`, NAMESPACE)

/** The rule that holds for a company: its own, else the default of the organization; undefined where there is neither. */
export const ruleFor = (rules: readonly ImportRule[], customerId: string): ImportRule | undefined =>
  rules.find(({ customer_id }) => customer_id === customerId) ??
  rules.find(({ customer_id }) => customer_id === null)

export const isSomethingChosen = (chosen: Inclusion): boolean => CHOSEN_BY.some((by) => chosen[by].length > 0)

/** Whether the rule leaves nobody of its domains out. */
export const isEverybody = ({ include, exclude }: ImportRuleFields): boolean =>
  include === 'all' && exclude === 'none'

export const OF_ONE_COMPANY = 'Names domains, groups or users, which only one company has'

/** Whether the rule can hold for every company: it names nothing that only one tenant has. */
export const isForEveryCompany = ({ domains, include, exclude }: ImportRuleFields): boolean =>
  domains === 'all' &&
  [include, exclude].every(
    (chosen) => typeof chosen === 'string' || (chosen.groups.length === 0 && chosen.users.length === 0),
  )
