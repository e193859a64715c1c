import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { AlertAct } from '#shared/contract/commands/alert-task-commands.ts'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import {
  type AlertTask,
  AUTOMATIC_PER_HOUR,
  isTaskUnderWay,
  LOCK_DOWN_STEPS,
  pendingStep,
  type TaskStep,
} from '#shared/domain/alerts/alert-task.ts'
import { nothingUsual, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import { DAY, HOUR, MINUTE } from '#shared/lib/time.ts'
import { addUser } from '#sandbox/microsoft365/tenant/state.ts'
import { alertTaskQueue } from '#server/alert-tasks/alert-task.jobs.ts'
import type { AlertTaskParts } from '#server/alert-tasks/alert-task-record.ts'
import { remediateBy } from '#server/alert-tasks/remediate.ts'
import { lockDownAutomatically } from '#server/alert-tasks/automatic-lock-down.ts'
import { releaseDueLocks } from '#server/alert-tasks/release-due.ts'
import { sweepAlertTasks } from '#server/alert-tasks/sweep-alert-tasks.ts'
import { noteRaised, tellOfAlerts } from '#server/alerts/tell-of-alerts.ts'
import type { Accounts } from '#server/connectors/accounts.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import { entityTables } from '#server/schema.ts'
import { loudRule } from '#tests/support/build-alert-rule.ts'
import { buildAlert } from '#tests/support/build-alert.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const PATIENCE = { timeout: 20_000, interval: 50 }
const ALMA = '5b7c1d1e-0000-4000-8000-000000000001'
const NAME = 'alma@fabrikam.example'
const account = { id: ALMA, name: NAME }

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test. */
let asked: { organizationId: string; customerId: string }
let place = 0
beforeEach(async () => {
  site ??= await openTestSite({ customers: 60, employees: 120 })
  owner ??= await site.signIn('owner')
  const { rows } = await sql<{ customer_id: string }>`
    select customer_id from integration where organization_id = ${owner.login.organization.id}::uuid
      and type = 'Office365' and state in ('Connected', 'Sync Successful')
    order by customer_id`.execute(site.database.db)
  const customerId = rows[place++]?.customer_id
  if (customerId === undefined) throw new Error('The demo has more connected companies than there are tests')
  asked = { organizationId: owner.login.organization.id, customerId }
})

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, act).then(
    ({ result }) => result,
  )

/** Alma's tenant, and what of ours reaches it. */
function openTenant(wrap: (accounts: Accounts) => Partial<Accounts> = () => ({}), user: object = {}) {
  const bodies: string[] = []
  const pretended = openPretendTenant({
    now: () => site.now.value,
    answer: (request) => {
      if (request.method !== 'GET' && !request.url.includes('/login/'))
        void request
          .clone()
          .text()
          .then((text) => bodies.push(text))
      return undefined
    },
  })
  addUser(pretended.tenant, {
    id: ALMA,
    userPrincipalName: NAME,
    accountEnabled: true,
    displayName: 'Alma',
    onPremisesSyncEnabled: null,
    ...user,
  })
  const sent: string[] = []
  const noting = (name: keyof Omit<Accounts, 'find'>) =>
    (async (...args: [never, never]) => {
      sent.push(name)
      await pretended.accounts[name](...args)
    }) as never
  const counting: Accounts = {
    ...pretended.accounts,
    setSignIn: noting('setSignIn'),
    revokeSessions: noting('revokeSessions'),
    resetPassword: noting('resetPassword'),
    confirmCompromised: noting('confirmCompromised'),
    dismissRisk: noting('dismissRisk'),
    setCaseStatus: noting('setCaseStatus'),
  }
  const accounts = { ...counting, ...wrap(counting) }
  const parts: AlertTaskParts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { accounts: () => accounts } },
    now: () => site.now.value,
  }
  const alma = () => pretended.tenant.users.find(({ id }) => id === ALMA) ?? {}
  return {
    ...pretended,
    parts,
    sent,
    bodies,
    alma: (property: string) => (alma() as Record<string, unknown>)[property],
    carryOut: () => alertTaskQueue.carryOutAll(parts, asked),
  }
}
type Opened = ReturnType<typeof openTenant>

/** An alert about Alma. */
async function alertOf(given: Partial<AlertRow> = {}): Promise<AlertRow> {
  const alert = buildAlert({ customer_id: asked.customerId, account, ...given })
  await change(async (work) => {
    await work.load('alert', [alert.id])
    work.put('alert', alert)
  })
  return alert
}

/** Notes a task as the command does, for the tenant of the test instead of the demo's. */
async function note(
  steps: readonly (TaskStep | AlertTask['steps'][number])[],
  said: Partial<AlertTask> = {},
): Promise<string> {
  const task: AlertTask = {
    id: uuidv7(),
    customer_id: asked.customerId,
    alert_id: uuidv7(),
    action: 'lockDown',
    account,
    wish: null,
    state: 'pending',
    steps: steps.map((each) => (typeof each === 'string' ? pendingStep(each) : each)),
    requested_by: owner.login.userData.id,
    requested_at: new Date(site.now.value).toISOString(),
    finished_at: null,
    until: null,
    undoes: null,
    ...said,
  }
  await change(async (work) => {
    await work.load('alertTask', [task.id])
    work.put('alertTask', task)
  })
  return task.id
}

