import { describe, expect, test } from 'vitest'
import { findCorpus } from '#tests/support/corpora.ts'
import { type Compared, comparePosture } from './compare-posture.ts'
import { readExport } from './read-export.ts'

const folder = findCorpus('m365-tenant-export')

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value))
/** As Windows PowerShell writes it: two bytes for a character, with a byte order mark. */
const encodeWide = (value: unknown) =>
  new Uint8Array(Buffer.from(`\uFEFF${JSON.stringify(value)}`, 'utf16le'))

const result = (PolicyId: string, RequirementMet: boolean, more: object = {}) => ({
  PolicyId,
  RequirementMet,
  Criticality: 'Shall',
  ReportDetails: 'Requirement met',
  ActualValue: [],
  ...more,
})
const exported = (results: unknown) => ({
  'authorization_policies.json': encode([{ Id: 'authorizationPolicy', AllowInvitesFrom: 'everyone' }]),
  'results_TestResults.json': encode(results),
})
const outcomesOf = (compared: readonly Compared[]) =>
  compared.map(({ policy, outcome }) => `${policy} ${outcome}`)

describe('verdicts beside those of a third party', () => {
  test('agree or disagree, whatever the version of the policy', async () => {
    const compared = await comparePosture(exported([result('MS.AAD.8.2v7', false)]))
    expect(compared).toMatchObject([
      { checks: ['guest-invitations-limited'], ours: { status: 'notCompliant' }, theirs: false },
    ])
    expect(outcomesOf(compared)).toEqual(['MS.AAD.8.2 agree'])
    const other = await comparePosture(exported([result('MS.AAD.8.2v1', true)]))
    expect(outcomesOf(other)).toEqual(['MS.AAD.8.2 disagree'])
  })

  test('are not compared where one side has not measured', async () => {
    const compared = await comparePosture(
      exported([
        result('MS.AAD.8.2v1', false, { Criticality: 'Should/Not-Implemented' }),
        result('MS.AAD.8.1v1', true),
        result('MS.EXO.13.1v1', true),
      ]),
    )
    expect(outcomesOf(compared)).toEqual([
      'MS.AAD.8.2 notComparable',
      'MS.AAD.8.1 notComparable',
      'MS.EXO.13.1 notComparable',
    ])
  })

  test('are left out where we have no check, and where a result cannot be read', async () => {
    expect(await comparePosture(exported([result('MS.POWERBI.1.1v1', true), null, 7, {}]))).toEqual([])
  })

  test('come of files and members in any case, in either encoding', async () => {
    const compared = await comparePosture({
      'Authorization_Policies.JSON': encodeWide({ id: 'a', allowInvitesFrom: 'none' }),
      'Results_TestResults.json': encodeWide([
        { policyid: 'MS.AAD.8.2v1', requirementmet: true, criticality: 'Shall', reportdetails: '' },
      ]),
    })
    expect(outcomesOf(compared)).toEqual(['MS.AAD.8.2 agree'])
  })

  test('read who holds a role for ever, and who for a time', async () => {
    const assignment = (PrincipalId: string, EndDateTime: string | null) => ({
      PrincipalId,
      EndDateTime,
      AssignmentType: 'Assigned',
      RoleDefinitionId: '29232cdf-9323-42fd-ade2-1d097af3e4de',
    })
    const files = (end: string | null) => ({
      ...exported([result('MS.AAD.7.4v1', false)]),
      'service_plans.json': encode([
        { ServicePlanName: 'AAD_PREMIUM_P2', ProvisioningStatus: 'Success', ServicePlanId: '7' },
      ]),
      'privileged_roles.json': encode([
        { RoleTemplateId: '29232cdf-9323-42fd-ade2-1d097af3e4de', Assignments: [assignment('jo', end)] },
      ]),
    })
    expect(outcomesOf(await comparePosture(files(null)))).toEqual(['MS.AAD.7.4 agree'])
    const limited = await comparePosture(files('/Date(1778702258453)/'))
    expect(outcomesOf(limited)).toEqual(['MS.AAD.7.4 disagree'])
  })

  test('are not to be had of half a file, or without results', async () => {
    const files = exported([])
    const half = { ...files, 'authorization_policies.json': new TextEncoder().encode('[{"Id":') }
    await expect(comparePosture(half)).rejects.toThrow('authorization_policies.json is not JSON')
    await expect(comparePosture({})).rejects.toThrow('results_TestResults.json')
    await expect(comparePosture(exported({ not: 'a list' }))).rejects.toThrow('no list')
  })

  test('may differ by a documented definition, and only by it', async () => {
    const policy = (left: string[]) => ({
      Id: 'p',
      DisplayName: 'No codes for devices',
      State: 'enabled',
      Conditions: {
        ClientAppTypes: ['all'],
        Applications: { IncludeApplications: ['All'] },
        AuthenticationFlows: { TransferMethods: 'deviceCodeFlow' },
        Users: { IncludeUsers: ['All'], ExcludeUsers: left },
      },
      GrantControls: { Operator: 'OR', BuiltInControls: ['block'] },
    })
    const files = (left: string[]) => ({
      ...exported([result('MS.AAD.3.9v1', false)]),
      'service_plans.json': encode([
        { ServicePlanName: 'AAD_PREMIUM', ProvisioningStatus: 'Success', ServicePlanId: '7' },
      ]),
      'conditional_access_policies.json': encode([policy(left)]),
    })
    expect(outcomesOf(await comparePosture(files(['emergency'])))).toEqual(['MS.AAD.3.9 differ'])
    expect(outcomesOf(await comparePosture(files([])))).toEqual(['MS.AAD.3.9 disagree'])
  })
})

describe.skipIf(folder === undefined)('the recorded tenant', () => {
  test('is judged as the third party judged it, wherever both have measured', async () => {
    const compared = await comparePosture(readExport(folder ?? ''))
    expect(compared.filter(({ outcome }) => outcome === 'disagree')).toEqual([])
    expect(compared.filter(({ outcome }) => outcome === 'agree').length).toBeGreaterThanOrEqual(24)
  })

  const files = folder === undefined ? {} : readExport(folder)
  const names = Object.keys(files).filter((name) => !name.startsWith('results_'))

  test('is not judged otherwise for lack of a file: what it held is not measured', async () => {
    const whole = new Map((await comparePosture(files)).map((each) => [each.policy, each.ours.status]))
    for (const name of names) {
      const { [name]: _, ...rest } = files
      const judged = (await comparePosture(rest)).filter(({ ours }) => ours.status !== 'notMeasured')
      const otherwise = judged.filter(({ policy, ours }) => ours.status !== whole.get(policy))
      expect([name, otherwise.map(({ policy }) => policy)]).toEqual([name, []])
    }
  })

  test('is judged as far as it can be where a member is missing everywhere', async () => {
    const whole = await comparePosture(files)
    const judged = (compared: readonly Compared[]) =>
      compared.filter(({ ours }) => ours.status !== 'notMeasured').length
    for (const name of [
      'conditional_access_policies.json',
      'authorization_policies.json',
      'org_config.json',
    ]) {
      const items = [
        JSON.parse(new TextDecoder().decode(files[name]).replace(/^\uFEFF/, '')),
      ].flat() as object[]
      for (const member of new Set(items.flatMap((item) => Object.keys(item)))) {
        const less = items.map((item) => ({ ...item, [member]: undefined }))
        const compared = await comparePosture({ ...files, [name]: encode(less) })
        // One member is looked at by few checks; everything else is judged as before.
        expect([member, judged(compared) > judged(whole) - 12]).toEqual([member, true])
      }
    }
  })
})
