import { GLOBAL_ADMINISTRATOR } from '#shared/domain/conditional-access/well-known-roles.ts'
import { type Result, simulate } from '../../simulate/simulate.ts'
import type { SignIn } from '../../simulate/sign-in.ts'
import { defineLintRule, type LintContext, missing } from '../lint-rule.ts'
import { guestOf, member, usual } from '../watched-sign-ins.ts'

/** Whether a sign-in may come to no more than this: what is not certain is not held against anybody. */
const comesTo = ({ compiled }: LintContext, signIn: SignIn, results: readonly Result[]): boolean => {
  const { result, perhaps } = simulate(compiled, signIn)
  return results.includes(result) && (perhaps === undefined || results.includes(perhaps))
}

const PAGE = 'https://learn.microsoft.com/entra/identity/conditional-access'

/** What nothing in the tenant stops, found by trying it. */
export const openSignIns = [
  defineLintRule({
    id: 'nothing-demanded-of-members',
    severity: 'high',
    link: `${PAGE}/policy-all-users-mfa-strength`,
    find: (context) => (comesTo(context, usual, ['granted']) ? [missing] : []),
  }),
  defineLintRule({
    id: 'nothing-demanded-of-guests',
    severity: 'medium',
    link: `${PAGE}/policy-guests-mfa-strength`,
    find: (context) =>
      comesTo(context, { ...usual, who: guestOf('b2bCollaborationGuest', undefined) }, ['granted'])
        ? [missing]
        : [],
  }),
  defineLintRule({
    id: 'legacy-authentication-open',
    severity: 'high',
    link: `${PAGE}/policy-block-legacy-authentication`,
    find: (context) =>
      (['other', 'exchangeActiveSync'] as const).some((clientApp) =>
        comesTo(context, { ...usual, clientApp }, ['granted', 'demands', 'mustRegister']),
      )
        ? [missing]
        : [],
  }),
  defineLintRule({
    id: 'device-code-flow-open',
    severity: 'medium',
    link: `${PAGE}/policy-block-authentication-flows`,
    find: (context) =>
      comesTo(context, { ...usual, transferMethod: 'deviceCodeFlow' }, ['granted', 'demands', 'mustRegister'])
        ? [missing]
        : [],
  }),
  defineLintRule({
    id: 'administrators-can-be-phished',
    severity: 'high',
    link: `${PAGE}/policy-admin-phish-resistant-mfa`,
    find: (context) =>
      comesTo(context, { ...usual, who: { ...member, roles: [GLOBAL_ADMINISTRATOR] } }, [
        'granted',
        'demands',
      ])
        ? [missing]
        : [],
  }),
] as const
