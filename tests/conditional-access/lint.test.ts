import { describe, expect, test } from 'vitest'
import { lintPolicies, type LintRuleId, lintRules } from '#shared/domain/conditional-access/lint/lint.ts'
import type { LintTenant } from '#shared/domain/conditional-access/lint/lint-rule.ts'
import { lint as de } from '#shared/domain/conditional-access/lint/texts/de.ts'
import { lint as en } from '#shared/domain/conditional-access/lint/texts/en.ts'
import { lint as es } from '#shared/domain/conditional-access/lint/texts/es.ts'
import { lint as fr } from '#shared/domain/conditional-access/lint/texts/fr.ts'
import { lint as ja } from '#shared/domain/conditional-access/lint/texts/ja.ts'
import { lint as zh } from '#shared/domain/conditional-access/lint/texts/zh.ts'
import { DAY } from '#shared/lib/time.ts'
import { addresses, block, ids, policy, type PolicyParts, STRENGTH, strength } from './simulator/case.ts'

const NOW = Date.parse('2026-11-26T12:00:00Z')
const REPORT = 'enabledForReportingButNotEnforced'

const tenant = (policies: LintTenant['policies'], parts: Partial<LintTenant> = {}): LintTenant => ({
  policies,
  locations: [],
  strengths: [],
  known: { users: undefined, groups: undefined, applications: undefined },
  emergencyIds: [],
  emergencyGroupIds: [],
  partnerTenantId: undefined,
  now: NOW,
  ...parts,
})
const found = (rule: LintRuleId, given: LintTenant) =>
  lintPolicies(given).filter((each) => each.rule === rule)

const legacy: PolicyParts = { conditions: { clientAppTypes: ['exchangeActiveSync', 'other'] } }
const codes: PolicyParts = { conditions: { authenticationFlows: { transferMethods: 'deviceCodeFlow' } } }
const admins: PolicyParts = { users: { includeRoles: [ids.globalAdministrator] } }
/** What a lead would call well kept. */
const well = () => [policy(), block(legacy), block(codes), strength(STRENGTH.phishingResistant, admins)]

test('of policies that are well kept there is nothing to say', () => {
  expect(lintPolicies(tenant(well()))).toEqual([])
})

test('of a tenant without policies there is', () => {
  expect(lintPolicies(tenant([])).map(({ rule, severity }) => [rule, severity])).toEqual([
    ['nothing-demanded-of-members', 'high'],
    ['legacy-authentication-open', 'high'],
    ['administrators-can-be-phished', 'high'],
    ['nothing-demanded-of-guests', 'medium'],
    ['device-code-flow-open', 'medium'],
  ])
})

describe('what is open', () => {
  test('a policy that only reports closes nothing', () => {
    const reporting = well().map((each) => ({ ...each, state: REPORT }))
    expect(found('nothing-demanded-of-members', tenant(reporting))).toHaveLength(1)
  })

  test('guests that are left out', () => {
    const members = policy({
      users: { includeUsers: ['All'], excludeUsers: ['GuestsOrExternalUsers'] },
    })
    expect(found('nothing-demanded-of-guests', tenant([members]))).toHaveLength(1)
    expect(found('nothing-demanded-of-members', tenant([members]))).toEqual([])
  })

  test('a demand for a second factor closes old protocols, too, for they cannot answer it', () => {
    expect(found('legacy-authentication-open', tenant([policy()]))).toEqual([])
  })

  test('but not where it is for modern clients alone', () => {
    const modern = policy({ conditions: { clientAppTypes: ['browser', 'mobileAppsAndDesktopClients'] } })
    expect(found('legacy-authentication-open', tenant([modern]))).toHaveLength(1)
  })

  test('a second factor does not close the device code flow', () => {
    expect(found('device-code-flow-open', tenant([policy()]))).toHaveLength(1)
  })

  test('a second factor on the phone does not keep administrators from being phished', () => {
    expect(found('administrators-can-be-phished', tenant([policy()]))).toHaveLength(1)
  })
})

