import { defineCheck } from '../check.ts'
import { includes } from '../settings/conditional-access.ts'
import { notMeasured, verdictOf } from '../verdict.ts'
import { ADDRESSES, COUNTRIES } from '../settings/named-location.ts'

const ALL_TRUSTED = 'AllTrusted'

export const namedLocationsUsed = defineCheck({
  id: 'named-locations-used',
  code: 'CAP-16',
  area: 'conditionalAccess',
  severity: 'low',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies', 'namedLocations'],
  anchors: { cis: ['5.2.2.14'] },
  target: 1,
  manual: {
    portal: 'entra',
    path: ['Entra ID', 'Conditional Access', 'Named locations'],
    command: `New-MgIdentityConditionalAccessNamedLocation -BodyParameter @{
  "@odata.type" = "#microsoft.graph.ipNamedLocation"
  displayName = "<name of the location>"
  isTrusted = $true
  ipRanges = @(@{
    "@odata.type" = "#microsoft.graph.iPv4CidrRange"
    cidrAddress = "<public address>/<bits>"
  })
}`,
    page: 'https://learn.microsoft.com/entra/identity/conditional-access/concept-assignment-network',
  },
  evaluate({ conditionalAccessPolicies, namedLocations }) {
    const named = conditionalAccessPolicies
      .filter(({ state }) => state === 'enabled')
      .flatMap(({ conditions }) => [
        ...(conditions?.locations?.includeLocations ?? []),
        ...(conditions?.locations?.excludeLocations ?? []),
      ])
    const used: string[] = []
    for (const { id, '@odata.type': type, isTrusted } of namedLocations) {
      if (type === ADDRESSES && isTrusted === undefined) return notMeasured('unexpectedAnswer', 'isTrusted')
      if (type !== ADDRESSES && type !== COUNTRIES) return notMeasured('unexpectedAnswer', '@odata.type')
      const isNamed = includes(named, id) || (isTrusted === true && includes(named, ALL_TRUSTED))
      if (isNamed && (type === COUNTRIES || isTrusted)) used.push(id)
    }
    return verdictOf(used.length > 0, used.length)
  },
})
