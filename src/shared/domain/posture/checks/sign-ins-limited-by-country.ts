import { defineCheck } from '../check.ts'
import { blocks, coversEveryApp, includes, whereSome } from '../settings/conditional-access.ts'
import { ADDRESSES, COUNTRIES } from '../settings/named-location.ts'
import { notMeasured } from '../verdict.ts'
import { BLOCK, EVERY_APP, EVERYBODY, newPolicy } from '../settings/new-policy.ts'

export const signInsLimitedByCountry = defineCheck({
  id: 'sign-ins-limited-by-country',
  code: 'CAP-17',
  area: 'conditionalAccess',
  severity: 'medium',
  effort: 'medium',
  requires: 'entraP1',
  reads: ['conditionalAccessPolicies', 'namedLocations'],
  anchors: { cis: ['5.2.2.15'] },
  target: 'block',
  manual: newPolicy(
    'https://learn.microsoft.com/entra/identity/conditional-access/policy-block-by-location',
    {
      conditions: {
        users: EVERYBODY,
        applications: EVERY_APP,
        locations: { includeLocations: ['All'], excludeLocations: ['<id of the countries location>'] },
      },
      grantControls: BLOCK,
    },
  ),
  evaluate({ conditionalAccessPolicies, namedLocations }) {
    if (namedLocations.some(({ '@odata.type': type }) => type !== ADDRESSES && type !== COUNTRIES))
      return notMeasured('unexpectedAnswer', '@odata.type')
    const countries = namedLocations.filter(({ '@odata.type': type }) => type === COUNTRIES)
    const names = (locations: readonly string[] | undefined) =>
      countries.some(({ id }) => includes(locations, id))
    return whereSome(conditionalAccessPolicies, (policy) => {
      const { users, locations } = policy.conditions ?? {}
      return (
        includes(users?.includeUsers, 'All') &&
        coversEveryApp(policy) &&
        blocks(policy) &&
        (names(locations?.includeLocations) ||
          (includes(locations?.includeLocations, 'All') && names(locations?.excludeLocations)))
      )
    })
  },
})