describe('who is kept out', () => {
  test('an emergency account that policies meet, with these policies', () => {
    const all = policy()
    const spared = policy({ users: { includeUsers: ['All'], excludeUsers: [ids.emergency] } })
    const reported = found(
      'emergency-account-not-left-out',
      tenant([all, spared], { emergencyIds: [ids.emergency] }),
    )
    expect(reported).toMatchObject([{ policyIds: [all.id], values: { id: ids.emergency } }])
  })

  test('not one that may be in a group that is left out', () => {
    const spared = policy({ users: { includeUsers: ['All'], excludeGroups: [ids.leftOut] } })
    expect(
      found('emergency-account-not-left-out', tenant([spared], { emergencyIds: [ids.emergency] })),
    ).toEqual([])
  })

  test('one of which it is known that it is not in the group that is left out, and not one that is', () => {
    const spared = policy({ users: { includeUsers: ['All'], excludeGroups: [ids.leftOut] } })
    const foundIn = (groups: string[]) =>
      found(
        'emergency-account-not-left-out',
        tenant([spared], {
          emergencyIds: [ids.emergency],
          emergencyGroups: new Map([[ids.emergency.toLowerCase(), groups]]),
        }),
      )
    expect(foundIn([])).toMatchObject([{ policyIds: [spared.id] }])
    expect(foundIn([ids.leftOut])).toEqual([])
  })

  test('technicians of the provider, by the policy that does it', () => {
    const devices = policy({ controls: ['compliantDevice'] })
    const partner = { partnerTenantId: ids.partner }
    expect(found('provider-technicians-kept-out', tenant([policy(), devices], partner))).toMatchObject([
      { policyIds: [devices.id] },
    ])
  })

  test('not those who are left out', () => {
    const devices = policy({
      controls: ['compliantDevice'],
      users: {
        includeUsers: ['All'],
        excludeGuestsOrExternalUsers: {
          guestOrExternalUserTypes: 'serviceProvider',
          externalTenants: { membershipKind: 'enumerated', members: [ids.partner] },
        },
      },
    })
    expect(
      found('provider-technicians-kept-out', tenant([devices], { partnerTenantId: ids.partner })),
    ).toEqual([])
  })
})

describe('what policies name', () => {
  const naming = policy({
    users: { includeUsers: ['All'], excludeUsers: [ids.ana], excludeGroups: [ids.leftOut] },
    conditions: { locations: { includeLocations: ['All'], excludeLocations: ['AllTrusted', ids.office] } },
  })

  test('what is gone is counted', () => {
    const known = { users: new Set<string>(), groups: new Set<string>(), applications: new Set<string>() }
    expect(found('names-what-is-gone', tenant([naming], { known }))).toMatchObject([
      { policyIds: [naming.id], values: { count: '3', ids: [ids.ana, ids.leftOut, ids.office].join(', ') } },
    ])
  })

  test('what is there, and what is a word of the vendor, is not', () => {
    const known = {
      users: new Set<string>([ids.ana]),
      groups: new Set<string>([ids.leftOut]),
      applications: undefined,
    }
    const locations = [addresses(ids.office, ['198.51.100.0/24'])]
    expect(found('names-what-is-gone', tenant([naming], { known, locations }))).toEqual([])
  })

  test('of what is not known nothing is said', () => {
    const locations = [addresses(ids.office, ['198.51.100.0/24'])]
    expect(found('names-what-is-gone', tenant([naming], { locations }))).toEqual([])
  })

  test('a strength that is gone', () => {
    expect(found('names-what-is-gone', tenant([strength(ids.ownApp)]))).toHaveLength(1)
    expect(found('names-what-is-gone', tenant([strength(STRENGTH.mfa)]))).toEqual([])
  })
})

