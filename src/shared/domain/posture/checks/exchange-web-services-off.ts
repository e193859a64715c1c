import { defineCheck } from '../check.ts'
import { choice, compliant, notCompliant, notMeasured } from '../verdict.ts'

// https://learn.microsoft.com/exchange/clients-and-mobile-in-exchange-online/deprecation-of-ews-exchange-online
export const exchangeWebServicesOff = defineCheck({
  id: 'exchange-web-services-off',
  code: 'EXO-17',
  area: 'exchange',
  severity: 'high',
  effort: 'high',
  requires: 'exchange',
  reads: ['organizationConfig'],
  anchors: {},
  target: false,
  evaluate({ organizationConfig: { EwsEnabled, EwsApplicationAccessPolicy } }) {
    if (EwsEnabled === undefined) return notMeasured('unexpectedAnswer', 'EwsEnabled')
    if (EwsEnabled === false) return compliant(EwsEnabled)
    return EwsApplicationAccessPolicy === null
      ? notCompliant(EwsEnabled)
      : choice(EwsApplicationAccessPolicy, { good: ['EnforceAllowList'], bad: ['EnforceBlockList'] })
  },
  remedy: () => [{ source: 'organizationConfig', set: { EwsEnabled: false } }],
})
