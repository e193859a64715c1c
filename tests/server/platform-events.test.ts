import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import { alertSettingsId, inheritedSettings } from '#shared/domain/alerts/alert-settings.ts'
import type { AlertTask } from '#shared/domain/alerts/alert-task.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { auditSettingId } from '#shared/domain/posture/audit-setting.ts'
import type { AccessItem, AccessTask } from '#shared/domain/conditional-access/access-task.ts'
import type { MfaItem, MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import type { ContactItem, ContactsTask } from '#shared/domain/tenant-contacts/contacts-task.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { noteMail } from '#server/alert-channels/channel-states.ts'
import type { Vendors } from '#server/connectors/connector.ts'
import { syncDirectory } from '#server/integrations/sync-directory.ts'
import { requestTask } from '#server/integrations/tasks.ts'
import type { DeviceNotification } from '#server/notifications/notifier.ts'
import { watchPlatform } from '#server/platform-events/watch-platform.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { postureTasks } from '#server/posture/posture-task.jobs.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, pulledBy, type TestSite } from '#tests/support/test-site.ts'

/** What of a company is not well by the demo. */
const OWN = [
  ['postureChange', 'posture_change'],
  ['postureTask', 'posture_task'],
  ['alertTask', 'alert_task'],
  ['alert', 'alert'],
] as const
const INVITATIONS = 'guest-invitations-limited'

let site: TestSite
let owner: Person
let company: { organizationId: string; integrationId: string; customerId: string }
let pretended: ReturnType<typeof openPretendTenant>
/** What the vendor answers instead of its cloud. */
let answer: (request: Request) => Response | undefined
const notified: DeviceNotification[] = []
const failures: Error[] = []
const errors: string[] = []
let place = 0

beforeAll(async () => {
  site = await openTestSite({ customers: 40, employees: 60 })
  owner = await site.signIn('owner')
  // What is not well in the demo is none of a test's.
  await watch()
})
afterAll(() => site?.close())

/** A company of its own for every test, whose tenant was read once. */
beforeEach(async () => {
  answer = () => undefined
  await openCompany()
})

async function openCompany(domain = 'fabrikam.example') {
  pretended = openPretendTenant({ domain, now: () => site.now.value, answer: (request) => answer(request) })
  Object.assign(pretended.tenant.settings.graph['policies/authorizationPolicy'] ?? {}, {
    allowInvitesFrom: 'adminsAndGuestInviters',
  })
  const organizationId = owner.login.organization.id
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from integration where organization_id = ${organizationId}::uuid and type = 'Office365'
      and state = 'Sync Successful' and fault is null and missing_scopes = '{}'
    order by customer_id desc offset ${place++} limit 1`.execute(site.database.db)
  const [found] = rows
  if (!found) throw new Error('The demo has more connected companies than there are tests')
  company = { organizationId, integrationId: found.id, customerId: found.customer_id }
  for (const [kind, table] of OWN) await forget(kind, table)
  for (const table of ['source_reading', 'platform_episode'])
    await sql`delete from ${sql.table(table)} where customer_id = ${company.customerId}::uuid`.execute(
      site.database.db,
    )
  notified.length = 0
  failures.length = 0
  errors.length = 0
}

async function forget(kind: (typeof OWN)[number][0], table: string) {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where customer_id = ${company.customerId}::uuid`.execute(
    site.database.db,
  )
  await commit(parts(), company.organizationId, async (work) => {
    const ids = rows.map(({ id }) => id)
    await work.load(kind, ids)
    for (const id of ids) work.remove(kind, id)
  })
}

function parts(): PostureParts & Parameters<typeof watchPlatform>[0] & Parameters<typeof syncDirectory>[0] {
  return {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => pretended.directory,
        settings: () => pretended.settings,
        auditLog: () => pretended.auditLog,
      },
    } satisfies Vendors,
    keyring: {} as Parameters<typeof syncDirectory>[0]['keyring'],
    notifier: {
      notify: async (_organizationId, notification) => {
        const failure = failures.pop()
        if (failure) throw failure
        notified.push(notification)
      },
    },
    jobs: { send: async () => {} },
    publicUrl: 'https://castellan.example',
    feedInterval: MINUTE,
    log: { error: (_fields: unknown, sentence: string) => void errors.push(sentence) } as Parameters<
      typeof syncDirectory
    >[0]['log'],
    now: () => site.now.value,
  }
}

async function watch() {
  site.now.value += MINUTE
  await watchPlatform(parts())
}

async function sync() {
  site.now.value += MINUTE
  const taskId = await requestTask(parts(), company.organizationId, await integration(), null)
  await syncDirectory(parts(), { organizationId: company.organizationId, taskId })
}

