import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChangedBy } from '#shared/domain/posture/posture-change.ts'
import type { PostureTask } from '#shared/domain/posture/posture-task.ts'
import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { AuditLog } from '#server/connectors/audit-log.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import { postureTasks } from '#server/posture/posture-task.jobs.ts'
import { commit } from '#server/platform/sync/commit.ts'
import { type PostureParts, readPosture } from '#server/posture/read-posture.ts'
import { entityTables } from '#server/schema.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import { openTestSite, type Person, type TestSite } from '#tests/support/test-site.ts'

const INVITATIONS = 'guest-invitations-limited'
const RISKY = 'risky-app-consent-blocked'
const TAG = 'external-sender-tag-on'
const ADMIN = 'admin@fabrikam.example'

let site: TestSite
let owner: Person
let tenant: ReturnType<typeof openPretendTenant>
let company: { organizationId: string; integrationId: string; customerId: string }
let asked: number
let place = 0

beforeAll(async () => {
  site = await openTestSite({ customers: 40, employees: 60 })
  owner = await site.signIn('owner')
})
afterAll(() => site?.close())

/** A company of its own for every test, whose tenant was read once. */
beforeEach(async () => {
  tenant = openPretendTenant({ now: () => site.now.value })
  const { graph, exchange } = tenant.tenant.settings
  Object.assign(graph['policies/authorizationPolicy'] ?? {}, {
    allowInvitesFrom: 'everyone',
    allowUserConsentForRiskyApps: true,
  })
  Object.assign(exchange['ExternalInOutlook']?.[0] ?? {}, { Enabled: true })
  asked = 0
  const organizationId = owner.login.organization.id
  const { rows } = await sql<{ id: string; customer_id: string }>`
    select id, customer_id from integration where organization_id = ${organizationId}::uuid
    order by customer_id offset ${place++} limit 1`.execute(site.database.db)
  const [found] = rows
  if (!found) throw new Error('The demo has more connected companies than there are tests')
  company = { organizationId, integrationId: found.id, customerId: found.customer_id }
  await readLater()
  await forgetChanges(found.customer_id)
  asked = 0
})

