import { describe, expect, test } from 'vitest'
import type { Tenant } from '#sandbox/microsoft365/state.ts'
import { callOf } from '#shared/domain/posture/call.ts'
import { inverseOf } from '#shared/domain/posture/change.ts'
import { judge, remedyFor } from '#shared/domain/posture/check.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { openPretendTenant } from '#tests/support/pretend-tenant.ts'

type Item = Record<string, unknown>

const one = (items: unknown): Item => (Array.isArray(items) ? items[0] : items) as Item

/** Sets what the vendor hands over well to what somebody may have made of it. */
function spoil({ settings: { graph, exchange }, domains }: Tenant) {
  Object.assign(one(graph['policies/authorizationPolicy']), {
    allowUserConsentForRiskyApps: true,
    allowEmailVerifiedUsersToJoinOrganization: true,
    guestUserRoleId: 'a0b1b346-4d3e-4e8b-98f8-753987be4970',
  })
  Object.assign(one(graph['policies/authenticationMethodsPolicy']), {
    registrationEnforcement: { authenticationMethodsRegistrationCampaign: { state: 'disabled' } },
  })
  Object.assign(one(graph['policies/adminConsentRequestPolicy']), {
    reviewers: [{ query: '/users/7', queryType: 'MicrosoftGraph' }],
  })
  Object.assign(one(exchange['OrganizationConfig']), {
    AuditDisabled: true,
    OAuth2ClientProfileEnabled: false,
  })
  Object.assign(exchange['HostedConnectionFilterPolicy']?.[0] ?? {}, {
    EnableSafeList: true,
    IPAllowList: ['192.0.2.7'],
  })
  // Where there are several, a change has to name the one that it means.
  for (const noun of ['HostedConnectionFilterPolicy', 'HostedOutboundSpamFilterPolicy', 'RemoteDomain'])
    exchange[noun]?.unshift({
      Identity: 'Another',
      IPAllowList: [],
      EnableSafeList: false,
      AutoForwardingMode: 'Off',
      DomainName: 'partner.example',
      AutoForwardEnabled: true,
    })
  Object.assign(domains[0] ?? {}, { passwordValidityPeriodInDays: 90 })
}

describe.each(checks.filter(({ remedy }) => remedy))('the remedy of $id', (check) => {
  test('is carried out in the cloud, read again as compliant, and taken back', async () => {
    const { tenant, settings, read } = openPretendTenant()
    spoil(tenant)
    const before = await read()
    expect(judge(check, before).status).toBe('notCompliant')

    const changes = remedyFor(check, before)
    expect(changes).not.toEqual([])
    for (const change of changes) await settings.change(callOf(change))
    expect(judge(check, await read()).status).toBe('compliant')

    for (const change of changes.toReversed()) await settings.change(callOf(inverseOf(before, change)))
    expect((await read()).sources).toEqual(before.sources)
  })
})
