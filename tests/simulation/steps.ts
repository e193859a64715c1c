import { submit } from '#client/data/queue/submit.ts'
import { keepMine, needsDecision, undo } from '#client/data/queue/decisions.ts'
import { openAsMade } from '#client/data/queue/sealed-commands.ts'
import { readPartition, viewPartition, viewShared } from '#client/data/rows/read.ts'
import type { CommandName } from '#shared/contract/commands.ts'
import { partitionOf } from '#shared/contract/partitions.ts'
import { CHECK_NAMES } from '#shared/domain/checklist/checklist.ts'
import { checkResolutionId } from '#shared/domain/posture/check-resolution.ts'
import type { Employee } from '#shared/domain/employees/employee.ts'
import { EMPLOYEE_AREAS, type Level, type Permissions } from '#shared/domain/permissions/levels.ts'
import { canaryOf } from './canary.ts'
import { checkLook } from './invariants/look.ts'
import { type Confirmed, takingBack } from './ledger.ts'
import type { Step, StepName } from './script.ts'
import { rawCommands, rawCursor } from './raw.ts'
import { openTab, signIn, type Tab } from './tab.ts'
import {
  addCompany,
  buildCanaryAnswers,
  buildCanaryEmployee,
  endProcess,
  liveTabs,
  type SimulatedDevice,
  type World,
} from './world.ts'

const DAY = 86_400_000
const HOUR = 3_600_000

const at = <T>(items: readonly T[], place: number): T | undefined => items[place % Math.max(1, items.length)]

/** Something that a page does. It goes on by itself where it takes longer than a person would wait. */
export async function inTab(world: World, tab: Tab, act: () => Promise<void>): Promise<void> {
  let isDone = false
  world.scheduler.enqueue(tab.process, () => {
    act()
      .catch((cause: unknown) => world.trace.note(`${tab.name} could not: ${String(cause)}`))
      .finally(() => (isDone = true))
  })
  await world.scheduler.run(15_000, () => isDone || tab.process.state !== 'running')
}

const withEmployees = (permissions: Permissions, level: Level): Permissions => ({
  ...permissions,
  ...Object.fromEntries(EMPLOYEE_AREAS.map((area) => [area, level])),
})

/** Does one step of a script, as far as what it needs is there. */
export async function takeStep(world: World, step: Step): Promise<void> {
  const { scheduler, trace } = world
  trace.note(`-- ${step.do} ${step.a} ${step.b} ${step.c}`)
  await acts[step.do](world, step)
  await scheduler.run(step.wait)
}

type Act = (world: World, step: Step) => Promise<void> | void

const tabOf = (world: World, { a }: Step) => at(liveTabs(world), a)
const deviceOf = ({ devices }: World, { a }: Step) => at(devices, a)

