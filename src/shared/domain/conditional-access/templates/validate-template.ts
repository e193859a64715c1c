import { GUEST_TYPES, INSIDER_RISK_LEVELS, PLATFORMS, TRANSFER_METHODS, USER_ACTIONS } from '../vocabulary.ts'
import { validatePolicy } from '../validate-policy.ts'
import type { PolicyFinding } from '../validation/finding.ts'
import { fillTemplate, type InputValues } from './fill-template.ts'
import type { PolicyTemplateFields, PromptedInput } from './policy-template.ts'

/** Something that a tenant might have: any id will do. */
const SOMETHING = ['99999999-9999-4999-8999-999999999999']

/** What might be said for each input. */
const MIGHT_BE: Readonly<Record<PromptedInput, readonly string[]>> = {
  includeUsers: SOMETHING,
  excludeUsers: SOMETHING,
  includeGroups: SOMETHING,
  excludeGroups: SOMETHING,
  includeRoles: SOMETHING,
  excludeRoles: SOMETHING,
  includeGuestsOrExternalUsers: GUEST_TYPES.slice(0, 1),
  excludeGuestsOrExternalUsers: GUEST_TYPES.slice(0, 1),
  includeLocations: SOMETHING,
  excludeLocations: SOMETHING,
  includeApplications: SOMETHING,
  excludeApplications: SOMETHING,
  includeUserActions: USER_ACTIONS.slice(0, 1),
  includePlatforms: PLATFORMS.slice(0, 1),
  excludePlatforms: PLATFORMS.slice(0, 1),
  clientAppTypes: ['browser'],
  userRiskLevels: ['high'],
  signInRiskLevels: ['high'],
  insiderRiskLevels: INSIDER_RISK_LEVELS.slice(0, 1),
  transferMethods: TRANSFER_METHODS.slice(0, 1),
}

/**
 * Everything that keeps a template from becoming a policy that can be saved, once what it requires is said; what it asks for and does
 * not require is left empty. Pure.
 */
export function validateTemplate(
  template: Pick<PolicyTemplateFields, 'body' | 'prompted_inputs'>,
): readonly PolicyFinding[] {
  const required = template.prompted_inputs.filter((prompt) => prompt.required)
  const values: InputValues = Object.fromEntries(required.map(({ name }) => [name, MIGHT_BE[name]]))
  return validatePolicy(fillTemplate(template, values))
}
