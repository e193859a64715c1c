import { describe, expect, test } from 'vitest'
import { createMicrosoft365Sandbox } from '#sandbox/microsoft365/microsoft365.sandbox.ts'
import type { Tenant } from '#sandbox/microsoft365/tenant/state.ts'
import { tenantFromDirectory } from '#sandbox/microsoft365/tenant/tenant-from-directory.ts'
import { tenantsOf } from '#sandbox/microsoft365/tenant/tenants.ts'
import { mailPolicyDifferences } from '#shared/domain/defender/compare-mail-policies.ts'
import {
  MAIL_POLICY_KINDS,
  type MailPolicy,
  type MailPolicyKind,
  newMailPolicy,
} from '#shared/domain/defender/mail-policy.ts'
import { NOT_LICENSED } from '../connector-error.ts'
import { type MailPolicies, PartlyDoneError } from '../mail-policies.ts'
import { createMicrosoft365Connector } from './microsoft365.connector.ts'

const TENANT = '11111111-1111-4111-8111-111111111111'
const CLOUD = 'https://cloud.example/m365'
const client = { id: '33333333-3333-4333-8333-333333333333', secret: 'correct horse battery' }

/** `instead` may answer a cmdlet in the cloud's place. */
function open(instead: (cmdlet: string) => Response | undefined = () => undefined) {
  const tenant = tenantFromDirectory({
    tenantId: TENANT,
    displayName: 'Fabrikam',
    domains: ['fabrikam.example'],
    users: [],
    skus: [],
  })
  const clock = { time: Date.UTC(2026, 0, 2), now: () => clock.time }
  const sandbox = createMicrosoft365Sandbox({ tenants: tenantsOf([tenant]), clock, client, baseUrl: CLOUD })
  const cmdlets: string[] = []
  const connector = createMicrosoft365Connector({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const cmdlet = request.headers.get('X-CmdletName')
      if (cmdlet !== null) cmdlets.push(cmdlet)
      return (
        (cmdlet === null ? undefined : instead(cmdlet)) ??
        sandbox.fetch(new Request(request.url.replace(CLOUD, 'http://inside'), request))
      )
    },
    clock,
    sleep: async (duration) => {
      clock.time += duration
    },
    random: () => 0.5,
    hosts: {
      login: `${CLOUD}/login`,
      graph: `${CLOUD}/graph`,
      exchange: `${CLOUD}/exchange`,
      manage: `${CLOUD}/manage`,
    },
    credentials: { clientId: client.id, clientSecret: client.secret },
  })
  return { tenant, policies: connector.openMailPolicies(TENANT), cmdlets }
}

/** Something of each kind that is not at its default. */
const CHANGED: Record<MailPolicyKind, Record<string, unknown>> = {
  safeAttachments: { Enable: true, Action: 'DynamicDelivery' },
  safeLinks: { TrackClicks: false, DoNotRewriteUrls: ['a.example/*'] },
  antiMalware: { FileTypes: ['exe', 'vbs'], InternalSenderAdminAddress: 'soc@fabrikam.example' },
  antiPhishing: { PhishThresholdLevel: 3, TargetedUsersToProtect: ['Ana;ana@fabrikam.example'] },
  antiSpam: { BulkThreshold: 6, SpamAction: 'Quarantine', MarkAsSpamEmptyMessages: 'On' },
}
const buildPolicy = (kind: MailPolicyKind = 'safeLinks', more: Partial<MailPolicy> = {}): MailPolicy => ({
  ...newMailPolicy(kind, 'Finance'),
  description: 'Of finance',
  comments: 'Asked for by Ana',
  include: { users: ['ana@fabrikam.example'], groups: [], domains: ['fabrikam.example'] },
  exclude: { users: [], groups: ['guests@fabrikam.example'], domains: [] },
  settings: CHANGED[kind],
  ...more,
})
const only = async (policies: MailPolicies, id: string, kind: MailPolicyKind = 'safeLinks') => {
  const found = (await policies.list(kind)).items.find((each) => each.id === id)
  return found ?? buildPolicy(kind, { name: 'Not found' })
}
const refused = (status = 400) =>
  Response.json(
    { error: { code: 'BadRequest', details: [{ message: 'Ex1|Microsoft.Exchange.RefusedException|No.' }] } },
    { status },
  )
const namesIn = ({ settings }: Tenant, noun: string) =>
  (settings.exchange[noun] ?? []).map(({ Name }) => Name)

