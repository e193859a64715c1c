import type { Ability, Control } from '#shared/domain/conditional-access/simulate/demands.ts'
import type { SessionOutcome } from '#shared/domain/conditional-access/simulate/session.ts'
import type { Outcome, PolicyReason, Result } from '#shared/domain/conditional-access/simulate/simulate.ts'
import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import type { useTexts } from '#client/texts/texts.ts'
import { sessionPhrases } from '../policy-phrases.ts'
import type { AccessTexts } from '../policy-texts.ts'
import { type NameOf, vendorWord } from '../value-words.ts'

export type TestTexts = ReturnType<typeof useTexts<'signInTest'>>

export interface TestWords {
  t: TestTexts
  access: AccessTexts
  locale: string
}

/** The applications that most sign in to, by their names, which are the same in every language. */
export const APPLICATION_NAMES: ReadonlyMap<string, string> = new Map([
  [applications.exchangeOnline, 'Exchange Online'],
  [applications.sharePointOnline, 'SharePoint Online'],
  [applications.teamsServices, 'Microsoft Teams'],
  [applications.skypeForBusiness, 'Skype for Business Online'],
  [applications.officeHome, 'Microsoft 365 (office.com)'],
  [applications.azurePortal, 'Azure Portal'],
  [applications.azureManagement, 'Azure Service Management API'],
  [applications.microsoftGraph, 'Microsoft Graph'],
  [applications.directoryGraph, 'Azure Active Directory Graph'],
  [applications.intuneEnrollment, 'Microsoft Intune Enrollment'],
])

/** What comes of a sign-in, with what may come of it, in few words. */
export const outcomeText = (
  { result, perhaps }: { result: Result; perhaps: Result | undefined },
  t: TestTexts,
): string =>
  perhaps === undefined
    ? t(`results.${result}`)
    : t('perhaps', { result: t(`results.${result}`), perhaps: t(`results.${perhaps}`) })

/** The same in a cell: a question mark says that something graver may come. */
export const shortText = (
  { result, perhaps }: { result: Result; perhaps: Result | undefined },
  t: TestTexts,
): string => `${t(`short.${result}`)}${perhaps === undefined ? '' : ' ?'}`

const CONDITIONS = {
  users: 'users',
  applications: 'applications',
  clientApps: 'clientApps',
  platforms: 'platforms',
  locations: 'locations',
  devices: 'deviceFilter',
  userRisk: 'userRisk',
  signInRisk: 'signInRisk',
  insiderRisk: 'insiderRisk',
  servicePrincipalRisk: 'principalRisk',
  flows: 'transfer',
} as const satisfies Record<Exclude<PolicyReason, 'untried'>, string>

/** The condition that decides whether a policy applies. */
export const conditionText = (reason: PolicyReason, { t, access }: TestWords): string =>
  reason === 'untried' ? t('untried') : access(`members.${CONDITIONS[reason]}`)

/** What a policy asks for, by its name. */
export function controlText(control: Control, { access }: TestWords, nameOf: NameOf): string {
  if (!('id' in control)) return vendorWord(access, control.kind) ?? control.kind
  if (control.kind === 'strength')
    return `${access('members.strength')}: ${nameOf('strengths', control.id).text}`
  if (control.kind === 'termsOfUse') return `${access('members.terms')}: ${nameOf('terms', control.id).text}`
  return control.id
}

export const abilityText = (ability: Ability, t: TestTexts): string => t(`abilities.${ability}`)

/** What is not known and would decide: conditions, and whether a demand can be met. */
export function uncertainties({ policies }: Outcome, words: TestWords): string[] {
  const about = policies.filter(({ isReportOnly, applies }) => !isReportOnly && applies !== false)
  const conditions = about.flatMap(({ applies, why }) =>
    applies === undefined ? why.map((each) => conditionText(each, words)) : [],
  )
  const isAbility = about.some(({ ability }) => ability === 'notCertain')
  return [...new Set([...conditions, ...(isAbility ? [words.t('uncertainAbility')] : [])])]
}

/** How the session is limited by all policies that apply. */
export const sessionTexts = (session: SessionOutcome, access: AccessTexts): string[] => {
  const { signInFrequency: again, persistentBrowser: mode, continuousAccess = [] } = session
  const isEveryTime = again === 'everyTime'
  return sessionPhrases(
    {
      ...(again === undefined
        ? {}
        : {
            signInFrequency: {
              isEnabled: true,
              type: 'hours',
              value: isEveryTime ? null : again.hours,
              frequencyInterval: isEveryTime ? 'everyTime' : 'timeBased',
            },
          }),
      ...(mode === undefined ? {} : { persistentBrowser: { isEnabled: true, mode } }),
      ...(session.isLimitedByApplication ? { applicationEnforcedRestrictions: { isEnabled: true } } : {}),
      ...(session.cloudAppSecurity ? { cloudAppSecurity: { isEnabled: true } } : {}),
      ...(continuousAccess.length === 0
        ? {}
        : { continuousAccessEvaluation: { mode: continuousAccess.join(', ') } }),
      ...(session.isWithoutResilience ? { disableResilienceDefaults: true } : {}),
      ...(session.isTokenBound ? { secureSignInSession: { isEnabled: true } } : {}),
    },
    access,
  )
}

export const listText = (texts: readonly string[], locale: string): string =>
  new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts)
