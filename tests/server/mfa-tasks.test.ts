import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { nothingUsual, usualSetupId } from '#shared/domain/alerts/usual-setup.ts'
import type { PerUserState } from '#shared/domain/mfa/mfa-report.ts'
import { askedMfaItems, type MfaItem, MFA_TASK_NAME, type MfaTask } from '#shared/domain/mfa/mfa-task.ts'
import { MINUTE } from '#shared/lib/time.ts'
import { addUser } from '#sandbox/microsoft365/tenant/state.ts'
import { holdCompany } from '#server/company-tasks/company-hold.ts'
import type { Accounts } from '#server/connectors/accounts.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import { mfaTasks } from '#server/mfa/mfa-task.jobs.ts'
import { unitOfWork } from '#server/platform/sync/unit-of-work.ts'
import type { Work } from '#server/platform/sync/work.ts'
import { entityTables } from '#server/schema.ts'
import { noteTask, taskOf } from '#tests/support/database/noted-tasks.ts'
import { ownCompanies, type OwnCompany } from '#tests/support/database/own-company.ts'
import { openPretendTenant } from '#tests/support/vendors/pretend-tenant.ts'
import {
  addNeighbor,
  commandOf,
  openTestSite,
  type Person,
  pushAs,
  type TestSite,
} from '#tests/support/test-site.ts'

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ALMA = guid(901)
const BERT = guid(902)
const REGISTRATIONS = 'reports/authenticationMethods/userRegistrationDetails'

let site: TestSite
let owner: Person
afterAll(() => site?.close())

/** A company of its own for every test, with Exchange Online connected. */
const nextCompany = ownCompanies()
let asked: OwnCompany
beforeEach(async () => {
  site ??= await openTestSite({ customers: 60, employees: 120 })
  owner ??= await site.signIn('owner')
  asked = await nextCompany(site, owner)
  await connectExchange('script')
})

const change = <T>(act: (work: Work) => Promise<T>) =>
  unitOfWork({ db: site.database.db, tables: entityTables }, asked.organizationId, act).then(
    ({ result }) => result,
  )

const connectExchange = (exchange: 'script' | 'appRole' | 'notConnected') =>
  change(async (work) => {
    await work.load('integration', [asked.integrationId])
    const { row } = work.get('integration', asked.integrationId)
    if (row) work.put('integration', { ...row, exchange })
  })

/** The tenant of Alma and Bert, and what of ours reaches it. */
function openTenant(wrap: (accounts: Accounts) => Partial<Accounts> = () => ({})) {
  const pretended = openPretendTenant({ now: () => site.now.value })
  const { tenant } = pretended
  addUser(tenant, { id: ALMA, userPrincipalName: 'alma@fabrikam.example', accountEnabled: true })
  addUser(tenant, {
    id: BERT,
    userPrincipalName: 'bert@fabrikam.example',
    accountEnabled: true,
    perUserMfaState: 'enabled',
  })
  const sent: [string, PerUserState][] = []
  const counting: Accounts = {
    ...pretended.accounts,
    setMfaState: async (id, state) => {
      sent.push([id, state])
      await pretended.accounts.setMfaState(id, state)
    },
  }
  const accounts = { ...counting, ...wrap(counting) }
  const parts = {
    db: site.database.db,
    tables: entityTables,
    pokes: { publish: () => {} },
    vendors: { Office365: { accounts: () => accounts, directory: () => pretended.directory } },
    now: () => site.now.value,
  }
  const stateOf = (id: string) => tenant.users.find((each) => each.id === id)?.['perUserMfaState']
  return { ...pretended, sent, parts, stateOf, carryOut: () => mfaTasks.queue.carryOutAll(parts, asked) }
}

const desk = () => ({ site, owner, asked })
/** Notes a task as the command does, for the tenant of the test instead of the demo's. */
const note = (items: MfaItem[], more: Partial<MfaTask> = {}) => noteTask(desk(), 'mfaTask', items, more)
const taskNow = (id: string) => taskOf(desk(), 'mfaTask', id)