async function integration(change: Partial<Integration> = {}): Promise<Integration> {
  return commit(parts(), company.organizationId, async (work) => {
    await work.load('integration', [company.integrationId])
    const { row } = work.get('integration', company.integrationId)
    if (!row) throw new Error('The company is connected')
    if (Object.keys(change).length > 0) work.put('integration', { ...row, ...change })
    return { ...row, ...change }
  })
}

const read = async () => {
  site.now.value += HOUR
  await readPosture(parts(), company)
}

async function alerts(): Promise<AlertRow[]> {
  const { rows } = await pulledBy(owner, { cursor: 0 })
  return rows
    .flatMap(([kind, , , , row]) => (kind === 'alert' && row !== null ? [row as AlertRow] : []))
    .filter(({ customer_id }) => customer_id === company.customerId)
    .toSorted((a, b) => a.raised_at.localeCompare(b.raised_at))
}
const standing = async () => (await alerts()).map(({ detection, status }) => `${detection} ${status}`)

const denied = () =>
  Response.json({ error: { code: 'Authorization_RequestDenied', message: 'No' } }, { status: 403 })
async function switchAlerts(enabled: boolean | null) {
  const { organizationId, customerId } = company
  const id = alertSettingsId(customerId)
  await commit(parts(), organizationId, async (work) => {
    await work.load('alertSettings', [id])
    work.put('alertSettings', { ...inheritedSettings, id, customer_id: customerId, enabled })
  })
}

const unreachable = () => new Response('', { status: 503 })

describe('a sync that fails', () => {
  test('is an alert from the third time in a row on, once until it succeeds, and again the next time', async () => {
    await sync()
    answer = unreachable
    await sync()
    await sync()
    await watch()
    expect(await standing()).toEqual([])
    await sync()
    await watch()
    await sync()
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'sync-failing',
        severity: 'medium',
        status: 'new',
        source: 'platform',
        count: 1,
        facts: ['integration: Office365', 'fault: unreachable', 'failures: 3'],
      },
    ])
    answer = () => undefined
    await sync()
    await watch()
    expect(await alerts()).toMatchObject([{ status: 'resolved', handled_by: null }])
    answer = unreachable
    for (let times = 0; times < 3; times++) await sync()
    await watch()
    expect(await standing()).toEqual(['sync-failing resolved', 'sync-failing new'])
  })

  test('because the consent was taken back is one of the connection at once, closed with the consent', async () => {
    await openCompany('consent-missing.fabrikam.example')
    pretended.tenant.consentedRoles = []
    await sync()
    await watch()
    await sync()
    await sync()
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'connection-lost',
        severity: 'high',
        facts: ['integration: Office365', 'fault: consentMissing'],
      },
    ])
    expect(notified.filter(({ kind }) => kind === 'alertsRaised')).toMatchObject([
      { severity: 'high', customerId: company.customerId },
    ])
    await integration({ fault: null, state: 'Sync Successful' })
    await watch()
    expect(await standing()).toEqual(['connection-lost resolved'])
  })

  test('is told once: by its alert, or by itself where alerts of the company are off', async () => {
    await sync()
    const told = async () => {
      notified.length = 0
      for (let times = 0; times < 3; times++) await sync()
      await watch()
      return notified.map(({ kind }) => kind)
    }
    answer = unreachable
    expect(await told()).toEqual(['alertsRaised'])
    answer = () => undefined
    await sync()
    await watch()
    answer = unreachable
    await switchAlerts(false)
    expect(await told()).toEqual(['directoryUnreadable'])
    await switchAlerts(null)
  })
})