async function taskOf(id: string): Promise<AlertTask> {
  const row = await change(async (work) => {
    await work.load('alertTask', [id])
    return work.get('alertTask', id).row
  })
  if (!row) throw new Error('There is no such task')
  return row
}

const statesOf = ({ steps }: AlertTask) => steps.map(({ state }) => state)
const sending = (step: TaskStep, before: string | null = null) => ({
  ...pendingStep(step),
  state: 'sending' as const,
  before,
})

async function lockDown({ carryOut }: Opened, steps: readonly TaskStep[] = LOCK_DOWN_STEPS) {
  const id = await note(steps)
  await carryOut()
  return taskOf(id)
}

const ask = async (act: AlertAct, alertId: string, person = owner, more: object = {}) => {
  const args = { id: uuidv7(), customerId: asked.customerId, alertId, act, ...more }
  const [result] = await pushAs(person, [commandOf(site, 'alert.act', args)])
  return { ...result, id: args.id }
}

const protect = (accounts: string[]) =>
  change(async (work) => {
    const id = usualSetupId(asked.customerId)
    await work.load('usualSetup', [id])
    work.put('usualSetup', {
      ...nothingUsual,
      id,
      customer_id: asked.customerId,
      break_glass_accounts: accounts,
    })
  })

describe('a lock-down', () => {
  test('blocks the sign-in, ends the sessions and replaces the password, which is told to nobody (ALERT-18)', async () => {
    const tenant = openTenant()
    const done = await lockDown(tenant)
    expect(done).toMatchObject({ state: 'success', finished_at: new Date(site.now.value).toISOString() })
    expect(done.steps).toMatchObject([
      { step: 'blockSignIn', state: 'done', before: 'allowed' },
      { step: 'revokeSessions', state: 'done' },
      { step: 'resetPassword', state: 'done' },
    ])
    const second = new Date(site.now.value).toISOString().replace(/\.\d+/, '')
    expect(tenant.alma('accountEnabled')).toBe(false)
    expect(tenant.alma('signInSessionsValidFromDateTime')).toBe(second)
    expect(tenant.alma('lastPasswordChangeDateTime')).toBe(second)
    const passwords = tenant.bodies.flatMap((body) => /"password":"([^"]+)"/.exec(body)?.[1] ?? [])
    expect(passwords).toHaveLength(1)
    expect(passwords[0]?.length).toBeGreaterThanOrEqual(32)
    const { rows } = await sql<{ whole: string }>`
      select t::text as whole from alert_task t`.execute(site.database.db)
    expect(rows.filter(({ whole }) => whole.includes(passwords[0] ?? ''))).toEqual([])
  })

  test('and its release stand in the security log, by who asked and whose account it is', async () => {
    const path = `/organization/${asked.organizationId}/security-event?size=10`
    const log = async () =>
      ((await owner.api('GET', path)).body as { event: string; actorId: string; targetName: string }[])
        .filter(({ event }) => event.startsWith('account.'))
        .map(({ event, actorId, targetName }) => [event, actorId === owner.login.userData.id, targetName])
    const alert = await alertOf()
    const { id } = await ask({ action: 'lockDown', account, steps: ['blockSignIn'] }, alert.id)
    expect((await ask({ action: 'confirmCompromised', account }, alert.id)).outcome).toBe('rejected')
    expect(await log()).toEqual([['account.lockedDown', true, NAME]])
    await change(async (work) => {
      await work.load('alertTask', [id])
      const { row } = work.get('alertTask', id)
      if (!row) throw new Error('It was asked for')
      const steps = row.steps.map((step) => ({ ...step, state: 'done' as const, before: 'allowed' }))
      work.put('alertTask', { ...row, steps, state: 'success', finished_at: row.requested_at })
    })
    site.now.value += MINUTE
    expect((await ask({ action: 'release', account, taskId: id }, alert.id)).outcome).toBe('applied')
    expect(await log()).toEqual([
      ['account.released', true, NAME],
      ['account.lockedDown', true, NAME],
    ])
  })

  test('is told by the log of the directory', async () => {
    const tenant = openTenant()
    await lockDown(tenant)
    expect(tenant.tenant.audits.map(({ activityDisplayName }) => activityDisplayName)).toEqual(
      expect.arrayContaining([
        'Disable account',
        'Update StsRefreshTokenValidFrom Timestamp',
        'Reset user password',
      ]),
    )
  })

  test('does only what was chosen', async () => {
    const tenant = openTenant()
    expect((await lockDown(tenant, ['revokeSessions'])).state).toBe('success')
    expect(tenant.sent).toEqual(['revokeSessions'])
  })

  test('is partial where one step is refused, and the others go on', async () => {
    const tenant = openTenant()
    tenant.tenant.consentedRoles = (tenant.tenant.consentedRoles ?? []).filter(
      (role) => role !== 'User-PasswordProfile.ReadWrite.All',
    )
    const done = await lockDown(tenant)
    expect(done.state).toBe('partial')
    expect(done.steps).toMatchObject([
      { state: 'done' },
      { state: 'done' },
      { state: 'failed', fault: 'missingScope' },
    ])
  })

  test('leaves the password of an account from a directory on premises, and says why', async () => {
    const tenant = openTenant(() => ({}), { onPremisesSyncEnabled: true })
    const done = await lockDown(tenant)
    expect(done).toMatchObject({
      state: 'partial',
      steps: [{ state: 'done' }, { state: 'done' }, { state: 'failed', fault: 'synchronized' }],
    })
    expect(tenant.sent).toEqual(['setSignIn', 'revokeSessions'])
  })

  test.each([
    ['is gone', (tenant: Opened) => void (tenant.tenant.users = []), 'notFound'],
    ['cannot be asked for', (tenant: Opened) => void tenant.tenant.provoked.add('down'), 'unreachable'],
    ['may not be changed', (tenant: Opened) => void tenant.tenant.provoked.add('no-changes'), 'missingScope'],
    ['lets nobody in', (tenant: Opened) => void (tenant.tenant.consentedRoles = null), 'notConnected'],
  ])('fails where the account %s', async (_, spoil, fault) => {
    const tenant = openTenant()
    spoil(tenant)
    const done = await lockDown(tenant)
    expect(done.state).toBe('failed')
    expect(done.steps).toMatchObject(LOCK_DOWN_STEPS.map(() => ({ state: 'failed', fault })))
  })

  test('waits as long as the vendor asks, and goes on', async () => {
    const waits: number[] = []
    const pretended = openPretendTenant({
      now: () => site.now.value,
      sleep: (duration) => void waits.push(duration),
    })
    addUser(pretended.tenant, { id: ALMA, userPrincipalName: NAME, accountEnabled: true })
    pretended.tenant.provoked.add('throttled')
    const { parts } = openTenant(() => pretended.accounts)
    const id = await note(LOCK_DOWN_STEPS)
    await alertTaskQueue.carryOutAll(parts, asked)
    expect((await taskOf(id)).state).toBe('success')
    expect(waits).toContain(5000)
  })

  test('finds that a block whose answer was lost has arrived, and does not know it of sessions', async () => {
    const lost = () => new ConnectorError('unreachable')
    const tenant = openTenant(({ setSignIn, revokeSessions }) => ({
      setSignIn: async (...args) => {
        await setSignIn(...args)
        throw lost()
      },
      revokeSessions: async (id) => {
        await revokeSessions(id)
        throw lost()
      },
    }))
    const done = await lockDown(tenant)
    expect(statesOf(done)).toEqual(['done', 'unknown', 'done'])
    expect(done.state).toBe('partial')
  })

  test('does not hit a quarter of an hour after somebody asked for it', async () => {
    const tenant = openTenant()
    const id = await note(LOCK_DOWN_STEPS)
    site.now.value += 16 * MINUTE
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'failed' })
    expect(statesOf(await taskOf(id))).toEqual(['late', 'late', 'late'])
    expect(tenant.sent).toEqual([])
  })

  test('is refused where the company was disconnected meanwhile', async () => {
    const tenant = openTenant()
    const id = await note([sending('blockSignIn', 'allowed'), 'revokeSessions'])
    await sql`alter table integration disable trigger user`.execute(site.database.db)
    onTestFinished(async () => {
      await sql`alter table integration enable trigger user`.execute(site.database.db)
    })
    await sql`delete from integration where customer_id = ${asked.customerId}::uuid`.execute(site.database.db)
    await tenant.carryOut()
    const done = await taskOf(id)
    expect(done.steps).toMatchObject([
      { state: 'unknown', fault: 'notConnected' },
      { state: 'failed', fault: 'notConnected' },
    ])
  })
})