/** Another process carries out what is asked of the company. */
const holdElsewhere = () => holdCompany(site.database.db, asked, uuidv7(), site.now.value, 'mfa_runner')

const person = (id: string, expected: PerUserState | null = 'disabled') => ({ id, name: id, expected })
const both = [person(ALMA), person(BERT, 'enabled')]

async function set(tenant: ReturnType<typeof openTenant>, items: MfaItem[], more: Partial<MfaTask> = {}) {
  const id = await note(items, more)
  await tenant.carryOut()
  return taskNow(id)
}

const ask = async (name: 'mfa.change' | 'mfa.undo', args: object, by = owner) => {
  const id = uuidv7()
  const [result] = await pushAs(by, [commandOf(site, name, { id, customerId: asked.customerId, ...args })])
  return { ...result, id }
}

describe('the states of selected people (MFA-06)', () => {
  test('are set one after the other, noted with what stood before, and told by the report at once', async () => {
    const tenant = openTenant()
    const done = await set(tenant, askedMfaItems(both, 'enforced'))
    expect(done).toMatchObject({
      state: 'completed',
      finished_at: new Date(site.now.value).toISOString(),
      items: [
        { id: ALMA, state: 'applied', before: 'disabled', fault: null },
        { id: BERT, state: 'applied', before: 'enabled', fault: null },
      ],
    })
    expect([tenant.stateOf(ALMA), tenant.stateOf(BERT)]).toEqual(['enforced', 'enforced'])
    const report = await change(async (work) => {
      await work.load('mfaReport', [asked.customerId])
      return work.get('mfaReport', asked.customerId).row
    })
    expect(report?.people.map(({ id, state }) => [id, state])).toEqual([
      [ALMA, 'enforced'],
      [BERT, 'enforced'],
    ])
  })

  test('are left alone where they stand as wanted, or as the vendor makes of it', async () => {
    const tenant = openTenant()
    tenant.tenant.users[1] = { ...tenant.tenant.users[1], perUserMfaState: 'enforced' } as never
    const done = await set(tenant, askedMfaItems([person(BERT, 'enforced')], 'enabled'))
    expect(done).toMatchObject({ state: 'completed', items: [{ state: 'unneeded' }] })
    expect(tenant.sent).toEqual([])
  })

  test('are left alone where somebody else has changed them meanwhile', async () => {
    const tenant = openTenant()
    const done = await set(tenant, askedMfaItems([person(BERT, 'disabled'), person(ALMA)], 'enforced'))
    expect(done).toMatchObject({
      state: 'partly completed',
      items: [{ state: 'changed' }, { state: 'applied' }],
    })
    expect(tenant.sent).toEqual([[ALMA, 'enforced']])
  })

  test('were seen as enabled, which the vendor enforces by itself', async () => {
    const tenant = openTenant()
    tenant.tenant.settings.graph[REGISTRATIONS] = [{ id: BERT, isMfaRegistered: true }]
    await tenant.accounts.setMfaState(BERT, 'enabled')
    const done = await set(tenant, askedMfaItems([person(BERT, 'enabled')], 'disabled'))
    expect(done).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: 'enforced' }] })
  })

  test('are not read by anybody: what stands there is changed and noted', async () => {
    const done = await set(openTenant(), askedMfaItems([person(BERT, null)], 'disabled'))
    expect(done.items).toMatchObject([{ state: 'applied', before: 'enabled' }])
  })

  test('of an emergency account are not tightened, and can be loosened', async () => {
    await change(async (work) => {
      const id = usualSetupId(asked.customerId)
      await work.load('usualSetup', [id])
      const emergency = { break_glass_accounts: ['bert@fabrikam.example'] }
      work.put('usualSetup', { ...nothingUsual, id, customer_id: asked.customerId, ...emergency })
    })
    const tenant = openTenant()
    const items = askedMfaItems([person(BERT, 'enabled')], 'enforced')
    expect((await set(tenant, items)).items).toMatchObject([{ state: 'heldBack', fault: 'emergencyAccount' }])
    const loosened = askedMfaItems([person(BERT, 'enabled')], 'disabled')
    expect((await set(tenant, loosened)).items).toMatchObject([{ state: 'applied' }])
  })

  test.each([
    ['is gone', (tenant: ReturnType<typeof openTenant>) => void (tenant.tenant.users = []), 'notFound'],
    [
      'cannot be asked',
      (tenant: ReturnType<typeof openTenant>) => void tenant.tenant.provoked.add('down'),
      'sourceFailed',
    ],
    [
      'lets nobody in',
      (tenant: ReturnType<typeof openTenant>) => void (tenant.tenant.consentedRoles = null),
      'notConnected',
    ],
    [
      'may not be changed',
      (tenant: ReturnType<typeof openTenant>) => void tenant.tenant.provoked.add('no-changes'),
      'missingScope',
    ],
  ])('say why they were not set where the account %s', async (_, spoil, fault) => {
    const tenant = openTenant()
    spoil(tenant)
    const done = await set(tenant, askedMfaItems([person(ALMA)], 'enabled'))
    expect(done).toMatchObject({ state: 'failed', items: [{ state: 'failed', fault }] })
  })

  test('are not set a quarter of an hour later: who asked for it is not there any more', async () => {
    const requested_at = new Date(site.now.value - 16 * MINUTE).toISOString()
    const tenant = openTenant()
    const done = await set(tenant, askedMfaItems(both, 'enforced'), { requested_at })
    expect(done).toMatchObject({ state: 'failed', items: [{ state: 'late' }, { state: 'late' }] })
    expect(tenant.sent).toEqual([])
  })
})