const acts: Record<StepName, Act> = {
  edit: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await inTab(world, tab, () => edit(world, tab, step))
  },
  assess: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await inTab(world, tab, () => assess(world, tab, step))
  },
  undo: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await inTab(world, tab, () => takeBack(world, tab, step.b))
  },
  decide: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await inTab(world, tab, () => decide(world, tab, step.b, step.c % 3 !== 0))
  },
  look: async (world, step) => {
    const tab = tabOf(world, step)
    const customerId = at([...world.companies.keys()], step.b)
    if (tab && customerId) await inTab(world, tab, () => look(world, tab, customerId))
  },
  search: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await inTab(world, tab, () => search(world, tab, step.b))
  },
  open: (world, step) => {
    const device = deviceOf(world, step)
    if (!device || device.tabs.length >= 4) return
    const user = at(device.users, step.b)
    if (!device.session && user !== undefined) signIn(device, world.users[user] as never)
    openTab(world, device)
  },
  close: async (world, step) => {
    const tab = tabOf(world, step)
    if (!tab) return
    await inTab(world, tab, () => tab.engine.stop())
    if (tab.process.state === 'running') endProcess(world, tab.device, tab.process)
  },
  visible: (world, step) => {
    const tab = tabOf(world, step)
    if (!tab) return
    tab.isVisible = step.b % 2 === 0
    world.scheduler.enqueue(tab.process, () => tab.engine.setVisible(tab.isVisible))
  },
  syncNow: (world, step) => {
    const tab = tabOf(world, step)
    if (tab) world.scheduler.enqueue(tab.process, () => tab.engine.syncNow())
  },
  wait: async ({ scheduler }, { b }) => scheduler.run(((b % 6) + 1) ** 2 * 5000),

  serverEdit: (world, step) => serverEdit(world, step),
  pair: (world, { a, b }) => {
    const customerId = at([...world.pairs.keys()], a)
    const pair = world.pairs.get(customerId ?? '')
    if (!pair) return
    world.server.write(async (work) => {
      await work.load('employee', pair)
      for (const id of pair) {
        const { row } = work.get('employee', id)
        if (row) work.put('employee', { ...row, phone: `+49 ${String(b).padStart(6, '0')}` })
      }
    })
  },
  bulk: async (world, { a, b, c }) => {
    const customerId = at(currentCustomers(world), a)
    if (!customerId) return
    if (c % 3 === 0) return changeOneByOne(world, customerId)
    const rows = Array.from({ length: 5 + (b % 40) }, (_, n) =>
      buildCanaryEmployee(customerId, placeOf(world, customerId), world.random.uuid(), n),
    )
    world.server.write(async (work) => {
      await work.load('customer', [customerId])
      if (!work.get('customer', customerId).row) return
      await work.load(
        'employee',
        rows.map(({ id }) => id),
      )
      for (const row of rows) work.put('employee', row)
    })
  },
  companyAdd: (world) => {
    const row = addCompany(world, world.random.uuid(), world.companies.size)
    world.server.write(async (work) => {
      await work.load('customer', [row.id])
      work.put('customer', row)
    })
  },
  companyDelete: (world, { a }) => {
    const customerId = at(currentCustomers(world), a)
    if (customerId && currentCustomers(world).length > 2)
      serverCommand(world, 'customer.delete', { id: customerId })
  },
  move: (world, { a, b, c }) => {
    const from = at(currentCustomers(world), a)
    const to = at(currentCustomers(world), b)
    if (!from || !to || from === to) return
    const movable = currentEmployees(world, from).filter(({ id }) => !world.pairs.get(from)?.includes(id))
    const employee = at(movable, c)
    if (!employee) return
    world.server.write(async (work) => {
      await work.load('employee', [employee.id])
      await work.load('customer', [to])
      const { row } = work.get('employee', employee.id)
      if (!row || !work.get('customer', to).row) return
      const moved = buildCanaryEmployee(to, placeOf(world, to), row.id, c)
      work.put('employee', { ...row, ...moved })
    })
  },
  revoke: (world, { a, b, c }) => {
    const user = at(world.users, a)
    if (!user) return
    if (user.isForAll && c % 4 !== 0) return
    const own = user.isForAll ? [...world.companies.keys()] : [...user.customers]
    user.isForAll = false
    const gone = at(own, b)
    user.customers = new Set(own.filter((id) => id !== gone))
    if (c % 7 === 0) user.permissions = { ...user.permissions, secure: 'disabled' }
    if (c % 5 === 0) user.permissions = withEmployees(user.permissions, 'readOnly')
    if (c % 17 === 0) user.permissions = withEmployees(user.permissions, 'disabled')
    if (c % 2 === 0) world.server.nudge()
  },
  grant: (world, { a, b, c }) => {
    const user = at(world.users, a)
    const customerId = at([...world.companies.keys()], b)
    if (!user || !customerId) return
    user.customers.add(customerId)
    if (c % 3 === 0) user.permissions = withEmployees(user.permissions, 'manage')
    if (c % 2 === 0) world.server.nudge()
  },

  crash: (world, step) => {
    const tab = tabOf(world, step)
    if (tab) endProcess(world, tab.device, tab.process)
  },
  powerCut: (world, step) => {
    const device = deviceOf(world, step)
    if (device) powerCut(world, device, step.b % 5)
  },
  freeze: async (world, step) => {
    const tab = tabOf(world, step)
    if (tab) await freeze(world, tab)
  },
  thaw: (world, step) => {
    const frozen = world.devices
      .flatMap(({ tabs }) => tabs)
      .filter(({ process }) => process.state === 'frozen')
    const tab = at(frozen, step.a)
    if (tab) world.scheduler.thaw(tab.process)
  },
  putAside: async (world, step) => {
    const tab = tabOf(world, step)
    if (!tab) return
    const isBack = step.b % 3 === 0
    world.scheduler.enqueue(tab.process, () => (isBack ? tab.engine.resume() : tab.engine.release()))
    if (isBack) return
    await world.scheduler.run(step.c)
    await freeze(world, tab)
  },
  closeConnection: (world, step) => {
    const tab = tabOf(world, step)
    if (tab) tab.device.storage.closeConnections(tab.process)
  },
  evict: (world, step) => {
    const device = deviceOf(world, step)
    if (device) evict(world, device)
  },
  clockJump: (world, step) => {
    const device = deviceOf(world, step)
    if (!device) return
    const far = step.b % 3 === 0 ? DAY : step.b % 3 === 1 ? HOUR : 60_000
    device.wall.ahead += Math.round((step.c % 2 === 0 ? 1 : -1) * (1 + (step.c % 5)) * far)
  },
  offline: (world, step) => {
    const device = deviceOf(world, step)
    if (!device) return
    device.isOnline = false
    world.network.breakDevice(device)
    // A browser tells its tabs.
    for (const tab of device.tabs) world.scheduler.enqueue(tab.process, () => tab.engine.disconnected())
  },
  online: (world, step) => {
    const device = deviceOf(world, step)
    if (device) goOnline(world, device)
  },
  serverCrash: async (world, step) => {
    crashServer(world)
    await world.scheduler.run((step.b % 20) * 1000)
    await world.server.boot()
  },
  restore: async (world, step) => {
    crashServer(world)
    await world.scheduler.run((step.c % 20) * 1000)
    const version = world.server.restore(1 + (step.b % 6))
    world.ledger.restored(version, world.scheduler.now())
    world.trace.note(`the server is back at ${version}`)
    await world.server.boot()
  },
  raiseFloor: ({ server }) => server.raiseFloor(),
  expireToken: (world, { a, b }) => {
    const user = at(world.users, a)
    if (!user) return
    user.serial++
    // Most sessions can still be renewed.
    if (b % 4 !== 0)
      for (const { session } of world.devices) if (session?.user === user) session.serial = user.serial
  },
  signOut: async (world, step) => {
    const device = deviceOf(world, step)
    if (device) await changeUser(world, device, step.b)
  },
  night: async (world, step) => {
    for (const tab of liveTabs(world)) await freeze(world, tab)
    for (const device of world.devices) world.network.breakDevice(device)
    // What the server has begun it ends long before the morning.
    await world.scheduler.run(3000)
    world.scheduler.sleep(((step.b % 30) + 1) * 4 * HOUR)
    for (const { tabs } of world.devices) for (const { process } of tabs) world.scheduler.thaw(process)
  },
}

