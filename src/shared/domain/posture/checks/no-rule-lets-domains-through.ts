import { defineCheck } from '../check.ts'
import { notMeasured, verdictOf } from '../verdict.ts'

/** The level at which a mail is not looked at for spam. */
const NOT_LOOKED_AT = -1

// What else a rule is for is not known, so a person has to take the domains out of it.
export const noRuleLetsDomainsThrough = defineCheck({
  id: 'no-rule-lets-domains-through',
  code: 'EXO-08',
  area: 'exchange',
  severity: 'medium',
  effort: 'medium',
  requires: 'exchange',
  reads: ['transportRules'],
  anchors: { cis: ['6.2.2'] },
  target: [],
  manual: {
    portal: 'exchange',
    path: ['Mail flow', 'Rules'],
    command: `Get-TransportRule | Where-Object { $_.SetSCL -eq -1 -and $_.SenderDomainIs } | Format-List Name,SenderDomainIs
Disable-TransportRule -Identity "<name of the rule>"`,
    page: 'https://learn.microsoft.com/exchange/security-and-compliance/mail-flow-rules/use-rules-to-set-scl',
  },
  evaluate({ transportRules }) {
    const through: string[] = []
    for (const { Name, State, SetSCL, SenderDomainIs } of transportRules) {
      if (State === undefined || SetSCL === undefined || SenderDomainIs === undefined)
        return notMeasured('unexpectedAnswer', Name)
      if (State !== 'Enabled' && State !== 'Disabled') return notMeasured('unexpectedAnswer', State)
      if (State === 'Enabled' && Number(SetSCL) === NOT_LOOKED_AT && SenderDomainIs?.length)
        through.push(Name)
    }
    return verdictOf(through.length === 0, through)
  },
})