describe('a process that ends in the middle', () => {
  test('leaves the rest to another, which repeats what does no harm', async () => {
    let hasEnded = false
    const tenant = openTenant(({ revokeSessions }) => ({
      revokeSessions: async (id) => {
        if (hasEnded) return revokeSessions(id)
        hasEnded = true
        throw new Error('The process ended')
      },
    }))
    const id = await note(LOCK_DOWN_STEPS)
    await expect(tenant.carryOut()).rejects.toThrow('ended')
    expect(statesOf(await taskOf(id))).toEqual(['done', 'sending', 'pending'])
    const sent: unknown[] = []
    const jobs = { send: async (_queue: string, data: object) => void sent.push(data) }
    await alertTaskQueue.requestForgotten({ ...tenant.parts, jobs })
    expect(sent).toContainEqual(asked)
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'success' })
    expect(tenant.sent).toEqual(['setSignIn', 'revokeSessions', 'resetPassword'])
  })

  test('is not taken for one that has blocked, where the tenant shows otherwise', async () => {
    const tenant = openTenant()
    const id = await note([sending('blockSignIn', 'allowed')])
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'success', steps: [{ before: 'allowed' }] })
    expect(tenant.sent).toEqual(['setSignIn'])
  })

  test('has its block found, with what stood there before it', async () => {
    const tenant = openTenant(() => ({}), { accountEnabled: false })
    const id = await note([sending('blockSignIn', 'allowed')])
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'success', steps: [{ before: 'allowed' }] })
    expect(tenant.sent).toEqual([])
  })

  test('has nothing sent again that is too old: what cannot be looked up is not known', async () => {
    const tenant = openTenant()
    const id = await note([sending('blockSignIn', 'allowed'), sending('revokeSessions'), 'resetPassword'])
    site.now.value += 16 * MINUTE
    await tenant.carryOut()
    expect(statesOf(await taskOf(id))).toEqual(['late', 'unknown', 'late'])
    expect(tenant.sent).toEqual([])
  })

  test('that was taken for dead sends nothing more once another one has taken over', async () => {
    const tenant = openTenant(({ setSignIn }) => ({
      setSignIn: async (...args) => {
        await setSignIn(...args)
        site.now.value += 4 * MINUTE
        await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'alert_task_runner')
      },
    }))
    const id = await note(LOCK_DOWN_STEPS)
    await tenant.carryOut()
    expect(statesOf(await taskOf(id))).toEqual(['done', 'pending', 'pending'])
    expect(tenant.sent).toEqual(['setSignIn'])
  })

  test('keeps its company until it has been silent for three minutes; of two at once one acts', async () => {
    const tenant = openTenant()
    const id = await note(LOCK_DOWN_STEPS)
    await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'alert_task_runner')
    await tenant.carryOut()
    expect((await taskOf(id)).state).toBe('pending')
    site.now.value += 4 * MINUTE
    await Promise.all([tenant.carryOut(), tenant.carryOut()])
    expect((await taskOf(id)).state).toBe('success')
    expect(tenant.sent).toHaveLength(3)
  })
})