/** Devices fold what came in pieces together once there are more of them than they keep. */
const PIECES = 26

/** One change after the other, each of which devices can pull by itself. */
async function changeOneByOne(world: World, customerId: string): Promise<void> {
  for (let n = 0; n < PIECES; n++) {
    const employee = at(currentEmployees(world, customerId), n)
    if (!employee) return
    world.server.write(async (work) => {
      await work.load('employee', [employee.id])
      const { row } = work.get('employee', employee.id)
      if (row) work.put('employee', { ...row, job_title: `Turn ${n}` })
    })
    await world.scheduler.run(400)
  }
}

const currentCustomers = ({ server }: World) => [...server.state().rows.customer.keys()]
const currentEmployees = ({ server }: World, customerId: string) =>
  ([...server.state().rows.employee.values()] as Employee[]).filter(
    ({ customer_id }) => customer_id === customerId,
  )
const placeOf = ({ companies }: World, customerId: string) => companies.get(customerId) ?? 0

let edits = 0
/** Texts that commands write begin anew with each simulation. */
export function resetEdits(): void {
  edits = 0
}

const ABOUT = { subject: 'somebody', place: 'somewhere' }

/** What a person changes on a page, chosen by the numbers of a step. */
async function edit(world: World, tab: Tab, { b, c }: Step): Promise<void> {
  const marker = `M${++edits}`
  const customers = [...(await viewShared(tab.page, 'customer', world.organizationId)).values()].toSorted(
    (one, two) => (one.row.id < two.row.id ? -1 : 1),
  )
  const customer = at(customers, b)?.row
  const choice = c % 20
  if (choice === 0) {
    const checkName = CHECK_NAMES[b % CHECK_NAMES.length] ?? 'ADD_SYSTEM_USER'
    const args = { checkName, dismissed: c % 40 === 0 }
    return send(world, tab, marker, { name: 'checklist.dismiss', args, ...ABOUT })
  }
  if (choice === 1) return addCustomer(world, tab, marker)
  if (!customer) return undefined
  if (choice === 2) {
    const args = { id: customer.id, active: !customer.active }
    return send(world, tab, marker, { name: 'customer.activate', args, ...ABOUT })
  }
  if (choice <= 4) {
    const set = { contact_name: `${canaryOf(placeOf(world, customer.id), 'c')} ${marker}` }
    const expect = { contact_name: customer.contact_name }
    const args = { id: customer.id, set }
    return send(world, tab, marker, { name: 'customer.patch', args, expect, ...ABOUT })
  }
  return editEmployees(world, tab, { customerId: customer.id, marker, b, c })
}