describe('what is not well', () => {
  test('is told by whoever looks next, where a process ended before it told', async () => {
    await integration({ fault: 'unauthorized', state: 'Auth Failed' })
    const broken = parts()
    // The transaction of the alert breaks off after everything in it was done.
    broken.tables = new Proxy(entityTables, {
      get(tables, kind) {
        if (kind === 'alert') throw new Error('The process ends')
        return Reflect.get(tables, kind) as unknown
      },
    })
    await watchPlatform(broken)
    expect(errors).toEqual(['What is not well at a company could not be told'])
    expect(await standing()).toEqual([])
    await watch()
    expect(await standing()).toEqual(['connection-lost new'])
  })

  test('is told once by two processes at once, and people hear of it also where the first notification failed', async () => {
    await integration({ fault: 'unauthorized', state: 'Auth Failed' })
    failures.push(new Error('No network'))
    await watch()
    expect(notified).toEqual([])
    await Promise.all([watchPlatform(parts()), watchPlatform(parts())])
    expect((await alerts()).map(({ count }) => count)).toEqual([1])
  })

  test('is no matter where it is a channel of alerts that fails', async () => {
    await noteMail(parts(), company.organizationId, 'desk@castellan.example', 'failed')
    await watch()
    expect(await standing()).toEqual([])
  })

  test('are permissions that the tenant takes back; others that are missing are another alert', async () => {
    await integration({ missing_scopes: ['AuditLog.Read.All'] })
    await watch()
    await integration({ missing_scopes: ['AuditLog.Read.All', 'Policy.Read.All'] })
    await watch()
    expect((await alerts()).map(({ status, facts }) => [status, facts.length])).toEqual([
      ['resolved', 2],
      ['new', 3],
    ])
    await integration({ missing_scopes: [] })
    await watch()
    expect(await standing()).toEqual(['permissions-missing resolved', 'permissions-missing resolved'])
  })

  test('is dealt with by people first: what they dismissed stays so when it is well again', async () => {
    await integration({ fault: 'unauthorized', state: 'Auth Failed' })
    await watch()
    const [raised] = await alerts()
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('alert', [raised?.id ?? ''])
      const { row } = work.get('alert', raised?.id ?? '')
      if (row) work.put('alert', { ...row, status: 'dismissed', handled_by: owner.login.userData.id })
    })
    await integration({ fault: null, state: 'Sync Successful' })
    await watch()
    expect(await standing()).toEqual(['connection-lost dismissed'])
  })

  test('is Exchange that has answered before and refuses everything now', async () => {
    answer = ({ url }) => (url.includes('/exchange/') ? new Response('', { status: 403 }) : undefined)
    await read()
    await watch()
    expect(await standing()).toEqual([])
    answer = () => undefined
    await read()
    answer = ({ url }) => (url.includes('/exchange/') ? new Response('', { status: 403 }) : undefined)
    await read()
    await watch()
    expect(await standing()).toEqual(['exchange-connection-lost new'])
    answer = () => undefined
    await read()
    await watch()
    expect(await standing()).toEqual(['exchange-connection-lost resolved'])
  })
})

describe('a task', () => {
  const task = (action: PostureTask['action'] = 'apply'): PostureTask => ({
    id: uuidv7(),
    customer_id: company.customerId,
    action,
    undoes: null,
    state: 'pending',
    items: [
      { check_id: INVITATIONS, expected: null, state: 'pending', fault: null, detail: null, calls: [] },
    ],
    requested_by: owner.login.userData.id,
    requested_at: new Date(site.now.value).toISOString(),
    finished_at: null,
  })
  const carryOut = async (asked: PostureTask) => {
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('postureTask', [asked.id])
      work.put('postureTask', asked)
    })
    await postureTasks.carryOutAll(parts(), company)
    site.now.value += MINUTE
  }

  test('of our staff that the tenant refuses is theirs, closed once it was done after all', async () => {
    Object.assign(pretended.tenant.settings.graph['policies/authorizationPolicy'] ?? {}, {
      allowInvitesFrom: 'everyone',
    })
    answer = ({ method }) => (method === 'PATCH' ? denied() : undefined)
    await carryOut(task())
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'staff-action-failed',
        account: null,
        actor: { kind: 'provider', id: owner.login.userData.id, name: null },
        facts: ['action: apply', `postureStep: ${INVITATIONS} -> failed -> missingScope`],
      },
    ])
    answer = () => undefined
    await carryOut(task())
    await watch()
    expect(await standing()).toEqual(['staff-action-failed resolved'])
  })

  test('that was done by itself, and only in part, names its account without being about it', async () => {
    const ended: AlertTask = {
      id: uuidv7(),
      customer_id: company.customerId,
      alert_id: uuidv7(),
      action: 'lockDown',
      account: { id: uuidv7(), name: 'alma@fabrikam.example' },
      wish: null,
      state: 'partial',
      steps: [
        { step: 'blockSignIn', state: 'done', fault: null, before: 'allowed' },
        { step: 'revokeSessions', state: 'failed', fault: 'missingScope', before: null },
      ],
      requested_by: null,
      requested_at: new Date(site.now.value).toISOString(),
      finished_at: new Date(site.now.value).toISOString(),
      until: null,
      undoes: null,
    }
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('alertTask', [ended.id])
      work.put('alertTask', ended)
    })
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'task-partly-done',
        // A rule that locks accounts down has none to lock down for this.
        account: null,
        actor: null,
        facts: [
          'action: lockDown',
          'account: alma@fabrikam.example',
          'alertStep: revokeSessions -> failed -> missingScope',
        ],
      },
    ])
  })
})

