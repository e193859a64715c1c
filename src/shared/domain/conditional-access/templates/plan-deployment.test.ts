import { describe, expect, test } from 'vitest'
import type { AccessOptions } from '../access-options.ts'
import { accessFingerprint, bodyOf } from '../access-body.ts'
import type { Policy, PolicyBody } from '../policy.ts'
import { newPolicy } from '../save-policy.ts'
import { type DeployedTemplate, type DeploymentTenant, planDeployment } from './plan-deployment.ts'
import { policyDeploymentId } from './policy-deployment.ts'

const COMPANY = '01930000-0000-7000-8000-000000000001'
const GROUP = 'aaaaaaaa-0000-4000-8000-000000000001'
const POLICY = 'bbbbbbbb-0000-4000-8000-000000000001'

const options: AccessOptions = {
  id: COMPANY,
  customer_id: COMPANY,
  unread: null,
  locations: { items: [], is_incomplete: false },
  groups: { items: [{ id: GROUP, name: 'Break glass' }], is_incomplete: false },
  applications: {
    items: [{ id: 'cccccccc-0000-4000-8000-000000000001', name: 'Payroll' }],
    is_incomplete: false,
  },
  strengths: { items: [], is_incomplete: false },
  contexts: { items: [], is_incomplete: false },
  terms: { items: [], is_incomplete: false },
  people: { items: [], is_incomplete: false },
  missing: [],
  security_defaults: false,
}

const tenant = (parts: Partial<DeploymentTenant> = {}): DeploymentTenant => ({
  options,
  policies: [],
  deployments: [],
  people: [],
  ...parts,
})

const body: PolicyBody = {
  ...newPolicy('MFA for all'),
  conditions: {
    users: { includeUsers: ['All'] },
    applications: { includeApplications: ['All'] },
    clientAppTypes: ['all'],
  },
}
const template: DeployedTemplate = {
  id: 'mfa-all',
  name: 'MFA for all',
  body,
  prompted_inputs: [{ name: 'excludeGroups', required: true }],
}
const breakGlass = { 'mfa-all': { excludeGroups: [{ name: 'break GLASS ' }] } }

/** The policy of a tenant as it is after a deployment. */
const deployed = (parts: Partial<Policy> = {}): Policy => ({
  ...body,
  id: POLICY,
  conditions: { ...body.conditions, users: { includeUsers: ['All'], excludeGroups: [GROUP] } },
  ...parts,
})

describe('in a tenant that has nothing of it', () => {
  test('the policy is made, with the group of the tenant that has the name, and only reports', () => {
    const { changes, open, same } = planDeployment([template], breakGlass, tenant())
    expect({ open, same }).toEqual({ open: [], same: [] })
    expect(changes).toHaveLength(1)
    expect(changes[0]).toMatchObject({
      change: 'create',
      target: 'policy',
      body: {
        state: 'enabledForReportingButNotEnforced',
        conditions: { users: { includeUsers: ['All'], excludeGroups: [GROUP] } },
      },
      template: { id: 'mfa-all', inputs: breakGlass['mfa-all'] },
    })
  })

  test('a group that it lacks is made first and once, however many policies name it', () => {
    const other = { ...template, id: 'other', name: 'Other', body: { ...body, displayName: 'Other' } }
    const said = { excludeGroups: [{ name: 'Emergency' }] }
    const { changes } = planDeployment([template, other], { 'mfa-all': said, other: said }, tenant())
    expect(changes.map(({ target, name }) => [target, name])).toEqual([
      ['group', 'Emergency'],
      ['policy', 'MFA for all'],
      ['policy', 'Other'],
    ])
    expect(changes[1]).toMatchObject({
      body: { conditions: { users: { excludeGroups: ['{{new:Emergency}}'] } } },
    })
  })

  test('a place of countries is made where countries are said, and is open where they are not', () => {
    const outside = {
      ...template,
      body: { ...body, conditions: { ...body.conditions, locations: { includeLocations: ['All'] } } },
      prompted_inputs: [{ name: 'excludeLocations' as const, required: true }],
    }
    const plan = (countries?: string[]) =>
      planDeployment(
        [outside],
        { 'mfa-all': { excludeLocations: [{ name: 'Allowed', ...(countries && { countries }) }] } },
        tenant(),
      )
    expect(plan(['DE', 'CH']).changes[0]).toMatchObject({
      target: 'location',
      body: { displayName: 'Allowed', countriesAndRegions: ['DE', 'CH'] },
    })
    expect(plan().open).toEqual([{ templateId: 'mfa-all', input: 'excludeLocations', value: 'Allowed' }])
  })
})

