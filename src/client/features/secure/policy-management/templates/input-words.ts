import type { PromptedInput } from '#shared/domain/conditional-access/templates/policy-template.ts'
import type { Texts } from '#client/texts/sections.ts'
import type { AccessTexts } from '../policies/policy-texts.ts'

const MEMBERS: Readonly<Record<PromptedInput, keyof Texts['access']['members']>> = {
  includeUsers: 'users',
  excludeUsers: 'users',
  includeGroups: 'groups',
  excludeGroups: 'groups',
  includeRoles: 'roles',
  excludeRoles: 'roles',
  includeGuestsOrExternalUsers: 'guests',
  excludeGuestsOrExternalUsers: 'guests',
  includeLocations: 'locations',
  excludeLocations: 'locations',
  includeApplications: 'applications',
  excludeApplications: 'applications',
  includeUserActions: 'actions',
  includePlatforms: 'platforms',
  excludePlatforms: 'platforms',
  clientAppTypes: 'clientApps',
  userRiskLevels: 'userRisk',
  signInRiskLevels: 'signInRisk',
  insiderRiskLevels: 'insiderRisk',
  transferMethods: 'transfer',
}

/** A prompted input as the policies name it (CA-21). */
export const inputText = (input: PromptedInput, t: AccessTexts): string => {
  const what = t(`members.${MEMBERS[input]}`)
  return input.startsWith('exclude') ? t('members.leftOut', { what }) : what
}