describe('a release', () => {
  const release = async ({ carryOut }: Opened, done: AlertTask) => {
    const id = await note(['unblockSignIn'], { action: 'release', undoes: done.id })
    await carryOut()
    return taskOf(id)
  }

  test('lets somebody in again, and nothing else comes back', async () => {
    const tenant = openTenant()
    const done = await lockDown(tenant)
    expect(await release(tenant, done)).toMatchObject({
      state: 'success',
      steps: [{ step: 'unblockSignIn', state: 'done', before: 'blocked' }],
    })
    expect(tenant.alma('accountEnabled')).toBe(true)
    expect(tenant.sent).toEqual(['setSignIn', 'revokeSessions', 'resetPassword', 'setSignIn'])
  })

  test('is asked for once, of a lock-down of this alert that has blocked the sign-in itself', async () => {
    const alert = await alertOf()
    const done = (before: string, said: Partial<AlertTask> = {}) =>
      note([{ ...pendingStep('blockSignIn'), state: 'done', before }], {
        alert_id: alert.id,
        state: 'success',
        finished_at: new Date(site.now.value).toISOString(),
        ...said,
      })
    const taskId = await done('allowed')
    // The site itself must not come first.
    await holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'alert_task_runner')
    const asking = (id: string, whom = account) =>
      ask({ action: 'release', taskId: id, account: whom }, alert.id)
    expect(await asking(await done('blocked'))).toMatchObject({ code: 'nothingToRelease' })
    expect(await asking(await done('allowed', { alert_id: uuidv7() }))).toMatchObject({ code: 'notFound' })
    expect(await asking(taskId, { ...account, name: 'bruno@fabrikam.example' })).toMatchObject({
      code: 'accountNotOfAlert',
    })
    expect(await asking(taskId)).toMatchObject({ outcome: 'applied' })
    expect(await asking(taskId)).toMatchObject({ code: 'nothingToRelease' })
  })

  test('of the last of two locks lets somebody in, also where the first had found them let in', async () => {
    const tenant = openTenant()
    await lockDown(tenant, ['blockSignIn'])
    const second = await lockDown(tenant, ['blockSignIn'])
    expect(second.steps).toMatchObject([{ state: 'done', before: 'allowed' }])
    expect(tenant.sent).toHaveLength(1)
    await release(tenant, second)
    expect(tenant.alma('accountEnabled')).toBe(true)
  })

  test('leaves blocked whom somebody else had blocked', async () => {
    const tenant = openTenant(() => ({}), { accountEnabled: false })
    const done = await lockDown(tenant, ['blockSignIn'])
    expect(done.steps).toMatchObject([{ state: 'done', before: 'blocked' }])
    expect(tenant.sent).toEqual([])
  })
})

