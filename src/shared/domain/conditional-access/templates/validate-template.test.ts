import { expect, test } from 'vitest'
import type { PolicyBody } from '../policy.ts'
import { newPolicy } from '../save-policy.ts'
import { PROMPTED_INPUTS } from './policy-template.ts'
import { validateTemplate } from './validate-template.ts'

const outside: PolicyBody = {
  ...newPolicy('Outside'),
  conditions: {
    users: { includeUsers: ['All'] },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
    locations: { includeLocations: ['All'] },
  },
}
const rulesOf = (body: PolicyBody, names: readonly (typeof PROMPTED_INPUTS)[number][], required = true) =>
  validateTemplate({ body, prompted_inputs: names.map((name) => ({ name, required })) }).map(
    ({ rule }) => rule,
  )

test('a template is judged as the policy that it becomes when all that it requires is said', () => {
  expect(rulesOf(outside, ['excludeLocations', 'excludeGroups'])).toEqual([])
  expect(rulesOf(outside, ['includeLocations'])).toEqual(['all-locations-alone'])
  expect(rulesOf(outside, ['includeLocations'], false)).toEqual([])
})

test('what a rule refuses in a policy is refused in a template', () => {
  const both = { ...outside, grantControls: { operator: 'OR', builtInControls: ['block', 'mfa'] } }
  expect(rulesOf(both, [])).toEqual(['block-alone'])
  expect(rulesOf({ ...outside, displayName: ' ' }, [])).toEqual(['name-required'])
})

test('every input that can be asked for can be said', () => {
  const nobody = newPolicy('Somebody')
  for (const name of PROMPTED_INPUTS) {
    const rules = rulesOf(nobody, [name])
    expect([name, rules.includes('invalid-value')]).toEqual([name, false])
  }
})