/** What was found in the company before is none of the test's. */
async function forgetChanges(customerId: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from posture_change where customer_id = ${customerId}::uuid`.execute(site.database.db)
  const ids = rows.map(({ id }) => id)
  await commit(partsWith(), company.organizationId, async (work) => {
    await work.load('postureChange', ids)
    for (const id of ids) work.remove('postureChange', id)
  })
}

function partsWith(log: AuditLog = tenant.auditLog): PostureParts {
  return {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} } as unknown as PostureParts['pokes'],
    vendors: {
      Office365: {
        directory: () => tenant.directory,
        settings: () => tenant.settings,
        auditLog: () => ({
          ...log,
          between: (...times) => {
            asked += 1
            return log.between(...times)
          },
        }),
      },
    },
    now: () => site.now.value,
  }
}

async function readLater(log?: AuditLog): Promise<void> {
  site.now.value += HOUR
  await readPosture(partsWith(log), company)
}

/** As a person saves it on the tenant's own page. */
async function save(
  kind: 'graph' | 'exchange',
  name: string,
  change: (value: unknown) => void,
): Promise<void> {
  const value = structuredClone(tenant.tenant.settings[kind][name])
  change(value)
  const { status } = await tenant.sandbox.request(`/admin/tenants/${tenant.tenant.tenantId}/settings`, {
    method: 'POST',
    body: new URLSearchParams({ kind, name, value: JSON.stringify(value) }),
  })
  expect(status).toBe(303)
}
const invite = (allowInvitesFrom: string) =>
  save('graph', 'policies/authorizationPolicy', (value) =>
    Object.assign(value as object, { allowInvitesFrom }),
  )

async function actorsOf(checkId: string): Promise<ChangedBy | null | undefined> {
  const { rows } = await sql<{ by: ChangedBy | null }>`
    select by from posture_change where customer_id = ${company.customerId}::uuid and check_id = ${checkId}
    order by found_at desc limit 1`.execute(site.database.db)
  return rows[0]?.by
}

/** Has one of our tasks change the tenant; it is read again then. */
async function applyByTask(checkId: string): Promise<string> {
  const task: PostureTask = {
    id: uuidv7(),
    customer_id: company.customerId,
    action: 'apply',
    undoes: null,
    state: 'pending',
    items: [{ check_id: checkId, expected: null, state: 'pending', fault: null, detail: null, calls: [] }],
    requested_by: owner.login.userData.id,
    requested_at: new Date(site.now.value).toISOString(),
    finished_at: null,
  }
  await unitOfWork(partsWith(), company.organizationId, async (work) => {
    await work.load('postureTask', [task.id])
    work.put('postureTask', task)
  })
  await postureTasks.carryOutAll(partsWith(), company)
  return task.id
}

describe('who changed a tenant', () => {
  test('is the person whom its log names', async () => {
    site.now.value += 5 * MINUTE
    const at = new Date(site.now.value).toISOString()
    await invite('none')
    await readLater()
    expect(await actorsOf(INVITATIONS)).toEqual({ actors: [{ kind: 'person', name: ADMIN, at }] })
  })

  test('is asked for only where something changed that the log tells', async () => {
    await readLater()
    expect(asked).toBe(0)
    await save('exchange', 'ExternalInOutlook', (value) =>
      Object.assign((value as object[])[0] ?? {}, { Enabled: false }),
    )
    await readLater()
    expect(await actorsOf(TAG)).toEqual({ unknown: 'notLogged' })
    expect(asked).toBe(0)
    await invite('none')
    await readLater()
    expect(asked).toBe(1)
  })

  test('is we, by the task and its user, and nobody else for what our app is noted', async () => {
    site.now.value += MINUTE
    const taskId = await applyByTask(RISKY)
    expect(await actorsOf(RISKY)).toEqual({
      actors: [
        {
          kind: 'task',
          task_id: taskId,
          user_id: owner.login.userData.id,
          at: new Date(site.now.value).toISOString(),
        },
      ],
    })
    // Exchange has no log, and our task is known all the same.
    await save('exchange', 'ExternalInOutlook', (value) =>
      Object.assign((value as object[])[0] ?? {}, { Enabled: false }),
    )
    await readLater()
    site.now.value += MINUTE
    await applyByTask(TAG)
    expect(await actorsOf(TAG)).toMatchObject({ actors: [{ kind: 'task' }] })
  })

  test('is not we where somebody else changed it after our task', async () => {
    site.now.value += MINUTE
    await applyByTask(RISKY)
    await readLater()
    await save('graph', 'policies/authorizationPolicy', (value) =>
      Object.assign(value as object, { allowUserConsentForRiskyApps: true }),
    )
    await readLater()
    expect(await actorsOf(RISKY)).toMatchObject({ actors: [{ kind: 'person', name: ADMIN }] })
  })

  test('is an application by its name, where it is none of our tasks', async () => {
    site.now.value += MINUTE
    await tenant.settings.change({
      transport: 'graph',
      method: 'PATCH',
      version: 'v1.0',
      path: 'policies/authorizationPolicy',
      body: { allowInvitesFrom: 'none' },
    })
    await readLater()
    expect(await actorsOf(INVITATIONS)).toMatchObject({ actors: [{ kind: 'app', name: 'Registered app' }] })
  })

  test('is not known where the log may not be read, and the change is there', async () => {
    tenant.tenant.consentedRoles = (tenant.tenant.consentedRoles ?? []).filter(
      (role) => role !== 'AuditLog.Read.All',
    )
    await invite('none')
    await readLater()
    expect(await actorsOf(INVITATIONS)).toEqual({ unknown: 'notAllowed' })
  })

  test.each([
    ['does not answer', new ConnectorError('unreachable')],
    ['says later', new ConnectorError('throttled')],
    ['answers something else', new ConnectorError('unexpectedAnswer')],
  ])('is not known where the log %s', async (_, cause) => {
    await invite('none')
    await readLater({ ...tenant.auditLog, between: () => Promise.reject(cause) })
    expect(await actorsOf(INVITATIONS)).toEqual({ unknown: 'notRead' })
  })

  test('is not known where no entry fits', async () => {
    Object.assign(tenant.tenant.settings.graph['policies/authorizationPolicy'] ?? {}, {
      allowInvitesFrom: 'none',
    })
    await readLater()
    expect(await actorsOf(INVITATIONS)).toEqual({ unknown: 'notFound' })
  })

  test('is sought in the time since it was last read, through a reading that failed', async () => {
    await invite('none')
    tenant.tenant.provoked.add('down')
    await readLater()
    tenant.tenant.provoked.clear()
    await readLater()
    expect(await actorsOf(INVITATIONS)).toMatchObject({ actors: [{ name: ADMIN }] })
  })
})
