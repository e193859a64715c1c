import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import { readConditions } from '#shared/domain/conditional-access/read-policy.ts'
import type { Demand, Target } from './policies-address.ts'

const DEVICE = ['compliantDevice', 'domainJoinedDevice', 'approvedApplication', 'compliantApplication']

/** What a policy demands, by which lists are filtered. */
export function demandsOf({ grantControls, sessionControls }: Policy): ReadonlySet<Demand> {
  const controls = grantControls?.builtInControls ?? []
  const found: [Demand, boolean][] = [
    ['block', controls.includes('block')],
    ['mfa', controls.includes('mfa')],
    ['passwordChange', controls.includes('passwordChange')],
    ['device', controls.some((control) => DEVICE.includes(control))],
    ['strength', Boolean(grantControls?.authenticationStrength)],
    ['terms', (grantControls?.termsOfUse ?? []).length > 0],
    ['session', Object.values(sessionControls ?? {}).some(isSet)],
  ]
  return new Set(found.filter(([, isDemanded]) => isDemanded).map(([demand]) => demand))
}

/** Whether a session control does anything: the vendor also tells those that are off. */
const isSet = (control: unknown): boolean =>
  control === true ||
  (typeof control === 'object' &&
    control !== null &&
    (('isEnabled' in control && control.isEnabled === true) ||
      ('mode' in control && !('isEnabled' in control))))

const isWord = (list: readonly string[], word: string) =>
  list.some((each) => each.toLowerCase() === word.toLowerCase())

/** Whom and what a policy reaches, by which lists are filtered. */
export function targetsOf(policy: Policy): ReadonlySet<Target> {
  const { users, applications, servicePrincipals } = readConditions(policy)
  const found: [Target, boolean][] = [
    ['allUsers', isWord(users.include, 'All')],
    ['guests', isWord(users.include, 'GuestsOrExternalUsers') || users.includeGuests !== undefined],
    ['roles', users.includeRoles.length > 0],
    ['allApps', isWord(applications.include, 'All')],
    ['actions', applications.actions.length > 0],
    ['workloads', servicePrincipals.include.length > 0],
  ]
  return new Set(found.filter(([, isReached]) => isReached).map(([target]) => target))
}