function addCustomer(world: World, tab: Tab, marker: string): Promise<void> {
  const id = tab.page.newId()
  const row = addCompany(world, id, world.companies.size)
  for (const area of ['c', 'e'] as const)
    world.ledger.made.set(canaryOf(placeOf(world, id), area), tab.user.name)
  const { name, contact_name } = row
  const fields = { name, contact_name, contact_email: '', contact_phone: '', country: '', MFA: false }
  return send(world, tab, marker, { name: 'customer.add', args: { id, parentId: null, fields }, ...ABOUT })
}

async function editEmployees(
  world: World,
  tab: Tab,
  { customerId, marker, b, c }: { customerId: string; marker: string; b: number; c: number },
): Promise<void> {
  const { page } = tab
  const choice = c % 20
  const pid = partitionOf(customerId, 'engage')
  const employees = [...(await viewPartition(page, 'employee', pid, world.organizationId)).values()]
  const canary = canaryOf(placeOf(world, customerId), 'e')
  if (choice <= 6) {
    const id = page.newId()
    const fields = {
      first_name: `New ${marker}`,
      last_name: canary,
      email: choice === 5 ? `${marker}@${canary}.example` : (at(employees, b)?.row.email ?? 'no@one.example'),
      phone: '',
      department: `${canary} ${marker}`,
      job_title: '',
    }
    return send(world, tab, marker, { name: 'employee.add', args: { id, customerId, fields }, ...ABOUT })
  }
  const employee = at(
    employees.toSorted((one, two) => (one.row.id < two.row.id ? -1 : 1)),
    b >> 4,
  )?.row
  if (!employee) return undefined
  if (choice <= 9) {
    const ids = choice === 9 ? [employee.id] : employees.slice(0, 3).map(({ row }) => row.id)
    const args = { ids, customerId, ignored: c % 40 < 20 }
    return send(world, tab, marker, { name: 'employee.ignore', args, ...ABOUT })
  }
  const set = choice === 10 ? { email: at(employees, c)?.row.email } : { department: `${canary} ${marker}` }
  const { email, department } = employee
  const expect = choice === 10 ? { email } : { department }
  return send(world, tab, marker, {
    name: 'employee.patch',
    args: { id: employee.id, customerId, set },
    ...(choice === 11 ? {} : { expect }),
    ...ABOUT,
  })
}