describe('a change of policies', () => {
  const ended = async (
    state: AccessTask['state'],
    items: Partial<AccessItem>[],
    said: Partial<AccessTask> = {},
  ) => {
    site.now.value += MINUTE
    const at = new Date(site.now.value).toISOString()
    const task: AccessTask = {
      id: uuidv7(),
      customer_id: company.customerId,
      source: null,
      undoes: null,
      state,
      items: items.map((item) => ({
        target: 'policy',
        change: 'update',
        object_id: 'a policy of the tenant',
        name: 'Second factor',
        body: {},
        expected: null,
        before: null,
        template: null,
        state: 'applied',
        fault: null,
        detail: null,
        ...item,
      })),
      requested_by: owner.login.userData.id,
      requested_at: at,
      finished_at: at,
      ...said,
    }
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('accessTask', [task.id])
      work.put('accessTask', task)
    })
    await watch()
  }

  test('that was not made is theirs who asked for it, closed once it was made after all', async () => {
    const other = { object_id: 'another one', name: 'Legacy clients' }
    await ended('partly completed', [{ state: 'failed', fault: 'refused' }, other])
    expect(await alerts()).toMatchObject([
      {
        detection: 'staff-action-failed',
        actor: { kind: 'provider', id: owner.login.userData.id, name: null },
        facts: ['action: apply', 'policies: Second factor'],
      },
    ])
    await ended('completed', [other])
    await ended('completed', [{ change: 'delete' }])
    expect(await standing()).toEqual(['staff-action-failed new'])
    await ended('completed', [{}])
    expect(await standing()).toEqual(['staff-action-failed resolved'])
  })

  test('that was not taken back is told as that', async () => {
    await ended('failed', [{ state: 'changed' }], { undoes: uuidv7() })
    expect(await alerts()).toMatchObject([{ facts: ['action: undo', 'policies: Second factor'] }])
  })
})

describe('a change of what is asked of accounts', () => {
  const ended = async (state: MfaTask['state'], items: Partial<MfaItem>[]) => {
    site.now.value += MINUTE
    const at = new Date(site.now.value).toISOString()
    const task: MfaTask = {
      id: uuidv7(),
      customer_id: company.customerId,
      undoes: null,
      state,
      items: items.map((item) => ({
        id: 'alma',
        name: 'Alma',
        wanted: 'enforced',
        expected: null,
        before: null,
        state: 'applied',
        fault: null,
        ...item,
      })),
      requested_by: owner.login.userData.id,
      requested_at: at,
      finished_at: at,
    }
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('mfaTask', [task.id])
      work.put('mfaTask', task)
    })
    await watch()
  }

  test('that was not made names whom it was not made of, and is closed once it was', async () => {
    const bert = { id: 'bert', name: 'Bert' }
    await ended('partly completed', [{ state: 'failed', fault: 'refused' }, bert])
    expect(await alerts()).toMatchObject([
      {
        detection: 'staff-action-failed',
        actor: { kind: 'provider', id: owner.login.userData.id, name: null },
        facts: ['action: apply', 'accounts: Alma'],
      },
    ])
    await ended('completed', [bert])
    await ended('completed', [{ wanted: 'disabled' }])
    expect(await standing()).toEqual(['staff-action-failed new'])
    await ended('completed', [{ state: 'unneeded' }])
    expect(await standing()).toEqual(['staff-action-failed resolved'])
  })
})

describe('contacts of a tenant that were to be set', () => {
  const ended = async (state: ContactsTask['state'], items: Partial<ContactItem>[]) => {
    site.now.value += MINUTE
    const at = new Date(site.now.value).toISOString()
    const task: ContactsTask = {
      id: uuidv7(),
      customer_id: company.customerId,
      undoes: null,
      state,
      items: items.map((item) => ({
        kind: 'security',
        wanted: ['soc@fabrikam.example'],
        expected: [],
        before: null,
        state: 'applied',
        fault: null,
        detail: null,
        ...item,
      })),
      requested_by: owner.login.userData.id,
      requested_at: at,
      finished_at: at,
    }
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('contactsTask', [task.id])
      work.put('contactsTask', task)
    })
    await watch()
  }

  test('name the kinds that were not, until each was set by a later task, to whomever', async () => {
    await ended('partly completed', [
      { state: 'failed', fault: 'refused' },
      { kind: 'technical' },
      { kind: 'general', state: 'failed', fault: 'missingScope' },
    ])
    expect(await alerts()).toMatchObject([
      {
        detection: 'staff-action-failed',
        facts: ['action: apply', 'contacts: security', 'contacts: general'],
      },
    ])
    await ended('completed', [{ wanted: [] }])
    expect(await standing()).toEqual(['staff-action-failed new'])
    await ended('completed', [{ wanted: [] }, { kind: 'general' }])
    expect(await standing()).toEqual(['staff-action-failed resolved'])
  })
})