describe('what is open', () => {
  test('an input that is required and was not said', () => {
    const { open } = planDeployment([template], {}, tenant())
    expect(open).toEqual([{ templateId: 'mfa-all', input: 'excludeGroups', value: undefined }])
  })

  test('an input that is not required may stay empty', () => {
    const optional = { ...template, prompted_inputs: [{ name: 'excludeGroups' as const, required: false }] }
    expect(planDeployment([optional], {}, tenant()).open).toEqual([])
  })

  test('a name that several groups of the tenant have', () => {
    const twice = {
      ...options,
      groups: { items: [GROUP, POLICY].map((id) => ({ id, name: 'Break glass' })), is_incomplete: false },
    }
    const { open } = planDeployment([template], breakGlass, tenant({ options: twice }))
    expect(open).toEqual([{ templateId: 'mfa-all', input: 'excludeGroups', value: 'break GLASS ' }])
  })

  test('an application that the tenant does not have', () => {
    const forApp = {
      ...template,
      prompted_inputs: [{ name: 'includeApplications' as const, required: true }],
    }
    const plan = (name: string) =>
      planDeployment([forApp], { 'mfa-all': { includeApplications: [{ name }] } }, tenant()).open
    expect(plan('Payroll')).toEqual([])
    expect(plan('Wages')).toHaveLength(1)
  })
})

describe('in a tenant that has it', () => {
  test('nothing is sent where it stands as it would be deployed, whatever its state', () => {
    for (const state of ['enabled', 'disabled', 'enabledForReportingButNotEnforced']) {
      const plan = planDeployment([template], breakGlass, tenant({ policies: [deployed({ state })] }))
      expect(plan).toEqual({ changes: [], open: [], same: ['mfa-all'] })
    }
  })

  test('one that drifted is brought back by a change of what was seen, and keeps its state', () => {
    const drifted = deployed({
      state: 'enabled',
      grantControls: { operator: 'OR', builtInControls: ['compliantDevice'] },
    })
    const { changes } = planDeployment([template], breakGlass, tenant({ policies: [drifted] }))
    expect(changes).toMatchObject([
      {
        change: 'update',
        objectId: POLICY,
        expected: accessFingerprint(bodyOf(drifted)),
        body: { state: 'enabled', grantControls: { builtInControls: ['mfa'] } },
      },
    ])
    expect(changes[0]).not.toHaveProperty('body.id')
  })

  test('one that somebody has renamed is known by its deployment', () => {
    const renamed = deployed({ displayName: 'Renamed' })
    const deployment = {
      id: policyDeploymentId(COMPANY, 'mfa-all'),
      customer_id: COMPANY,
      template_id: 'mfa-all',
      policy_id: POLICY.toUpperCase(),
      inputs: {},
      deployed: '',
      deployed_at: '2026-11-01T00:00:00.000Z',
      task_id: COMPANY,
    }
    const known = planDeployment(
      [template],
      breakGlass,
      tenant({ policies: [renamed], deployments: [deployment] }),
    )
    expect(known.changes).toMatchObject([{ change: 'update', objectId: POLICY, name: 'MFA for all' }])
    const unknown = planDeployment([template], breakGlass, tenant({ policies: [renamed] }))
    expect(unknown.changes).toMatchObject([{ change: 'create' }])
  })
})

describe('each kind of input', () => {
  const fillOf = (
    name: DeployedTemplate['prompted_inputs'][number]['name'],
    ids: string[],
    from: PolicyBody,
  ) => {
    const { changes } = planDeployment(
      [{ ...template, body: from, prompted_inputs: [{ name, required: true }] }],
      { 'mfa-all': { [name]: ids.map((id) => ({ id })) } },
      tenant(),
    )
    return changes[0]
  }
  const nobody = newPolicy('For somebody')

  test.each([
    ['includeGroups', [GROUP], { users: { includeGroups: [GROUP] } }],
    ['includeRoles', [GROUP], { users: { includeRoles: [GROUP] } }],
    ['includeUsers', ['All'], { users: { includeUsers: ['All'] } }],
    [
      'includeGuestsOrExternalUsers',
      ['internalGuest', 'serviceProvider'],
      {
        users: {
          includeGuestsOrExternalUsers: { guestOrExternalUserTypes: 'internalGuest,serviceProvider' },
        },
      },
    ],
    ['includeApplications', ['Office365'], { applications: { includeApplications: ['Office365'] } }],
    ['includePlatforms', ['iOS'], { platforms: { includePlatforms: ['iOS'] } }],
    ['includeLocations', ['AllTrusted'], { locations: { includeLocations: ['AllTrusted'] } }],
    ['clientAppTypes', ['other'], { clientAppTypes: ['other'] }],
    ['userRiskLevels', ['high', 'medium'], { userRiskLevels: 'high,medium' }],
    ['transferMethods', ['deviceCodeFlow'], { authenticationFlows: { transferMethods: 'deviceCodeFlow' } }],
  ] as const)('%s is filled', (name, ids, conditions) => {
    expect(fillOf(name, [...ids], nobody)).toMatchObject({ body: { conditions } })
  })

  test('who is included takes the place of nobody', () => {
    for (const name of ['includeGroups', 'includeRoles', 'includeUsers'] as const)
      expect(fillOf(name, [GROUP], nobody)).not.toMatchObject({
        body: { conditions: { users: { includeUsers: expect.arrayContaining(['None']) as unknown } } },
      })
    expect(fillOf('includeUserActions', ['urn:user:registerdevice'], nobody)).not.toMatchObject({
      body: { conditions: { applications: { includeApplications: ['None'] } } },
    })
  })
})