describe('nobody is locked down', () => {
  const locking = { action: 'lockDown', account, steps: ['blockSignIn'] } satisfies AlertAct

  test('whom the alert does not name, or names otherwise by now', async () => {
    const alert = await alertOf({ actor: { id: null, name: 'bruno@fabrikam.example', kind: 'user' } })
    const as = (whom: typeof account | { id: null; name: string }) =>
      ask({ ...locking, account: whom }, alert.id)
    for (const whom of [
      { id: null, name: 'carla@fabrikam.example' },
      { id: ALMA, name: 'carla@fabrikam.example' },
      { id: uuidv7(), name: NAME },
    ])
      expect(await as(whom)).toMatchObject({ outcome: 'rejected', code: 'accountNotOfAlert' })
    expect(await as({ id: null, name: 'bruno@fabrikam.example' })).toMatchObject({ outcome: 'applied' })
    const ofApp = await alertOf({ source: 'riskyServicePrincipals' })
    expect(await ask(locking, ofApp.id)).toMatchObject({ code: 'accountNotOfAlert' })
  })

  test('who is the last way into a tenant, whichever of their names the alert tells', async () => {
    await protect([NAME])
    const alert = await alertOf()
    expect(await ask(locking, alert.id)).toMatchObject({ outcome: 'rejected', code: 'emergencyAccount' })
    // The alert tells only the id; the directory knows the name.
    const byId = await alertOf({ account: { id: ALMA, name: null } })
    const task = await ask({ ...locking, account: { id: ALMA, name: null } }, byId.id)
    expect(task).toMatchObject({ outcome: 'applied' })
    // In the demo's own tenant nobody has this id.
    await vi.waitUntil(async () => !isTaskUnderWay(await taskOf(task.id)), PATIENCE)
    const tenant = openTenant()
    const id = await note(LOCK_DOWN_STEPS, { account: { id: ALMA, name: null } })
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({
      state: 'failed',
      steps: LOCK_DOWN_STEPS.map(() => ({ state: 'heldBack', fault: 'emergencyAccount' })),
    })
    expect(tenant.sent).toEqual([])
  })

  test('whom the list names by an id that only the employees of the company know', async () => {
    const { rows } = await sql<{ username: string; entra_id: string }>`
      select lower(username) as username, entra_id::text from employee
      where customer_id = ${asked.customerId}::uuid and entra_id is not null limit 1`.execute(
      site.database.db,
    )
    const [known] = rows
    if (!known) throw new Error('The company has an employee of its directory')
    await protect([known.entra_id])
    const named = { id: null, name: known.username }
    const alert = await alertOf({ account: named })
    expect(await ask({ ...locking, account: named }, alert.id)).toMatchObject({ code: 'emergencyAccount' })
  })

  test('who works for the organization here', async () => {
    const named = { id: null, name: owner.login.userData.email.toLowerCase() }
    const alert = await alertOf({ account: named })
    expect(await ask({ ...locking, account: named }, alert.id)).toMatchObject({ code: 'providerAccount' })
  })

  test('by who may only read, from an alert of another company, or in a company that is not theirs', async () => {
    const alert = await alertOf()
    expect(await ask(locking, alert.id, await site.signIn('reader'))).toMatchObject({ outcome: 'forbidden' })
    const other = owner.login.customers.find(({ id }) => id !== asked.customerId)?.id
    expect(await ask(locking, alert.id, owner, { customerId: other })).toMatchObject({ code: 'notFound' })
    const neighbor = await addNeighbor(site)
    expect(await ask(locking, alert.id, owner, { customerId: neighbor.customerId })).toMatchObject({
      code: 'notFound',
    })
    expect(await ask(locking, uuidv7())).toMatchObject({ code: 'notFound' })
  })

  test('by what waited on a device for longer than the organization allows: the device asks again', async () => {
    const alert = await alertOf()
    const args = { id: uuidv7(), customerId: asked.customerId, alertId: alert.id, act: locking }
    const late = commandOf(site, 'alert.act', args, {
      notAfter: site.now.value - HOUR,
      ageMs: 3 * HOUR,
    })
    const [result] = await pushAs(owner, [late])
    expect(result?.outcome).not.toBe('applied')
    await expect(taskOf(args.id)).rejects.toThrow('no such task')
  })

  test('where the company has no connection', async () => {
    const alert = await alertOf()
    const { rows } = await sql<{ id: string }>`
      select id from integration where customer_id = ${asked.customerId}::uuid and type = 'Office365'`.execute(
      site.database.db,
    )
    await change(async (work) => {
      for (const { id } of rows) {
        await work.load('integration', [id])
        const { row } = work.get('integration', id)
        if (row) work.put('integration', { ...row, state: 'Unconnected' })
      }
    })
    expect(await ask(locking, alert.id)).toMatchObject({ code: 'integrationUnauthenticated' })
  })
})