const CHECKS = ['sms-codes-off', 'voice-calls-off']

/** Changes rows that may be there or not: what the audit looks at, and what was decided about a check. */
async function assess(world: World, tab: Tab, { b, c }: Step): Promise<void> {
  const { page } = tab
  const marker = `M${++edits}`
  const about = { subject: 'somebody', place: 'somewhere' }
  const customers = [...(await viewShared(page, 'customer', world.organizationId)).keys()].toSorted()
  const customerId = at(customers, b)
  const checkId = at(CHECKS, c)
  if (customerId === undefined || checkId === undefined) return undefined
  if (c % 3 === 0) {
    const settings = CHECKS.map((each, place) => ({
      checkId: each,
      enabled: at([true, false, null], b + place) ?? null,
    }))
    const args = { customerId: c % 4 === 0 ? null : customerId, settings }
    return send(world, tab, marker, { name: 'audit.set', args, ...about })
  }
  const views = await viewShared(page, 'checkResolution', world.organizationId)
  const seen = views.get(checkResolutionId(customerId, checkId))?.row
  const resolution = c % 5 === 0 ? null : { status: 'riskAccepted', details: marker }
  return send(world, tab, marker, {
    name: 'check.resolve',
    args: { customerId, checkId, resolution },
    expect: { status: seen?.status ?? null, details: seen?.details ?? null },
    ...about,
  })
}

async function send(
  world: World,
  tab: Tab,
  marker: string,
  intention: {
    name: CommandName
    args: object
    expect?: Record<string, unknown>
    subject: string
    place: string
  },
): Promise<void> {
  const { ledger, trace } = world
  tab.newKey = (key) => {
    ledger.issue(key, tab.user.name)
    ledger.mark(marker, key)
  }
  const written = Object.values((intention.args as { set?: Record<string, unknown> }).set ?? {})
  const text = written.find((value): value is string => typeof value === 'string' && value.endsWith(marker))
  const seen = Object.values(intention.expect ?? {})
  const saved = text === undefined ? undefined : ledger.type(text, seen)
  const isTimed = rawCursor(tab.device, tab.userKey) !== undefined
  const submitted = await submit(tab.page, intention as never)
  const detail = submitted.outcome === 'notKept' ? String(submitted.cause) : ''
  trace.note(`${tab.name} ${intention.name} ${marker} ${submitted.outcome} ${detail}`)
  if (submitted.outcome !== 'saved') return
  ledger.mark(marker, submitted.key)
  saved?.(submitted.key)
  confirm(world, tab, submitted.key, isTimed)
}

function confirm({ ledger, scheduler, trace }: World, tab: Tab, key: string, isTimed = false) {
  const database = `cmd-${tab.userKey}`
  const record = rawCommands(tab.device, database).find((each) => each.key === key)
  const entry: Confirmed = {
    key,
    database,
    device: tab.device,
    user: tab.user.name,
    lane: record?.lane ?? '',
    pid: record?.pid ?? '',
    trueAt: scheduler.now(),
    isTimed,
    ...(record ? { last: { state: record.state, ackV: record.ackV, seq: record.seq } } : {}),
  }
  const known = ledger.confirmed.get(key)
  // A later change may join one that was confirmed before.
  if (known) return
  // It may have been sent, carried out and dropped before the page heard that it is saved.
  if (!record && !ledger.applied.has(key) && !ledger.outcomes.has(key))
    trace.fail('I1 one state', `${key} was confirmed to ${tab.name} and is not in ${database}`)
  ledger.confirm(entry)
}