describe('a lost answer', () => {
  test('is looked for in the tenant', async () => {
    const tenant = openTenant(({ setMfaState }) => ({
      setMfaState: async (...args) => {
        await setMfaState(...args)
        throw new ConnectorError('unreachable')
      },
    }))
    const done = await set(tenant, askedMfaItems([person(ALMA)], 'enforced'))
    expect(done).toMatchObject({ state: 'completed', items: [{ state: 'applied', before: 'disabled' }] })
  })

  test('of what has not arrived ends as failed, and of what cannot be asked for as interrupted', async () => {
    const lost = async () => Promise.reject(new ConnectorError('unreachable'))
    const failed = await set(
      openTenant(() => ({ setMfaState: lost })),
      askedMfaItems([person(ALMA)], 'enforced'),
    )
    expect(failed.items).toMatchObject([{ state: 'failed', fault: 'sourceFailed' }])
    const silent = openTenant(({ mfaState }) => {
      let asks = 0
      return { setMfaState: lost, mfaState: async (id) => (asks++ === 0 ? mfaState(id) : lost()) }
    })
    const unknown = await set(silent, askedMfaItems([person(ALMA)], 'enforced'))
    expect(unknown.items).toMatchObject([{ state: 'interrupted', fault: 'sourceFailed' }])
  })

  test('of a process that ended is looked for by the next one, and nothing is sent twice', async () => {
    const tenant = openTenant()
    const [alma, bert] = askedMfaItems(both, 'enforced').map((item) => ({
      ...item,
      state: 'sending' as const,
    }))
    await tenant.accounts.setMfaState(ALMA, 'enforced')
    const done = await set(
      tenant,
      [alma, bert].filter((each) => each !== undefined),
      { state: 'in progress' },
    )
    expect(done.items).toMatchObject([{ state: 'applied' }, { state: 'interrupted' }])
    expect(tenant.sent).toEqual([])
  })

  test('stops whoever has lost the company to another process', async () => {
    const tenant = openTenant()
    const id = await note(askedMfaItems(both, 'enforced'))
    const stopped = { ...tenant.parts, now: () => site.now.value }
    await holdElsewhere()
    await mfaTasks.queue.carryOutAll(stopped, asked)
    expect((await taskNow(id)).state).toBe('pending')
    expect(tenant.sent).toEqual([])
  })
})