describe('by itself (ALERT-17)', () => {
  const lock = (alert: AlertRow, until = site.now.value + HOUR) =>
    change((work) => lockDownAutomatically(work, quiet, { alert, until, now: site.now.value }))
  const queued: object[] = []
  const quiet = {
    jobs: { send: async (_queue: string, data: object) => void queued.push(data) },
    log: { error: () => {} },
  }
  const releaseDue = ({ parts }: Opened) => releaseDueLocks({ ...parts, ...quiet })
  const releasesOf = async (taskId: string) =>
    (
      await sql<{ id: string; state: string }>`
        select id, state from alert_task where undoes = ${taskId}::uuid`.execute(site.database.db)
    ).rows

  async function locked(tenant: Opened, until?: number) {
    const outcome = await lock(await alertOf(), until)
    if (outcome.outcome !== 'asked') throw new Error(`It was refused: ${outcome.why}`)
    outcome.afterCommit()
    expect(queued.at(-1)).toEqual(asked)
    await tenant.carryOut()
    return taskOf(outcome.taskId)
  }

  test('an account is locked for a time, without its password, and let in when that is over', async () => {
    const tenant = openTenant()
    const done = await locked(tenant)
    expect(done).toMatchObject({ state: 'success', requested_by: null, action: 'lockDown' })
    expect(tenant.sent).toEqual(['setSignIn', 'revokeSessions'])
    await releaseDue(tenant)
    expect(await releasesOf(done.id)).toEqual([])
    // However late that is.
    site.now.value += 5 * HOUR
    await Promise.all([releaseDue(tenant), releaseDue(tenant)])
    site.now.value += 5 * HOUR
    await tenant.carryOut()
    expect(await releasesOf(done.id)).toMatchObject([{ state: 'success' }])
    expect(tenant.alma('accountEnabled')).toBe(true)
    await releaseDue(tenant)
    await tenant.carryOut()
    expect(tenant.sent).toHaveLength(3)
  })

  test('a rule locks the account of an alert down when it is told, once, and says where it did not', async () => {
    const tenant = openTenant()
    const rule = { ...loudRule, push: false, remediation: 90, customer_id: asked.customerId, changed_at: '' }
    await change(async (work) => {
      const id = uuidv7()
      await work.load('alertRule', [id])
      work.put('alertRule', { ...rule, id, changed_at: new Date(site.now.value).toISOString() })
    })
    const told = async (given: Partial<AlertRow> = {}) => {
      const alert = await alertOf({ last_at: new Date(site.now.value).toISOString(), ...given })
      await change(({ tx }) => noteRaised(tx, asked, [alert.id], site.now.value))
      const parts = {
        ...tenant.parts,
        ...quiet,
        notifier: { notify: async () => {} },
        publicUrl: 'https://x.example',
      }
      const remediate = remediateBy({
        ...quiet,
        log: { error: () => {}, warn: () => {} },
        now: tenant.parts.now,
      })
      await tellOfAlerts({ ...parts, remediate }, asked)
      const { rows } = await sql<{ id: string }>`
        select id from alert_task where alert_id = ${alert.id}::uuid`.execute(site.database.db)
      return Promise.all(rows.map(({ id }) => taskOf(id)))
    }
    const [asking] = await told()
    expect(asking).toMatchObject({
      state: 'pending',
      until: new Date(site.now.value + 90 * MINUTE).toISOString(),
    })
    await tenant.carryOut()
    expect(tenant.alma('accountEnabled')).toBe(false)
    // A second alert about the same account finds it locked.
    expect(await told()).toEqual([])
    await change(async (work) => {
      const id = usualSetupId(asked.customerId)
      await work.load('usualSetup', [id])
      const setup = { ...nothingUsual, break_glass_accounts: ['glass@fabrikam.example'] }
      work.put('usualSetup', { ...setup, id, customer_id: asked.customerId })
    })
    const [held] = await told({ account: { id: null, name: 'glass@fabrikam.example' } })
    expect(held).toMatchObject({ state: 'failed', until: null, requested_by: null })
    expect(held?.steps.map(({ state, fault }) => [state, fault])).toEqual([
      ['heldBack', 'emergencyAccount'],
      ['heldBack', 'emergencyAccount'],
    ])
  })

  test('a release that was refused is tried again after a while, as one task', async () => {
    const tenant = openTenant()
    const done = await locked(tenant)
    site.now.value += 2 * HOUR
    tenant.tenant.provoked.add('no-changes')
    await releaseDue(tenant)
    await tenant.carryOut()
    expect(await releasesOf(done.id)).toMatchObject([{ state: 'failed' }])
    tenant.tenant.provoked.clear()
    await releaseDue(tenant)
    expect(await releasesOf(done.id)).toMatchObject([{ state: 'failed' }])
    site.now.value += 16 * MINUTE
    await releaseDue(tenant)
    await tenant.carryOut()
    expect(await releasesOf(done.id)).toMatchObject([{ state: 'success' }])
    expect(tenant.alma('accountEnabled')).toBe(true)
  })

  test('whom a person has locked meanwhile stays locked, until that person releases them', async () => {
    const tenant = openTenant()
    const first = await locked(tenant)
    const second = await lockDown(tenant, ['blockSignIn'])
    site.now.value += 2 * HOUR
    await releaseDue(tenant)
    await tenant.carryOut()
    expect(await releasesOf(first.id)).toEqual([])
    expect(tenant.alma('accountEnabled')).toBe(false)
    await note(['unblockSignIn'], { action: 'release', undoes: second.id })
    await tenant.carryOut()
    expect(tenant.alma('accountEnabled')).toBe(true)
  })

  test('whom a person has released before the time is over is not touched again', async () => {
    const tenant = openTenant()
    const done = await locked(tenant)
    await note(['unblockSignIn'], { action: 'release', undoes: done.id })
    await tenant.carryOut()
    site.now.value += 2 * HOUR
    await releaseDue(tenant)
    expect(await releasesOf(done.id)).toHaveLength(1)
  })

  test('an account that is gone is not asked for again', async () => {
    const tenant = openTenant()
    const done = await locked(tenant)
    tenant.tenant.users = []
    site.now.value += 2 * HOUR
    await releaseDue(tenant)
    await tenant.carryOut()
    site.now.value += 2 * HOUR
    await releaseDue(tenant)
    expect(await releasesOf(done.id)).toMatchObject([{ state: 'failed' }])
  })

  test('an account is locked once, and never one that is protected, or none at all', async () => {
    const tenant = openTenant()
    await locked(tenant)
    expect(await lock(await alertOf())).toEqual({ outcome: 'refused', why: 'locked' })
    expect(await lock(await alertOf({ account: null }))).toEqual({ outcome: 'refused', why: 'noAccount' })
    await protect(['bruno@fabrikam.example'])
    const bruno = await alertOf({ account: { id: null, name: 'bruno@fabrikam.example' } })
    expect(await lock(bruno)).toEqual({ outcome: 'refused', why: 'emergencyAccount' })
    await expect(lock(await alertOf(), site.now.value + 31 * DAY)).rejects.toThrow('30 days')
    await expect(lock(await alertOf(), site.now.value)).rejects.toThrow('30 days')
  })

  test('no more accounts are locked within an hour than a person would look through', async () => {
    site.now.value += 2 * HOUR
    let each = 0
    const next = async () =>
      lock(await alertOf({ account: { id: null, name: `p${each++}@fabrikam.example` } }))
    const ofCompany = async () => {
      for (let count = 0; count < AUTOMATIC_PER_HOUR.company; count++)
        expect(await next()).toMatchObject({ outcome: 'asked' })
    }
    await ofCompany()
    expect(await next()).toEqual({ outcome: 'refused', why: 'tooManyInCompany' })
    const first = asked.customerId
    const others = owner.login.customers.filter(({ id }) => id !== first)
    const { rows } = await sql<{ customer_id: string }>`
      select distinct customer_id from integration where type = 'Office365' and state in ('Connected', 'Sync Successful')
        and customer_id = any(${others.map(({ id }) => id)}::uuid[])`.execute(site.database.db)
    const more = AUTOMATIC_PER_HOUR.organization / AUTOMATIC_PER_HOUR.company - 1
    for (const { customer_id } of rows.slice(0, more)) {
      asked = { ...asked, customerId: customer_id }
      await ofCompany()
    }
    asked = { ...asked, customerId: rows[more]?.customer_id ?? '' }
    expect(await next()).toEqual({ outcome: 'refused', why: 'tooManyInOrganization' })
    site.now.value += HOUR
    expect(await next()).toMatchObject({ outcome: 'asked' })
  })
})