async function takeBack(world: World, tab: Tab, place: number): Promise<void> {
  const { ledger, trace } = world
  const records = await tab.page.commands.commands.orderBy('seq').toArray()
  const record = at(records, place)
  if (!record) return
  const isUndone = await takingBack(ledger.confirmed.get(record.key), () => undo(tab.page, record.key))
  trace.note(`${tab.name} undo ${record.key} (${record.state}): ${isUndone}`)
  if (!isUndone || record.state !== 'queued') return
  ledger.undone.add(record.key)
  if (ledger.applied.has(record.key))
    trace.fail('I1 one state', `${record.key} was taken back after the server had carried it out`)
}

async function decide(world: World, tab: Tab, place: number, isMine: boolean): Promise<void> {
  const records = (await tab.page.commands.commands.orderBy('seq').toArray()).filter(needsDecision)
  const record = at(records, place)
  if (record) await decideOn(world, tab, record.key, isMine)
}

/** Keeps the person's own change, or takes the server's. */
export async function decideOn(world: World, tab: Tab, key: string, isMine: boolean): Promise<void> {
  const { ledger, trace } = world
  const entry = ledger.confirmed.get(key)
  if (!isMine) {
    const isDropped = await takingBack(entry, () => undo(tab.page, key))
    trace.note(`${tab.name} drops ${key}: ${isDropped}`)
    return
  }
  let made: string | undefined
  const sealed = rawCommands(tab.device, `cmd-${tab.userKey}`).find((each) => each.key === key)
  const [record] = sealed ? await openAsMade(tab.page.vault, [sealed]) : []
  tab.newKey = (next) => {
    made = next
    ledger.issue(next, tab.user.name)
    ledger.retype(key, next, Object.values(record?.body.current ?? {}))
    for (const known of ledger.markers.values()) if (known.keys.has(key)) known.keys.add(next)
    if (entry) entry.gone = 'replaced'
  }
  await keepMine(tab.page, key)
  const database = `cmd-${tab.userKey}`
  const isThere = rawCommands(tab.device, database).some((each) => each.key === key)
  trace.note(`${tab.name} keeps ${key} as ${made ?? 'itself'}`)
  if (isThere && entry) delete entry.gone
  if (made && !isThere && rawCommands(tab.device, database).some((each) => each.key === made))
    confirm(world, tab, made)
}

async function look(world: World, tab: Tab, customerId: string): Promise<void> {
  const before = rawCursor(tab.device, tab.userKey)
  const rows = await readPartition(tab.page, 'employee', partitionOf(customerId, 'engage'))
  const answers = await readPartition(tab.page, 'tenantAnswers', partitionOf(customerId, 'answers'))
  const cursor = rawCursor(tab.device, tab.userKey)
  checkLook(world, tab, customerId, { rows, answers, cursor, before })
}

async function search(world: World, tab: Tab, place: number): Promise<void> {
  const found = await tab.engine.queryEmployees({
    search: place % 3 === 0 ? 'cnry' : '',
    filters: {},
    sort: { field: place % 2 === 0 ? 'first_name' : 'department', direction: 'asc' },
    offset: 0,
    limit: 10,
  })
  world.trace.note(`${tab.name} finds ${found.total}`)
}

function serverCommand(world: World, name: CommandName, args: object, expect?: Record<string, unknown>) {
  const notAfter = world.scheduler.wallNow() + DAY
  const envelope = {
    key: world.random.uuid(),
    name,
    rev: 1,
    args,
    notAfter,
    ageMs: 0,
    ...(expect ? { expect } : {}),
  }
  world.server.execute(world.administrator(), [envelope])
}

