import { beforeEach, describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '../microsoft365.sandbox.ts'
import type { Item } from '../tenant/settings.ts'
import type { Tenant } from '../tenant/state.ts'
import { tenantFromDirectory } from '../tenant/tenant-from-directory.ts'
import { tenantsOf } from '../tenant/tenants.ts'
import { MAIL_POLICY_FAMILIES } from './mail-policy-families.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse battery' }

let tenant: Tenant
let run: (cmdlet: string, parameters?: Item) => Promise<{ status: number; body: Item }>

beforeEach(async () => {
  tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Fabrikam',
    domains: ['fabrikam.example'],
    users: [],
    skus: [],
  })
  const clock = { now: () => Date.UTC(2026, 4, 1) }
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client })
  const token = await sandbox.request(`/login/${TENANT}/oauth2/v2.0/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
      scope: 'https://outlook.office365.com/.default',
    }),
  })
  const { access_token } = (await token.json()) as { access_token: string }
  run = async (CmdletName, Parameters = {}) => {
    const response = await sandbox.request(`/exchange/adminapi/beta/${TENANT}/InvokeCommand`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ CmdletInput: { CmdletName, Parameters } }),
    })
    return { status: response.status, body: (await response.json()) as Item }
  }
})

const itemsIn = ({ body }: { body: Item }) => body['value'] as Item[]
const refusalIn = ({ status, body }: { status: number; body: Item }) => {
  const { details } = body['error'] as { details: { message: string }[] }
  return [status, details[0]?.message.split('|')[1]?.split('.').at(-1)]
}
/** A policy of safe links and its rule. */
async function make(name: string, more: Item = {}) {
  await run('New-SafeLinksPolicy', { Name: name })
  return run('New-SafeLinksRule', {
    Name: name,
    SafeLinksPolicy: name,
    SentTo: 'ana@fabrikam.example',
    ...more,
  })
}
const order = async () =>
  itemsIn(await run('Get-SafeLinksRule')).map(({ Name, Priority }) => [Name, Priority])

describe('a policy for mail', () => {
  test.each(MAIL_POLICY_FAMILIES)('is made, read, changed and removed: $policy', async ({ policy, rule }) => {
    const made = await run(`New-${policy}`, { Name: 'Finance', AdminDisplayName: 'd' })
    expect(itemsIn(made)).toMatchObject([{ Name: 'Finance', AdminDisplayName: 'd', IsDefault: false }])
    expect(itemsIn(await run(`Get-${policy}`))).toHaveLength(2)
    await run(`New-${rule}`, {
      Name: 'Finance',
      [policy]: 'Finance',
      RecipientDomainIs: ['fabrikam.example'],
    })
    await run(`Set-${policy}`, { Identity: 'finance', AdminDisplayName: null })
    expect(itemsIn(await run(`Get-${policy}`, { Identity: 'Finance' }))).toMatchObject([
      { AdminDisplayName: null },
    ])
    expect(await run(`Remove-${rule}`, { Identity: 'Finance', Confirm: false })).toMatchObject({
      status: 200,
    })
    expect(await run(`Remove-${policy}`, { Identity: 'Finance' })).toMatchObject({ status: 200 })
    expect(itemsIn(await run(`Get-${policy}`))).toHaveLength(1)
  })

  test('is the same object that is set for the tenant', async () => {
    await run('New-SafeLinksPolicy', { name: 'Finance', trackclicks: false })
    expect(tenant.settings.exchange['SafeLinksPolicy']).toMatchObject([
      {},
      { Name: 'Finance', TrackClicks: false },
    ])
  })

  test('can be of the vendor, which is changed and not removed', async () => {
    const identity = { Identity: 'Built-In Protection Policy' }
    expect(await run('Set-SafeLinksPolicy', { ...identity, DoNotRewriteUrls: ['a.example'] })).toMatchObject({
      status: 200,
      body: { '@adminapi.warnings': [] },
    })
    expect(refusalIn(await run('Remove-SafeLinksPolicy', identity))).toEqual([
      400,
      'OperationNotAllowedException',
    ])
    expect(
      refusalIn(
        await run('New-SafeLinksRule', {
          Name: 'x',
          SafeLinksPolicy: identity.Identity,
          SentTo: ['a@b.example'],
        }),
      ),
    ).toEqual([400, 'OperationNotAllowedException'])
  })

  test.each<[string, Item, unknown[]]>([
    ['New-SafeLinksPolicy', { Name: 'built-in protection policy' }, [400, 'ADObjectAlreadyExistsException']],
    ['New-SafeLinksPolicy', {}, [400, 'ParameterBindingException']],
    ['New-SafeLinksPolicy', { Name: 'x', Unknown: true }, [400, 'ParameterBindingException']],
    ['New-SafeLinksPolicy', { Name: 'x', TrackClicks: 'yes' }, [400, 'ParameterBindingException']],
    ['New-AntiPhishPolicy', { Name: 'x', PhishThresholdLevel: 5 }, [400, 'ParameterBindingException']],
    ['New-SafeAttachmentPolicy', { Name: 'x', Action: 'Shred' }, [400, 'ParameterBindingException']],
    ['Set-SafeLinksPolicy', { Identity: 'x' }, [404, 'ManagementObjectNotFoundException']],
    ['Set-SafeLinksPolicy', { TrackClicks: true }, [404, 'ManagementObjectNotFoundException']],
    ['Set-MalwareFilterPolicy', { Identity: 'Default', Name: 'x' }, [400, 'ParameterBindingException']],
    ['Remove-SafeLinksPolicy', { Identity: 'x' }, [404, 'ManagementObjectNotFoundException']],
    ['Enable-SafeLinksPolicy', { Identity: 'x' }, [400, 'CommandNotFoundException']],
  ])('%s %j is refused', async (cmdlet, parameters, refusal) => {
    expect(refusalIn(await run(cmdlet, parameters))).toEqual(refusal)
  })

  test('stays as long as a rule is for it', async () => {
    await make('Finance')
    expect(refusalIn(await run('Remove-SafeLinksPolicy', { Identity: 'Finance' }))).toEqual([
      400,
      'OperationNotAllowedException',
    ])
  })

  test('that is set to what it was says so', async () => {
    await make('Finance')
    expect(await run('Set-SafeLinksPolicy', { Identity: 'Finance', TrackClicks: true })).toMatchObject({
      body: { '@adminapi.warnings': [expect.stringContaining('no settings')] },
    })
  })

  test('of a kind that the tenant lacks has no cmdlets', async () => {
    delete tenant.settings.exchange['SafeLinksPolicy']
    for (const cmdlet of [
      'Get-SafeLinksPolicy',
      'New-SafeLinksPolicy',
      'Get-SafeLinksRule',
      'Enable-SafeLinksRule',
    ])
      expect(refusalIn(await run(cmdlet))).toEqual([400, 'CommandNotFoundException'])
  })

  test('can be read and not changed where the role allows no more', async () => {
    tenant.provoked.add('no-changes')
    expect(refusalIn(await run('New-SafeLinksPolicy', { Name: 'x' }))).toEqual([
      400,
      'UnauthorizedAccessException',
    ])
    expect(refusalIn(await run('Enable-SafeLinksRule', { Identity: 'x' }))).toEqual([
      400,
      'UnauthorizedAccessException',
    ])
    expect(await run('Get-SafeLinksRule')).toMatchObject({ status: 200 })
  })
})

describe('a rule', () => {
  test('tells the conditions that it has, and null for the others', async () => {
    expect(itemsIn(await make('Finance', { Comments: 'c', Enabled: false }))).toMatchObject([
      {
        Name: 'Finance',
        Identity: 'Finance',
        SafeLinksPolicy: 'Finance',
        State: 'Disabled',
        Priority: 0,
        Comments: 'c',
        SentTo: ['ana@fabrikam.example'],
        SentToMemberOf: null,
        ExceptIfRecipientDomainIs: null,
      },
    ])
  })

  test('goes to the place that is asked for, and the others after it', async () => {
    await make('a')
    await make('b')
    await make('c', { Priority: 0 })
    expect(await order()).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ])
    expect(await run('Set-SafeLinksRule', { Identity: 'c', Priority: 2 })).toMatchObject({
      body: { '@adminapi.warnings': [] },
    })
    expect(await order()).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ])
    await run('Remove-SafeLinksRule', { Identity: 'a' })
    expect(await order()).toEqual([
      ['b', 0],
      ['c', 1],
    ])
  })

  test('is renamed, turned off and on', async () => {
    await make('Finance')
    await run('Set-SafeLinksRule', {
      Identity: 'Finance',
      Name: 'Money',
      ExceptIfSentTo: ['b@fabrikam.example'],
    })
    await run('Disable-SafeLinksRule', { Identity: 'Money' })
    const [rule] = tenant.settings.exchange['SafeLinksRule'] ?? []
    expect(rule).toMatchObject({
      Identity: 'Money',
      State: 'Disabled',
      ExceptIfSentTo: ['b@fabrikam.example'],
    })
    await run('Enable-SafeLinksRule', { Identity: rule?.['Guid'] })
    expect(rule).toMatchObject({ State: 'Enabled', SafeLinksPolicy: 'Finance' })
  })

  test.each<[string, Item, unknown[]]>([
    [
      'New-SafeLinksRule',
      { Name: 'Finance', SafeLinksPolicy: 'Free' },
      [400, 'ADObjectAlreadyExistsException'],
    ],
    ['New-SafeLinksRule', { Name: 'x', SafeLinksPolicy: 'Free' }, [400, 'ArgumentException']],
    ['New-SafeLinksRule', { Name: 'x', SafeLinksPolicy: 'Free', SentTo: [] }, [400, 'ArgumentException']],
    [
      'New-SafeLinksRule',
      { Name: 'x', SafeLinksPolicy: 'Free', ExceptIfSentTo: ['a@b.example'] },
      [400, 'ArgumentException'],
    ],
    ['New-SafeLinksRule', { Name: 'x', SafeLinksPolicy: 'y' }, [404, 'ManagementObjectNotFoundException']],
    ['New-SafeLinksRule', { Name: 'x' }, [404, 'ManagementObjectNotFoundException']],
    ['New-SafeLinksRule', { Name: 'x', SafeLinksPolicy: 'Finance' }, [400, 'OperationNotAllowedException']],
    [
      'New-SafeLinksRule',
      { Name: 'x', SafeLinksPolicy: 'Free', SentTo: ['a@b.example'], Priority: 2 },
      [400, 'ArgumentOutOfRangeException'],
    ],
    ['Set-SafeLinksRule', { Identity: 'Finance', SentTo: null }, [400, 'ArgumentException']],
    ['Set-SafeLinksRule', { Identity: 'Finance', Priority: 1 }, [400, 'ArgumentOutOfRangeException']],
    ['Set-SafeLinksRule', { Identity: 'Finance', Enabled: false }, [400, 'ParameterBindingException']],
    ['Set-SafeLinksRule', { Identity: 'x' }, [404, 'ManagementObjectNotFoundException']],
    ['Disable-SafeLinksRule', { Identity: 'x' }, [404, 'ManagementObjectNotFoundException']],
    ['Remove-SafeLinksRule', { Identity: 'x' }, [404, 'ManagementObjectNotFoundException']],
  ])('%s %j is refused', async (cmdlet, parameters, refusal) => {
    await make('Finance')
    await run('New-SafeLinksPolicy', { Name: 'Free' })
    expect(refusalIn(await run(cmdlet, parameters))).toEqual(refusal)
  })
})