describe('what is said at the vendor', () => {
  test.each([
    ['confirmCompromised', 'confirmedCompromised'],
    ['dismissRisk', 'dismissed'],
  ] as const)('%s makes the account %s', async (action, riskState) => {
    const tenant = openTenant()
    const id = await note([action], { action })
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'success' })
    expect(tenant.tenant.settings.graph['identityProtection/riskyUsers']).toMatchObject([
      { id: ALMA, riskState },
    ])
  })

  test('needs a licence of the tenant, and says so', async () => {
    const tenant = openTenant()
    for (const sku of tenant.tenant.subscribedSkus) sku['servicePlans'] = []
    const id = await note(['dismissRisk'], { action: 'dismissRisk' })
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ steps: [{ state: 'failed', fault: 'notLicensed' }] })
  })

  /** An alert that was read of a case of the vendor. */
  async function ofCase(source: 'defenderAlerts' | 'defenderIncidents', record: object) {
    const alert = await alertOf({ source })
    const reading = uuidv7()
    const { organizationId, customerId } = asked
    await sql`
      insert into tenant_event (organization_id, customer_id, reading, at, kept_at, event, record)
      values (${organizationId}::uuid, ${customerId}::uuid, ${reading}::uuid, 1, now(),
        ${JSON.stringify({ source })}::jsonb, ${JSON.stringify(record)}::jsonb)`.execute(site.database.db)
    await sql`
      insert into alert_event (organization_id, customer_id, alert_id, reading, at, event_key)
      values (${organizationId}::uuid, ${customerId}::uuid, ${alert.id}::uuid, ${reading}::uuid, 1, ${uuidv7()}::uuid)`.execute(
      site.database.db,
    )
    return alert
  }

  test.each([
    ['defenderAlerts', 'security/alerts_v2', 'new', 'new'],
    ['defenderAlerts', 'security/alerts_v2', 'resolved', 'resolved'],
    ['defenderIncidents', 'security/incidents', 'new', 'active'],
    ['defenderIncidents', 'security/incidents', 'inProgress', 'inProgress'],
  ] as const)('of a case of %s reaches it at %s: %s is %s there', async (source, list, status, there) => {
    const tenant = openTenant()
    tenant.tenant.settings.graph[list] = [{ id: 'case-1', status: 'x' }]
    const alert = await ofCase(source, { id: 'case-1', status: 'x' })
    const id = await note(['setVendorStatus'], {
      action: 'setVendorStatus',
      alert_id: alert.id,
      account: null,
      wish: { status, classification: status === 'resolved' ? 'truePositive' : null },
    })
    await tenant.carryOut()
    expect(await taskOf(id)).toMatchObject({ state: 'success', steps: [{ before: 'x' }] })
    expect(tenant.tenant.settings.graph[list]).toMatchObject([
      { status: there, ...(status === 'resolved' ? { classification: 'truePositive' } : {}) },
    ])
  })

  test('of a case that nobody knows any more is told as that', async () => {
    const tenant = openTenant()
    const said = {
      action: 'setVendorStatus' as const,
      account: null,
      wish: { status: 'resolved' as const, classification: null },
    }
    const known = await ofCase('defenderAlerts', { id: 'gone' })
    const ids = [
      await note(['setVendorStatus'], said),
      await note(['setVendorStatus'], { ...said, alert_id: known.id }),
    ]
    await tenant.carryOut()
    const faults = await Promise.all(ids.map(async (id) => (await taskOf(id)).steps[0]?.fault))
    expect(faults).toEqual(['alertGone', 'notFound'])
  })

  test('is offered only where the alert comes from there', async () => {
    const plain = await alertOf()
    const wish = { status: 'resolved', classification: null } as const
    expect(await ask({ action: 'setVendorStatus', wish }, plain.id)).toMatchObject({ code: 'actNotOffered' })
    expect(await ask({ action: 'dismissRisk', account }, plain.id)).toMatchObject({ code: 'actNotOffered' })
    const risky = await alertOf({ source: 'riskyUsers' })
    expect(await ask({ action: 'dismissRisk', account }, risky.id)).toMatchObject({ outcome: 'applied' })
  })
})

