import { DIRECTORY_ROLES } from '#shared/domain/conditional-access/directory-roles.ts'
import type { PromptedInput } from '#shared/domain/conditional-access/templates/policy-template.ts'
import {
  CLIENT_APP_TYPES,
  GUEST_TYPES,
  INSIDER_RISK_LEVELS,
  PLATFORMS,
  SIGN_IN_RISK_LEVELS,
  TRANSFER_METHODS,
  USER_ACTIONS,
  USER_RISK_LEVELS,
} from '#shared/domain/conditional-access/vocabulary.ts'
import type { AccessTexts } from '../../policies/policy-texts.ts'
import { vendorWord } from '../../policies/value-words.ts'

/** The values that are the same in every tenant; an input without any takes names. */
const VALUES: Readonly<Partial<Record<PromptedInput, readonly string[]>>> = {
  includeRoles: [...DIRECTORY_ROLES.keys()],
  excludeRoles: [...DIRECTORY_ROLES.keys()],
  includeGuestsOrExternalUsers: GUEST_TYPES,
  excludeGuestsOrExternalUsers: GUEST_TYPES,
  includeUserActions: USER_ACTIONS,
  includePlatforms: PLATFORMS,
  excludePlatforms: PLATFORMS,
  clientAppTypes: CLIENT_APP_TYPES.filter((type) => type !== 'all'),
  userRiskLevels: USER_RISK_LEVELS,
  signInRiskLevels: SIGN_IN_RISK_LEVELS,
  insiderRiskLevels: INSIDER_RISK_LEVELS,
  transferMethods: TRANSFER_METHODS,
}

/** What an input can be chosen from; undefined where it takes names. */
export const inputOptions = (
  input: PromptedInput,
  t: AccessTexts,
): { value: string; label: string }[] | undefined =>
  VALUES[input]?.map((value) => ({
    value,
    label: DIRECTORY_ROLES.get(value) ?? vendorWord(t, value) ?? value,
  }))