describe('a posture check that is no longer met', () => {
  /** As a person saves it on the tenant's own page. */
  const invite = async (allowInvitesFrom: string) => {
    const name = 'policies/authorizationPolicy'
    const value = { ...(pretended.tenant.settings.graph[name] as object), allowInvitesFrom }
    const { status } = await pretended.sandbox.request(
      `/admin/tenants/${pretended.tenant.tenantId}/settings`,
      { method: 'POST', body: new URLSearchParams({ kind: 'graph', name, value: JSON.stringify(value) }) },
    )
    expect(status).toBe(303)
  }

  test('is an alert about who changed it, closed when it is met again; the next time is another one', async () => {
    await read()
    await watch()
    expect(await standing()).toEqual([])
    await invite('everyone')
    await read()
    await watch()
    await read()
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'posture-regressed',
        source: 'posture',
        severity: 'medium',
        status: 'new',
        count: 1,
        account: null,
        actor: { kind: 'user', name: 'admin@fabrikam.example' },
        changes: [{ name: INVITATIONS, before: 'adminsAndGuestInviters', after: 'everyone' }],
        facts: [`check: ${INVITATIONS}`],
      },
    ])
    await invite('adminsAndGuestInviters')
    await read()
    await watch()
    expect(await standing()).toEqual(['posture-regressed resolved'])
    await invite('everyone')
    await read()
    await watch()
    expect(await standing()).toEqual(['posture-regressed resolved', 'posture-regressed new'])
  })

  test('is none where it could not be read, and is told by what was read before and after', async () => {
    await read()
    answer = ({ url }) =>
      url.includes('authorizationPolicy') ? new Response('{}', { status: 403 }) : undefined
    await read()
    await watch()
    expect(await standing()).toEqual([])
    answer = () => undefined
    await invite('everyone')
    await read()
    await watch()
    expect(await standing()).toEqual(['posture-regressed new'])
    answer = ({ url }) =>
      url.includes('authorizationPolicy') ? new Response('{}', { status: 403 }) : undefined
    await read()
    await watch()
    expect(await standing()).toEqual(['posture-regressed new'])
  })

  test('waits for who it was, and is told without that where nobody finds out', async () => {
    await read()
    await invite('everyone')
    await read()
    await sql`update posture_change set by = null where customer_id = ${company.customerId}::uuid`.execute(
      site.database.db,
    )
    await watch()
    expect(await standing()).toEqual([])
    site.now.value += 10 * MINUTE
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'posture-regressed',
        actor: null,
        facts: [`check: ${INVITATIONS}`, 'unknownActor: notRead'],
      },
    ])
  })

  test('by a task of ours is told as ours', async () => {
    await read()
    await invite('everyone')
    await read()
    const applied: PostureTask = {
      id: uuidv7(),
      customer_id: company.customerId,
      action: 'apply',
      undoes: null,
      state: 'pending',
      items: [
        { check_id: INVITATIONS, expected: null, state: 'pending', fault: null, detail: null, calls: [] },
      ],
      requested_by: owner.login.userData.id,
      requested_at: new Date(site.now.value).toISOString(),
      finished_at: null,
    }
    const carryOut = async (asked: PostureTask) => {
      await commit(parts(), company.organizationId, async (work) => {
        await work.load('postureTask', [asked.id])
        work.put('postureTask', asked)
      })
      await postureTasks.carryOutAll(parts(), company)
      site.now.value += MINUTE
    }
    await carryOut(applied)
    await carryOut({
      ...applied,
      id: uuidv7(),
      action: 'undo',
      undoes: applied.id,
      requested_at: new Date(site.now.value).toISOString(),
    })
    await watch()
    expect(await alerts()).toMatchObject([
      {
        detection: 'posture-regressed-by-task',
        severity: 'low',
        actor: { kind: 'provider', id: owner.login.userData.id, name: null },
      },
    ])
  })

  test('is none where the audit leaves it out', async () => {
    await read()
    const id = auditSettingId(company.customerId, INVITATIONS)
    await commit(parts(), company.organizationId, async (work) => {
      await work.load('auditSetting', [id])
      work.put('auditSetting', {
        id,
        customer_id: company.customerId,
        check_id: INVITATIONS,
        enabled: false,
      })
    })
    await invite('everyone')
    await read()
    await watch()
    expect(await standing()).toEqual([])
  })
})