describe('policies for mail', () => {
  test.each(MAIL_POLICY_KINDS)(
    'of %s are what the vendor has built in, to begin with (DEF-02)',
    async (kind) => {
      const { policies } = open()
      expect(await policies.list(kind)).toMatchObject({
        items: [{ kind, isBuiltIn: true, isEnabled: true, ruleId: null }],
        isIncomplete: false,
      })
    },
  )

  test.each(MAIL_POLICY_KINDS)('of %s come back as they were made, changed and removed', async (kind) => {
    const { policies } = open()
    const wanted = buildPolicy(kind)
    const id = await policies.create(wanted)
    const made = await only(policies, id, kind)
    expect(mailPolicyDifferences(wanted, made)).toEqual([])
    expect(made).toMatchObject({ id, isBuiltIn: false, priority: 0, settings: CHANGED[kind] })

    const changed: MailPolicy = {
      ...made,
      name: 'Money',
      description: '',
      isEnabled: false,
      exclude: { users: [], groups: [], domains: [] },
      settings: {},
    }
    await policies.update(made, changed)
    const after = await only(policies, id, kind)
    expect(mailPolicyDifferences(changed, after)).toEqual([])

    await policies.remove(after)
    expect((await policies.list(kind)).items).toHaveLength(1)
  })

  test('that are built-in are changed in their settings alone', async () => {
    const { policies, cmdlets } = open()
    const [builtIn] = (await policies.list('safeLinks')).items
    const before = builtIn ?? buildPolicy()
    await policies.update(before, {
      ...before,
      name: 'x',
      settings: { ...before.settings, TrackClicks: false },
    })
    expect(cmdlets.slice(3)).toEqual(['Set-SafeLinksPolicy'])
    expect(await only(policies, before.id)).toMatchObject({ settings: { TrackClicks: false } })
  })

  test('that are built-in are not removed: the vendor refuses (DEF-03)', async () => {
    const { policies } = open()
    const [builtIn] = (await policies.list('antiSpam')).items
    await expect(policies.remove(builtIn ?? buildPolicy())).rejects.toMatchObject({
      reason: 'unexpectedAnswer',
      code: 'OperationNotAllowedException',
    })
  })

  test('cannot be had where the tenant lacks the product', async () => {
    const { policies, tenant } = open()
    delete tenant.settings.exchange['SafeLinksPolicy']
    const unlicensed = { reason: 'missingScope', code: NOT_LICENSED, status: 400 }
    await expect(policies.list('safeLinks')).rejects.toMatchObject(unlicensed)
    await expect(policies.create(buildPolicy())).rejects.toMatchObject(unlicensed)
  })

  test('are incomplete, and not missing, without the rules of presets', async () => {
    const { policies, tenant } = open()
    delete tenant.settings.exchange['ATPProtectionPolicyRule']
    expect(await policies.list('safeLinks')).toMatchObject({
      items: [{ isBuiltIn: true }],
      isIncomplete: true,
    })
  })

  test('of a preset are for whom its rule says', async () => {
    const { policies, tenant } = open()
    const preset = { Name: 'Standard Preset Security Policy1', Guid: 'p1', RecommendedPolicyType: 'Standard' }
    tenant.settings.exchange['SafeLinksPolicy']?.push({ ...preset, Identity: preset.Name })
    tenant.settings.exchange['ATPProtectionPolicyRule']?.push({
      Name: 'Standard Preset Security Policy',
      Identity: 'Standard Preset Security Policy',
      SafeLinksPolicy: preset.Name,
      State: 'Enabled',
      Priority: 0,
      RecipientDomainIs: ['fabrikam.example'],
    })
    expect(await only(policies, 'p1')).toMatchObject({
      name: 'Standard Preset Security Policy',
      isBuiltIn: true,
      isEnabled: true,
      ruleId: null,
      include: { users: [], groups: [], domains: ['fabrikam.example'] },
    })
  })

  test('that every tenant has are not a matter of a product', async () => {
    const { policies, tenant } = open()
    delete tenant.settings.exchange['AntiPhishPolicy']
    await expect(policies.list('antiPhishing')).rejects.toMatchObject({
      reason: 'unexpectedAnswer',
      code: 'CommandNotFoundException',
    })
  })

  test('cannot be changed by who may only read', async () => {
    const { policies, tenant } = open()
    tenant.provoked.add('no-changes')
    await expect(policies.create(buildPolicy())).rejects.toMatchObject({
      code: 'UnauthorizedAccessException',
    })
  })

  test('cannot be had without the role in Exchange', async () => {
    const { policies } = open((cmdlet) =>
      cmdlet.startsWith('Get-') ? new Response('', { status: 403 }) : undefined,
    )
    await expect(policies.list('safeLinks')).rejects.toMatchObject({ reason: 'missingScope', status: 403 })
  })
})