function serverEdit(world: World, { a, b, c }: Step) {
  const customerId = at(currentCustomers(world), a)
  if (!customerId) return
  const company = placeOf(world, customerId)
  const canary = canaryOf(company, 'e')
  const employee: Employee | undefined = at(currentEmployees(world, customerId), b)
  const choice = c % 10
  if (choice === 0)
    serverCommand(world, 'customer.patch', {
      id: customerId,
      set: { contact_name: `${canaryOf(company, 'c')} S${c}` },
    })
  else if (choice === 1) serverCommand(world, 'customer.activate', { id: customerId, active: c % 20 === 1 })
  else if (choice === 9) readTenant(world, customerId, { b, c })
  else if (!employee) return
  else if (choice === 2) {
    if (!world.pairs.get(customerId)?.includes(employee.id))
      serverCommand(world, 'employee.delete', { id: employee.id, customerId })
  } else if (choice === 3)
    serverCommand(world, 'employee.ignore', { ids: [employee.id], customerId, ignored: c % 20 === 3 })
  else
    serverCommand(world, 'employee.patch', {
      id: employee.id,
      customerId,
      set: { department: `${canary} S${world.random.int(100_000)}` },
    })
}

/** The tenant of a company says something else, or is not read any more. */
function readTenant({ server, companies }: World, customerId: string, { b, c }: Pick<Step, 'b' | 'c'>): void {
  server.write(async (work) => {
    await work.load('customer', [customerId])
    await work.load('tenantAnswers', [customerId])
    if (!work.get('customer', customerId).row) return
    const isDisconnected = c % 7 === 0
    if (isDisconnected) work.remove('tenantAnswers', customerId)
    else work.put('tenantAnswers', buildCanaryAnswers(customerId, companies.get(customerId) ?? 0, b))
  })
}

/** A tab that holds others up is not frozen before it is through with that, except where that is what goes wrong. */
async function freeze(world: World, tab: Tab) {
  const { scheduler, script } = world
  if (!script.faults.includes('suspendInTransaction'))
    await scheduler.run(
      5000,
      () => tab.process.state !== 'running' || !tab.device.storage.isWorking(tab.process),
    )
  scheduler.freeze(tab.process)
}

function powerCut(world: World, device: SimulatedDevice, lost: number) {
  for (const { process } of device.tabs) endProcess(world, device, process)
  if (!world.script.faults.includes('loseRelaxed')) return
  const count = device.storage.loseRelaxed(lost)
  world.trace.note(`${device.name} lost ${count} commits`)
  world.ledger.lost(device)
}

function evict(world: World, device: SimulatedDevice) {
  for (const { process } of device.tabs) endProcess(world, device, process)
  device.storage.evict()
  world.ledger.lost(device)
  for (const entry of world.ledger.confirmed.values()) if (entry.device === device) entry.gone ??= 'evicted'
}

export function goOnline(world: World, device: SimulatedDevice): void {
  if (device.isOnline) return
  device.isOnline = true
  // A browser tells its tabs.
  for (const tab of device.tabs) world.scheduler.enqueue(tab.process, () => tab.engine.syncNow())
}

function crashServer(world: World) {
  const process = world.server.crash()
  if (process) world.network.breakServer(process)
}

/** The session ends and somebody else, or the same person again, signs in. What waits stays, sealed. */
export async function changeUser(world: World, device: SimulatedDevice, place: number): Promise<void> {
  for (const tab of device.tabs) {
    world.scheduler.thaw(tab.process)
    await inTab(world, tab, () => tab.engine.stop())
    endProcess(world, device, tab.process)
  }
  const user = world.users[at(device.users, place) ?? 0]
  device.session = undefined
  await world.scheduler.run(1000)
  if (!user) return
  signIn(device, user)
  openTab(world, device)
}
