import type { MailPolicyDifference } from '#shared/domain/defender/compare-mail-policies.ts'
import type { MailPolicies } from '#shared/domain/defender/mail-policies.ts'
import type { MailPolicy } from '#shared/domain/defender/mail-policy.ts'
import type { TemplatePolicy } from '#shared/domain/defender/mail-template.ts'
import { standingOfTemplate } from '#shared/domain/defender/template-policy.ts'

/** A company that has the policy of a template, and where it has it otherwise. */
export interface CompanyStanding {
  customerId: string
  differences: readonly MailPolicyDifference[]
}

/** Which companies have the policy of a template. */
export interface TemplateSpread {
  companies: readonly CompanyStanding[]
  drifted: number
  /** How many do not have it. */
  lacking: number
  /** Of how many the policies of its kind could not be read. */
  unread: number
}

/** How templates stand in the tenants of all companies. */
export const createSpreads =
  (all: ReadonlyMap<string, MailPolicies>) =>
  (template: TemplatePolicy): TemplateSpread => {
    const companies: CompanyStanding[] = []
    let lacking = 0
    let unread = 0
    for (const own of all.values()) {
      const differences = differencesIn(own, template)
      if (differences) companies.push({ customerId: own.customer_id, differences })
      else if (isUnknown(own, template)) unread += 1
      else lacking += 1
    }
    const drifted = companies.filter(({ differences }) => differences.length > 0).length
    return { companies, drifted, lacking, unread }
  }

/** Who has no license for a kind has no policy of it. */
const isUnknown = ({ unread }: MailPolicies, { kind }: TemplatePolicy) =>
  unread[kind] !== undefined && unread[kind] !== 'noLicense'

type Differences = readonly MailPolicyDifference[] | undefined

// There may be tens of thousands of pairs, and each change is of one company or of one template.
const compared = new WeakMap<TemplatePolicy, WeakMap<MailPolicies, { differences: Differences }>>()

/** Where a company has the policy of a template otherwise; undefined where it does not have it. */
function differencesIn(own: MailPolicies, template: TemplatePolicy): Differences {
  const ofTemplate = compared.get(template) ?? new WeakMap<MailPolicies, { differences: Differences }>()
  compared.set(template, ofTemplate)
  const known = ofTemplate.get(own)
  if (known) return known.differences
  const there = byName(own).get(nameKey(template)) ?? []
  const differences = standingOfTemplate(template, there)?.differences
  ofTemplate.set(own, { differences })
  return differences
}

const indexes = new WeakMap<MailPolicies, Map<string, MailPolicy[]>>()

/** The policies of a company by what a template knows them by. */
function byName(own: MailPolicies): Map<string, MailPolicy[]> {
  const known = indexes.get(own)
  if (known) return known
  const index = Map.groupBy(own.policies, nameKey)
  indexes.set(own, index)
  return index
}

const nameKey = ({ kind, name }: Pick<TemplatePolicy, 'kind' | 'name'>) =>
  `${kind} ${name.trim().toLowerCase()}`
