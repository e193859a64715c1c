import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { policyOfTemplate } from '#shared/domain/conditional-access/save-policy.ts'
import {
  type DefaultPolicyTemplate,
  defaultPolicyBaselines,
  defaultPolicyTemplates,
} from '#shared/domain/conditional-access/templates/default-policy-templates.ts'
import type { PolicyTemplateFields } from '#shared/domain/conditional-access/templates/policy-template.ts'
import { leastLicenses, type RequiredLicense } from '#shared/domain/posture/required-license.ts'
import type { View } from '#client/data/rows/merge.ts'
import { type PolicyPhrases, policyPhrases, type Wording } from '../policies/policy-phrases.ts'
import { policyFields } from '../policies/policy-fields.ts'
import { createNames } from '../policies/value-words.ts'
import { inputText } from './input-words.ts'
import type { Standings, TemplateStanding } from './standings.ts'
import type { TemplateTexts } from './template-texts.ts'

/** A template as the list shows it, whoever made it (CA-20). */
export interface TemplateRow extends PolicyTemplateFields {
  id: string
  type: 'default' | 'own'
  /** The template as a policy, to be said in words. */
  policy: Policy
  phrases: () => PolicyPhrases
  /** Who is left out, and by what is asked for each tenant. */
  exclusions: () => string
  licenses: readonly RequiredLicense[]
  standing: TemplateStanding
  /** Of the product. */
  given: DefaultPolicyTemplate | undefined
  /** As it is stored; undefined of one of the product. */
  view: View<'policyTemplate'> | undefined
}

type Words = Wording & { templates: TemplateTexts }

/** The templates of the product, then those of the organization. */
export const templateRows = (
  views: readonly View<'policyTemplate'>[],
  standings: Standings,
  words: Words,
): TemplateRow[] => [
  ...defaultPolicyTemplates.map((given) =>
    rowOf(
      {
        ...given,
        description: words.templates(`defaults.templates.${given.id}`),
        given,
        view: undefined,
      },
      standings,
      words,
    ),
  ),
  ...views.map((view) => rowOf({ ...view.row, given: undefined, view }, standings, words)),
]

function rowOf(
  {
    id,
    name,
    description,
    body,
    prompted_inputs,
    given,
    view,
  }: PolicyTemplateFields & Pick<TemplateRow, 'id' | 'given' | 'view'>,
  standings: Standings,
  words: Words,
): TemplateRow {
  // With everything in it that belongs to one tenant, which is not deployed, it would say too much.
  const policy: Policy = { ...policyOfTemplate(body), state: body.state, id }
  let phrases: PolicyPhrases | undefined
  return {
    id,
    name,
    description,
    body,
    prompted_inputs,
    type: given ? 'default' : 'own',
    policy,
    phrases: () => (phrases ??= policyPhrases(policy, words)),
    exclusions: () => exclusionsOf(policy, prompted_inputs, words),
    licenses: given?.licenses ?? licensesOf(policy),
    standing: standings.of([id]),
    given,
    view,
  }
}

/** What a tenant has to hold for a policy: conditions of risk take more than the rest. */
export const licensesOf = ({ conditions }: Pick<Policy, 'conditions'>): RequiredLicense[] =>
  conditions.userRiskLevels || conditions.signInRiskLevels ? ['entraP2'] : ['entraP1']

function exclusionsOf(
  policy: Policy,
  prompts: PolicyTemplateFields['prompted_inputs'],
  { t, locale, templates }: Words,
): string {
  const { users, applications, locations, platforms } = policy.conditions
  const left: Policy = {
    ...policy,
    conditions: {
      users: users && {
        includeUsers: users.excludeUsers,
        includeGroups: users.excludeGroups,
        includeRoles: users.excludeRoles,
        includeGuestsOrExternalUsers: users.excludeGuestsOrExternalUsers,
      },
      applications: { includeApplications: applications?.excludeApplications },
      locations: { includeLocations: locations?.excludeLocations },
      platforms: { includePlatforms: platforms?.excludePlatforms },
    },
  }
  const { who, what, where } = policyFields(left, t, createNames(t, undefined))
  const said = [...who, ...what, ...where].flatMap(({ values }) => values.map(({ text }) => text))
  const asked = prompts
    .filter(({ name }) => name.startsWith('exclude'))
    .map(({ name }) => templates('asked', { input: inputText(name, t) }))
  return new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format([...said, ...asked])
}

/** A baseline as the list shows it (CA-32). */
export interface BaselineRow {
  id: string
  type: 'default' | 'own'
  name: string
  description: string
  /** In the order in which they are deployed; one that is not here is left out. */
  templates: readonly TemplateRow[]
  templateIds: readonly string[]
  licenses: readonly RequiredLicense[]
  standing: TemplateStanding
  view: View<'policyBaseline'> | undefined
}

/** The baselines of the product, then those of the organization. */
export function baselineRows(
  views: readonly View<'policyBaseline'>[],
  templates: readonly TemplateRow[],
  standings: Standings,
  t: TemplateTexts,
): BaselineRow[] {
  const byId = new Map(templates.map((template) => [template.id, template]))
  const row = (
    fields: Pick<BaselineRow, 'id' | 'name' | 'description' | 'templateIds' | 'view'>,
  ): BaselineRow => {
    const members = fields.templateIds.flatMap((id) => byId.get(id) ?? [])
    return {
      ...fields,
      type: fields.view ? 'own' : 'default',
      templates: members,
      licenses: leastLicenses(members.flatMap(({ licenses }) => licenses)),
      standing: standings.of(fields.templateIds),
    }
  }
  return [
    ...defaultPolicyBaselines.map(({ id, templates: templateIds }) =>
      row({
        id,
        name: t(`defaults.baselines.${id}.name`),
        description: t(`defaults.baselines.${id}.description`),
        templateIds,
        view: undefined,
      }),
    ),
    ...views.map((view) => {
      const { id, name, description, templates: templateIds } = view.row
      return row({ id, name, description, templateIds, view })
    }),
  ]
}