test('whoever asks by the API has it done, sees how far it is, and who asked', async () => {
  const { rows } = await sql<{ username: string; entra_id: string }>`
    select lower(username) as username, entra_id::text from employee
    where customer_id = ${asked.customerId}::uuid and entra_id is not null and directory = 'present' limit 1`.execute(
    site.database.db,
  )
  const [person] = rows
  if (!person) throw new Error('The company has an employee of its directory')
  const whom = { id: person.entra_id, name: person.username }
  const alert = await alertOf({ account: whom })
  const path = `/secure/alert/${asked.customerId}/${alert.id}/action`
  const act = { action: 'lockDown', account: whom, steps: ['revokeSessions', 'blockSignIn'] }
  const { status, body } = await owner.api('POST', path, { act })
  expect(status).toBe(202)
  expect(body).toMatchObject({
    requested_by: owner.login.userData.id,
    steps: [{ step: 'blockSignIn' }, { step: 'revokeSessions' }],
  })
  const done = await vi.waitUntil(async () => {
    const [task] = (await owner.api('GET', path)).body as AlertTask[]
    return task && !isTaskUnderWay(task) ? task : undefined
  }, PATIENCE)
  expect(done.state).toBe('success')
  const stranger = await site.signIn('agent')
  const isHidden = !stranger.login.customers.some(({ id }) => id === asked.customerId)
  expect((await stranger.api('GET', path)).status).toBe(isHidden ? 404 : 200)
})

test('what was done 90 days ago is forgotten', async () => {
  const tenant = openTenant()
  const done = await lockDown(tenant)
  await sweepAlertTasks(tenant.parts)
  expect((await taskOf(done.id)).state).toBe('success')
  site.now.value += 91 * DAY
  await sweepAlertTasks(tenant.parts)
  await expect(taskOf(done.id)).rejects.toThrow('no such task')
})
