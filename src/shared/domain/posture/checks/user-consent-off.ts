import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** A policy of this kind lets people consent for themselves; the others are about groups and chats that they own. */
const isForSelf = (policy: string) => policy.startsWith('ManagePermissionGrantsForSelf.')

// https://learn.microsoft.com/entra/identity/enterprise-apps/configure-user-consent
export const userConsentOff = defineCheck({
  id: 'user-consent-off',
  code: 'ENT-03',
  area: 'entra',
  severity: 'high',
  effort: 'medium',
  requires: 'free',
  reads: ['authorizationPolicy'],
  anchors: { cis: ['5.1.5.1'], cisa: ['MS.AAD.5.2v1'] },
  target: [],
  evaluate({ authorizationPolicy }) {
    const policies = authorizationPolicy.defaultUserRolePermissions?.permissionGrantPoliciesAssigned
    if (!policies) return notMeasured('unexpectedAnswer')
    const forSelf = policies.filter(isForSelf)
    return verdictOf(forSelf.length === 0, forSelf)
  },
  remedy: ({ authorizationPolicy: { defaultUserRolePermissions } }) => [
    {
      source: 'authorizationPolicy',
      set: {
        defaultUserRolePermissions: {
          permissionGrantPoliciesAssigned: (
            defaultUserRolePermissions?.permissionGrantPoliciesAssigned ?? []
          ).filter((policy) => !isForSelf(policy)),
        },
      },
    },
  ],
})
