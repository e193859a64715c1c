import { defineCheck } from '../check.ts'
import { switched } from '../verdict.ts'

// https://learn.microsoft.com/entra/external-id/cross-tenant-access-settings-b2b-collaboration
export const externalSecondFactorTrusted = defineCheck({
  id: 'external-second-factor-trusted',
  code: 'ENT-24',
  area: 'entra',
  severity: 'low',
  effort: 'low',
  requires: 'entraP1',
  reads: ['crossTenantAccessDefault'],
  anchors: {},
  target: true,
  evaluate: ({ crossTenantAccessDefault }) =>
    switched(true, crossTenantAccessDefault.inboundTrust?.isMfaAccepted),
  remedy({ crossTenantAccessDefault: { inboundTrust } }) {
    const { isCompliantDeviceAccepted, isHybridAzureADJoinedDeviceAccepted } = inboundTrust ?? {}
    // The vendor takes what is trusted as a whole, and would no longer trust what is not named.
    return isCompliantDeviceAccepted === undefined || isHybridAzureADJoinedDeviceAccepted === undefined
      ? []
      : [
          {
            source: 'crossTenantAccessDefault',
            set: {
              inboundTrust: {
                isMfaAccepted: true,
                isCompliantDeviceAccepted,
                isHybridAzureADJoinedDeviceAccepted,
              },
            },
          },
        ]
  },
})
