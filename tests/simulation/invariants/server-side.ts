import type { Employee } from '#shared/domain/employees/employee.ts'
import type { SealedCommand } from '#client/data/queue/command-database.ts'
import type { Confirmed } from '../ledger.ts'
import type { ServerCommit } from '../observed-store.ts'
import { rawCommands } from '../raw.ts'
import type { World } from '../world.ts'

/** The longest that the server works on a request. Milliseconds. */
const COMMITTING = 2_000

/** How much later than its deadline a command of class C may be carried out: what a request may take, and rounding. */
const GRACE = 150_000
const URGENT = 600_000

/** What the server may never do, looked at in each of its transactions. */
export function watchServer(world: World): (commit: ServerCommit) => void {
  const { ledger, trace } = world
  const checkLane = watchLanes(world)
  return (commit) => {
    const now = world.scheduler.wallNow()
    for (const key of commit.keys) {
      // I2: each key at most once.
      const before = ledger.applied.get(key)
      if (before) trace.fail('I2 at most once', `${key} at ${before.version} and again at ${commit.version}`)
      if (ledger.undone.has(key)) trace.fail('I1 one state', `${key} was taken back and is carried out`)
      ledger.apply(key, commit, now)

      const entry = ledger.confirmed.get(key)
      const device = world.devices.find(({ users, userKeyOf }) =>
        users.some((user) => `cmd-${userKeyOf(world.users[user] as never)}` === entry?.database),
      )
      if (!entry || !device) continue
      const record = rawCommands(device, entry.database).find((each) => each.key === key)
      checkLane(entry, record)
      checkDeadline(world, entry, record, now)
    }
    for (const change of commit.changes) checkMarker(world, change)
  }
}

/** I3: in each lane the order of the queue. */
function watchLanes({ ledger, trace, devices, users }: World) {
  let lanes = new Map<string, number>()
  ledger.onRestored.push(() => (lanes = new Map()))
  // A queue that was evicted numbers its commands anew.
  ledger.onLost((device) => {
    const own = devices.find((each) => each === device)
    const databases = own?.users.map((user) => `cmd-${own.userKeyOf(users[user] as never)} `) ?? []
    lanes = new Map([...lanes].filter(([lane]) => !databases.some((database) => lane.startsWith(database))))
  })
  return (entry: Confirmed, record: SealedCommand | undefined) => {
    // What was on its way when its queue was evicted has another number.
    const seq = record?.seq ?? entry.last?.seq
    if (seq === undefined || entry.gone === 'evicted') return
    const lane = `${entry.database} ${entry.lane}`
    const last = lanes.get(lane) ?? 0
    if (seq < last) trace.fail('I3 lane order', `number ${seq} of ${lane} after number ${last}`)
    lanes.set(lane, Math.max(last, seq))
  }
}

/**
 * I4: nothing after its deadline, which the server looks at when it begins. A device that doubts its clock asks again
 * at once, but a copy that is on its way may still be carried out.
 */
function checkDeadline(
  { ledger, trace, scheduler }: World,
  { key, trueAt }: Confirmed,
  record: SealedCommand | undefined,
  now: number,
) {
  if (!record) return
  const deadline = Math.max(record.notAfter ?? 0, ledger.sent.get(key)?.notAfter ?? 0)
  if (now > deadline + COMMITTING) trace.fail('I4 deadline', `${key} ${now - deadline} ms after its deadline`)
  const age = scheduler.now() - trueAt
  if (record.class === 'C' && age > URGENT + GRACE)
    trace.fail('I4 deadline', `${record.name} of class C after ${Math.round(age / 1000)} s`)
}

/** I2 again, by what stands in the rows. */
function checkMarker({ ledger, trace }: World, { kind, before, after }: ServerCommit['changes'][number]) {
  if (kind !== 'employee' || !after) return
  const { department } = after as Employee
  if ((before as Employee | undefined)?.department === department) return
  const marker = /M\d+$/.exec(department)?.[0]
  const known = marker ? ledger.markers.get(marker) : undefined
  if (!known) return
  known.written++
  if (known.written > known.keys.size)
    trace.fail(
      'I2 at most once',
      `${department} was written ${known.written} times by ${known.keys.size} commands`,
    )
}