describe('taking back', () => {
  test('gives people what they had, and only those that were changed', async () => {
    const tenant = openTenant()
    const done = await set(tenant, askedMfaItems([person(ALMA), person(BERT, 'disabled')], 'enforced'))
    expect(done.state).toBe('partly completed')
    const undone = await set(tenant, [], { undoes: done.id })
    expect(undone).toMatchObject({
      state: 'completed',
      items: [{ id: ALMA, wanted: 'disabled', state: 'applied' }],
    })
    expect([tenant.stateOf(ALMA), tenant.stateOf(BERT)]).toEqual(['disabled', 'enabled'])
  })

  test('leaves what somebody has changed since', async () => {
    const tenant = openTenant()
    const done = await set(tenant, askedMfaItems([person(ALMA)], 'enforced'))
    await tenant.accounts.setMfaState(ALMA, 'enabled')
    const undone = await set(tenant, [], { undoes: done.id })
    expect(undone).toMatchObject({ state: 'failed', items: [{ state: 'changed' }] })
    expect(tenant.stateOf(ALMA)).toBe('enabled')
  })

  test('is refused of nothing, twice, and of a task of another company', async () => {
    const applied = askedMfaItems([person(ALMA)], 'enforced').map((item) => ({
      ...item,
      state: 'applied' as const,
      before: 'disabled' as const,
    }))
    const finished_at = new Date(site.now.value).toISOString()
    const taskId = await note(applied, { state: 'completed', finished_at })
    const other = owner.login.customers.find(({ id }) => id !== asked.customerId)?.id
    expect(await ask('mfa.undo', { taskId, customerId: other })).toMatchObject({ code: 'notFound' })
    const nothing = await note(askedMfaItems([person(ALMA)], 'enforced'), { state: 'failed', finished_at })
    expect(await ask('mfa.undo', { taskId: nothing })).toMatchObject({ code: 'nothingToUndo' })
    // The first is still under way when the second comes.
    await holdElsewhere()
    expect(await ask('mfa.undo', { taskId })).toMatchObject({ outcome: 'applied' })
    expect(await ask('mfa.undo', { taskId })).toMatchObject({ code: 'nothingToUndo' })
  })
})

describe('who may ask', () => {
  const wish = { wanted: 'enforced', people: [person(ALMA)] }

  test('is refused where Exchange Online is not connected (MFA-05)', async () => {
    await connectExchange('notConnected')
    expect(await ask('mfa.change', wish)).toMatchObject({ outcome: 'rejected', code: 'exchangeNotConnected' })
    await connectExchange('appRole')
    expect(await ask('mfa.change', wish)).toMatchObject({ outcome: 'applied' })
  })

  test('needs secure=manage, and a company that they look after', async () => {
    const reader = await site.signIn('reader')
    expect(await ask('mfa.change', wish, reader)).toMatchObject({ outcome: 'forbidden' })
    const neighbor = await addNeighbor(site)
    const foreign = { ...wish, customerId: neighbor.customerId }
    expect((await ask('mfa.change', foreign)).outcome).toBe('rejected')
  })

  test('names nobody twice, and at most 200', async () => {
    const twice = { wanted: 'enforced', people: [person(ALMA), person(ALMA.toUpperCase())] }
    expect(await ask('mfa.change', twice)).toMatchObject({ outcome: 'rejected', code: 'failedValidation' })
    const people = Array.from({ length: 201 }, (_, at) => person(guid(at)))
    expect(await ask('mfa.change', { ...wish, people })).toMatchObject({ code: 'failedValidation' })
  })

  test('does so by the tasks of the integration, too, and finds it there', async () => {
    const path = `/integration/${asked.integrationId}/task`
    const id = uuidv7()
    const body = { taskShortName: MFA_TASK_NAME, id, ...wish }
    expect(await owner.api('POST', path, body)).toMatchObject({ status: 202, body: { taskId: id } })
    expect((await owner.api('POST', path, body)).status).toBe(409)
    const { body: told } = await owner.api('GET', `${path}?mgmtaskid=${id}`)
    expect(told).toMatchObject([
      { name: MFA_TASK_NAME, mgmtaskid: id, items: [{ id: ALMA, wanted: 'enforced' }] },
    ])
    await connectExchange('notConnected')
    expect((await owner.api('POST', path, { ...body, id: uuidv7() })).body).toMatchObject({
      code: 'exchangeNotConnected',
    })
  })
})
