import { defineCheck } from '../check.ts'
import { everyPolicy, policiesChanged, switches } from '../settings/policy-list.ts'

const DEMANDS = switches({ AdditionalStorageProvidersAvailable: false })

// https://learn.microsoft.com/powershell/module/exchange/set-owamailboxpolicy
export const webMailStorageProvidersOff = defineCheck({
  id: 'web-mail-storage-providers-off',
  code: 'EXO-13',
  area: 'exchange',
  severity: 'low',
  effort: 'medium',
  requires: 'exchange',
  reads: ['owaMailboxPolicies'],
  anchors: { cis: ['6.5.3'] },
  target: false,
  evaluate: ({ owaMailboxPolicies }) => everyPolicy(owaMailboxPolicies, DEMANDS),
  remedy: ({ owaMailboxPolicies }) => policiesChanged('owaMailboxPolicies', owaMailboxPolicies, DEMANDS),
})