describe('a policy of which a part is refused', () => {
  test('is not there at all where it was to be made', async () => {
    const { policies, tenant, cmdlets } = open((cmdlet) =>
      cmdlet === 'New-SafeLinksRule' ? refused() : undefined,
    )
    const failure = policies.create(buildPolicy())
    await expect(failure).rejects.toMatchObject({ code: 'RefusedException', name: 'ConnectorError' })
    expect(namesIn(tenant, 'SafeLinksPolicy')).toEqual(['Built-In Protection Policy'])
    expect(cmdlets).toEqual(['New-SafeLinksPolicy', 'New-SafeLinksRule', 'Remove-SafeLinksPolicy'])
  })

  test('leaves one of the same name alone, which was there before', async () => {
    const { policies, tenant, cmdlets } = open()
    await policies.create(buildPolicy())
    await expect(policies.create(buildPolicy())).rejects.toMatchObject({
      code: 'ADObjectAlreadyExistsException',
    })
    expect(namesIn(tenant, 'SafeLinksPolicy')).toEqual(['Built-In Protection Policy', 'Finance'])
    expect(cmdlets).not.toContain('Remove-SafeLinksPolicy')
  })

  test('is said to be there in part where it could not be withdrawn', async () => {
    const { policies } = open((cmdlet) =>
      ['New-SafeLinksRule', 'Remove-SafeLinksPolicy'].includes(cmdlet) ? refused() : undefined,
    )
    const failure: unknown = await policies.create(buildPolicy()).catch((cause: unknown) => cause)
    expect(failure).toBeInstanceOf(PartlyDoneError)
    expect(failure).toMatchObject({
      code: 'RefusedException',
      done: ['New-SafeLinksPolicy'],
      failed: 'New-SafeLinksRule',
      message: expect.stringContaining('New-SafeLinksPolicy took effect, New-SafeLinksRule did not'),
    })
  })

  test('stays where nobody knows whether its rule arrived', async () => {
    const { policies, cmdlets } = open((cmdlet) =>
      cmdlet === 'New-SafeLinksRule' ? new Response('', { status: 503 }) : undefined,
    )
    await expect(policies.create(buildPolicy())).rejects.toMatchObject({
      name: 'PartlyDoneError',
      reason: 'unreachable',
      done: ['New-SafeLinksPolicy'],
    })
    expect(cmdlets).not.toContain('Remove-SafeLinksPolicy')
  })

  test('says what was changed already', async () => {
    let isRefused = false
    const { policies } = open((cmdlet) =>
      isRefused && cmdlet === 'Set-SafeLinksRule' ? refused() : undefined,
    )
    const before = await only(policies, await policies.create(buildPolicy()))
    isRefused = true
    const after = { ...before, isEnabled: false, comments: '', settings: {} }
    await expect(policies.update(before, after)).rejects.toMatchObject({
      name: 'PartlyDoneError',
      done: ['Disable-SafeLinksRule', 'Set-SafeLinksPolicy'],
      failed: 'Set-SafeLinksRule',
    })
    await expect(policies.update(before, { ...before, comments: '' })).rejects.toMatchObject({
      name: 'ConnectorError',
      code: 'RefusedException',
    })
  })

  test('can be removed when its rule is gone already, and not when all of it is', async () => {
    const { policies, tenant } = open()
    const policy = await only(policies, await policies.create(buildPolicy()))
    tenant.settings.exchange['SafeLinksRule'] = []
    await policies.remove(policy)
    expect(namesIn(tenant, 'SafeLinksPolicy')).toEqual(['Built-In Protection Policy'])
    await expect(policies.remove(policy)).rejects.toMatchObject({
      name: 'ConnectorError',
      reason: 'notFound',
    })
  })

  test('keeps its settings when only its rule could be removed', async () => {
    let isRefused = false
    const { policies } = open((cmdlet) =>
      isRefused && cmdlet === 'Remove-SafeLinksPolicy' ? refused() : undefined,
    )
    const policy = await only(policies, await policies.create(buildPolicy()))
    isRefused = true
    await expect(policies.remove(policy)).rejects.toMatchObject({ done: ['Remove-SafeLinksRule'] })
    expect(await only(policies, policy.id)).toMatchObject({ ruleId: null, isEnabled: false })
  })
})
