import { describe, expect, test } from 'vitest'
import { differencesBetween } from '../compare-policies.ts'
import { validatePolicy } from '../validate-policy.ts'
import {
  defaultPolicyBaselines,
  defaultPolicyTemplates,
  findDefaultPolicyTemplate,
} from './default-policy-templates.ts'
import { fillTemplate, type InputValues } from './fill-template.ts'
import { policyBaselineFieldsSchema, policyTemplateFieldsSchema } from './policy-template.ts'

const EMERGENCY = 'aaaaaaaa-0000-4000-8000-000000000001'
const PLACE = 'aaaaaaaa-0000-4000-8000-000000000002'
const filled: InputValues = { excludeGroups: [EMERGENCY], excludeLocations: [PLACE] }

describe.each(defaultPolicyTemplates.map((each) => [each.id, each] as const))('%s', (_, template) => {
  const { name, body, prompted_inputs } = template
  const values = Object.fromEntries(prompted_inputs.map(({ name: input }) => [input, filled[input] ?? []]))

  test('is a template as an organization could have it', () => {
    const fields = { name, description: '', body, prompted_inputs }
    expect(policyTemplateFieldsSchema.parse(fields)).toEqual(fields)
  })

  test('becomes a policy that every rule lets pass, that only reports, and spares the emergency accounts', () => {
    const policy = fillTemplate(template, values)
    expect(validatePolicy(policy)).toEqual([])
    expect(policy.state).toBe('enabledForReportingButNotEnforced')
    expect(policy.conditions.users?.excludeGroups).toEqual([EMERGENCY])
  })

  test('loses nothing of what it says on its way to a tenant', () => {
    const lost = differencesBetween(body, fillTemplate(template, values)).filter(
      ({ before }) => before !== undefined,
    )
    expect(lost).toEqual([])
  })
})

test('every demand of a device and every block of whole platforms and countries spares the provider', () => {
  const sparing = [
    'compliant-device',
    'block-unknown-platforms',
    'block-other-countries',
    'app-protection-mobile',
  ]
  for (const id of sparing)
    expect(
      findDefaultPolicyTemplate(id)?.body.conditions.users?.excludeGuestsOrExternalUsers
        ?.guestOrExternalUserTypes,
    ).toContain('serviceProvider')
})

test('ids and names are there once', () => {
  for (const values of [
    defaultPolicyTemplates.map(({ id }) => id),
    defaultPolicyTemplates.map(({ name }) => name),
  ])
    expect(new Set(values).size).toBe(values.length)
})

test.each(defaultPolicyBaselines.map((each) => [each.id, each] as const))(
  'the baseline %s is of templates that there are',
  (id, { templates }) => {
    const fields = { name: id, description: '', templates: [...templates] }
    expect(policyBaselineFieldsSchema.parse(fields)).toEqual(fields)
    expect(templates.filter((each) => !findDefaultPolicyTemplate(each))).toEqual([])
  },
)
