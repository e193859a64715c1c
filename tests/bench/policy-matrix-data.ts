import type { NamedLocation } from '#shared/domain/conditional-access/named-location.ts'
import type { Policy } from '#shared/domain/conditional-access/policy.ts'
import type { AccessTenant } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { GLOBAL_ADMINISTRATOR } from '#shared/domain/conditional-access/well-known-roles.ts'
import type { Random } from '#server/demo/random.ts'

const LOCATIONS = 6

const idOf = (random: Random) =>
  `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-8${hex(random, 3)}-${hex(random, 12)}`
const hex = (random: Random, length: number) =>
  Array.from({ length }, () => random.below(16).toString(16)).join('')

/** A tenant with policies of the kinds that providers keep. */
export function randomTenant(random: Random): AccessTenant {
  const locations = Array.from({ length: LOCATIONS }, (_, place) => locationOf(random, place))
  return {
    locations,
    strengths: [],
    policies: Array.from({ length: 8 + random.below(13) }, () => policyOf(random, locations)),
  }
}

const locationOf = (random: Random, place: number): NamedLocation =>
  place % 2 === 0
    ? {
        '@odata.type': '#microsoft.graph.ipNamedLocation',
        id: idOf(random),
        displayName: `Office ${place}`,
        isTrusted: place === 0,
        ipRanges: Array.from({ length: 20 }, () => ({
          cidrAddress: `198.51.${random.below(256)}.${random.below(256)}/32`,
        })),
      }
    : {
        '@odata.type': '#microsoft.graph.countryNamedLocation',
        id: idOf(random),
        displayName: `Countries ${place}`,
        countriesAndRegions: ['NL', 'BE', 'DE', 'FR'].slice(0, 1 + random.below(4)),
        includeUnknownCountriesAndRegions: random.below(2) === 0,
        countryLookupMethod: 'clientIpAddress',
      }

function policyOf(random: Random, locations: readonly NamedLocation[]): Policy {
  const place = random.pick(locations).id
  return {
    id: idOf(random),
    displayName: `Policy ${hex(random, 4)}`,
    state: random.pick(['enabled', 'enabled', 'enabledForReportingButNotEnforced', 'disabled'] as const),
    createdDateTime: null,
    modifiedDateTime: null,
    templateId: null,
    conditions: {
      users: {
        ...random.pick([
          { includeUsers: ['All'] },
          { includeRoles: [GLOBAL_ADMINISTRATOR] },
          { includeGroups: [idOf(random), idOf(random)] },
          { includeUsers: ['GuestsOrExternalUsers'] },
        ] as const),
        excludeGroups: [idOf(random)],
        excludeUsers: [idOf(random), idOf(random)],
      },
      applications: {
        includeApplications: [random.pick(['All', 'All', 'Office365', idOf(random)] as const)],
      },
      clientAppTypes: [random.pick(['all', 'all', 'other', 'browser'] as const)],
      locations: random.pick([
        null,
        null,
        { includeLocations: ['All'], excludeLocations: ['AllTrusted', place] },
        { includeLocations: [place] },
      ] as const) as Policy['conditions']['locations'],
      userRiskLevels: random.pick([null, null, 'high'] as const),
      signInRiskLevels: random.pick([null, null, 'high,medium'] as const),
      devices: random.pick([
        null,
        null,
        { deviceFilter: { mode: 'exclude', rule: 'device.trustType -eq "AzureAD"' } },
      ] as const),
    },
    grantControls: random.pick([
      { operator: 'OR', builtInControls: ['mfa'] },
      { operator: 'OR', builtInControls: ['block'] },
      { operator: 'OR', builtInControls: ['mfa', 'compliantDevice'] },
    ] as const) as Policy['grantControls'],
    sessionControls: null,
  }
}