describe('a group that is left out', () => {
  const spared = policy({ users: { includeUsers: ['All'], excludeGroups: [ids.leftOut] } })

  test('is a hole where nothing else meets its members', () => {
    expect(found('left-out-and-not-met-elsewhere', tenant([spared]))).toMatchObject([
      { policyIds: [spared.id], values: { id: ids.leftOut } },
    ])
  })

  test('is none where another policy does', () => {
    const other = policy({ users: { includeGroups: [ids.leftOut] }, controls: ['compliantDevice'] })
    expect(found('left-out-and-not-met-elsewhere', tenant([spared, other]))).toEqual([])
  })

  test('is none where it holds the emergency accounts', () => {
    const emergencyGroupIds = [ids.leftOut]
    expect(found('left-out-and-not-met-elsewhere', tenant([spared], { emergencyGroupIds }))).toEqual([])
  })
})

describe('a policy without effect', () => {
  test.each<[string, PolicyParts]>([
    ['for no user', { users: { includeUsers: ['None'] } }],
    ['for no resource', { applications: { includeApplications: ['None'] } }],
    ['for nothing at all', { users: {}, applications: {} }],
  ])('%s', (_, parts) => {
    expect(found('reaches-nobody', tenant([policy(parts)]))).toHaveLength(1)
  })

  test('one that is off is left alone', () => {
    expect(found('reaches-nobody', tenant([policy({ users: {}, state: 'disabled' })]))).toEqual([])
  })

  test('the same as another one, by another name and in another order', () => {
    const [one, other] = [
      policy({ users: { includeUsers: ['All'], excludeGroups: [ids.leftOut, ids.finance] } }),
      policy({ users: { includeUsers: ['All'], excludeGroups: [ids.finance, ids.leftOut] } }),
    ]
    expect(found('same-as-another', tenant([one, other]))).toMatchObject([
      { policyIds: [one.id, other.id], values: { count: '2' } },
    ])
    const third = policy({ users: { includeUsers: ['All'], excludeGroups: [ids.finance] } })
    expect(found('same-as-another', tenant([one, third]))).toEqual([])
  })

  test('behind a block that is wider', () => {
    const wall = block({ applications: { includeApplications: [ids.ownApp] } })
    const behind = policy({
      applications: { includeApplications: [ids.ownApp] },
      users: { includeGroups: [ids.finance] },
    })
    expect(found('behind-a-block', tenant([wall, behind]))).toMatchObject([
      { policyIds: [behind.id, wall.id] },
    ])
  })

  test.each<[string, PolicyParts]>([
    [
      'that leaves somebody out whom the policy meets',
      { users: { includeUsers: ['All'], excludeUsers: [ids.ana] } },
    ],
    [
      'of one place',
      { conditions: { locations: { includeLocations: [ids.blocked], excludeLocations: [] } } },
    ],
    ['of another application', { applications: { includeApplications: [ids.daemon] } }],
    ['of old clients', legacy],
    ['that only reports', { state: REPORT }],
  ])('not behind a block %s', (_, parts) => {
    const wall = block({ applications: { includeApplications: [ids.ownApp] }, ...parts })
    const policies = [wall, policy({ applications: { includeApplications: [ids.ownApp] } })]
    expect(found('behind-a-block', tenant(policies))).toEqual([])
  })

  test('that only reports for more than a month', () => {
    const since = (days: number) => ({
      ...policy({ state: REPORT }),
      modifiedDateTime: new Date(NOW - days * DAY).toISOString(),
    })
    expect(found('only-reports-for-long', tenant([since(45)]))).toMatchObject([{ values: { days: '45' } }])
    expect(found('only-reports-for-long', tenant([since(29)]))).toEqual([])
    expect(found('only-reports-for-long', tenant([policy({ state: REPORT })]))).toEqual([])
  })
})

describe('its words', () => {
  const languages = { en, de, es, fr, ja, zh }
  const placeholders = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).toSorted()

  test.each(Object.entries(languages))('%s says every rule, with the same values as English', (_, texts) => {
    expect(Object.keys(texts).toSorted()).toEqual(lintRules.map(({ id }) => id).toSorted())
    for (const { id } of lintRules)
      for (const part of ['name', 'advice'] as const)
        expect(placeholders(texts[id][part]), `${id} ${part}`).toEqual(placeholders(en[id][part]))
  })
})
