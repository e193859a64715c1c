import { KINDS, SHARED_KINDS, packedKindOf } from '#shared/contract/kind-names.ts'
import { needsDecision } from '#client/data/queue/decisions.ts'
import { readPartition, readShared } from '#client/data/rows/read.ts'
import type { SealedCommand } from '#client/data/queue/command-database.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import { partitionOf } from '../memory-store.ts'
import { rawCommands, rawCursor, rawPartitions } from '../raw.ts'
import { inTab } from '../steps.ts'
import type { Tab } from '../tab.ts'
import type { World } from '../world.ts'

/** Why a device is not at rest yet; undefined once it is. */
export function whatIsLeft({ server }: World, { device, user, userKey }: Tab): string | undefined {
  const { head } = server.state()
  const database = `cmd-${userKey}`
  const cursor = rawCursor(device, userKey)
  const scope = server.scopeOf(user)
  if (!cursor) return 'it holds nothing'
  if (cursor.epoch !== head.epoch) return 'it is in another history'
  if (cursor.version !== head.version) return `it is at ${cursor.version} of ${head.version}`
  if (cursor.scopeHash !== scope.hash) return 'its scope is another'
  const partitions = rawPartitions(device, userKey)
  const loading = Object.keys(partitions).filter((pid) => partitions[pid]?.state !== 'ready')
  if (loading.length > 0) return `${loading[0]} is ${partitions[loading[0] ?? '']?.state}`
  const records = rawCommands(device, database)
  const waiting = records.find((record) => !needsDecision(record) && !isHeldBack(record, records))
  return (
    waiting &&
    `${waiting.name} ${waiting.key} is ${waiting.state} with ${waiting.tries} tries, next at ${waiting.nextAt}`
  )
}

const BLOCKING = ['conflict', 'parked', 'needsConfirm']

/** True where a command waits for one that a person has to decide on. */
function isHeldBack(record: SealedCommand, records: readonly SealedCommand[]): boolean {
  return records.some(
    (other) =>
      other !== record &&
      other.seq < record.seq &&
      (other.lane === record.lane || record.after.includes(other.key)) &&
      (BLOCKING.includes(other.state) || (other.state === 'queued' && isHeldBack(other, records))),
  )
}

/** Q3: what is still in the queue waits for the person, and says why. */
export function checkQueue({ trace }: World, { device, userKey, name }: Tab): void {
  const records = rawCommands(device, `cmd-${userKey}`)
  for (const record of records) {
    if (!needsDecision(record)) {
      if (!isHeldBack(record, records))
        trace.fail('Q3 only side states', `${record.name} ${record.key} of ${name} is ${record.state}`)
      continue
    }
    const saysItself = ['needsConfirm', 'expired', 'conflict', 'parked'].includes(record.state)
    if (!saysItself && !record.errorCode)
      trace.fail('Q3 a visible reason', `${record.name} of ${name} is ${record.state} without a reason`)
  }
}

/** I1 at the end: whatever was confirmed and is not in the queue is done, or was given up by the person. */
export function checkNothingLost({ ledger, trace, server, devices }: World): void {
  const done = server.state().keys
  for (const entry of ledger.confirmed.values()) {
    if (entry.gone) continue
    const device = devices.find((each) => each === entry.device)
    if (!device || rawCommands(device, entry.database).some(({ key }) => key === entry.key)) continue
    const outcomes = ledger.outcomes.get(entry.key)
    if (done.has(entry.key) || (outcomes?.has('conflict') && !outcomes.has('applied'))) continue
    if (ledger.isForgivable(entry) || ledger.wasTakenAway(entry)) continue
    trace.fail(
      'I1 nothing lost',
      `${entry.key} was confirmed at ${entry.trueAt}, is not done and not in ${entry.database}`,
    )
  }
}

/** Q1 and Q2: the device shows what the server has, row by row and by count and sum of versions. False where it could not be read. */
export async function checkEqual(world: World, tab: Tab): Promise<boolean> {
  const { trace, server } = world
  const state = server.state()
  const scope = new Set<string>(server.scopeOf(tab.user).pids)
  let isRead = false
  await inTab(world, tab, async () => {
    for (const kind of KINDS) {
      const expected = new Map<string, { text: string; pid: string; v: number }>()
      for (const row of state.rows[kind].values()) {
        const pid = partitionOf(kind, row)
        const v = state.stamps.get(`${kind}/${row.id}/${pid}`)?.version ?? 0
        if (scope.has(pid)) expected.set(row.id, { text: canonicalJson(row), pid, v })
      }
      const rows = new Map<string, { row: object; v: number; pid: string }>()
      if (SHARED_KINDS.includes(kind))
        for (const [id, row] of await readShared(tab.page, kind)) rows.set(id, row)
      else
        for (const pid of scope)
          if (packedKindOf(pid) === kind)
            for (const [id, row] of await readPartition(tab.page, kind, pid)) rows.set(id, row)
      for (const [id, { text, v }] of expected) {
        const own = rows.get(id)
        if (!own) trace.fail('Q1 equal', `${tab.name} lacks the ${kind} ${id}`)
        else if (canonicalJson(own.row) !== text)
          trace.fail('Q1 equal', `${tab.name} has ${kind} ${canonicalJson(own.row)} instead of ${text}`)
        else if (own.v !== v)
          trace.fail('Q2 digest', `${tab.name} has ${kind} ${id} at ${own.v} instead of ${v}`)
      }
      for (const [id, { pid, v }] of rows)
        if (!expected.has(id))
          trace.fail('Q1 equal', `${tab.name} has the ${kind} ${id} of ${pid} at ${v}, which is gone`)
    }
    const records = rawCommands(tab.device, `cmd-${tab.userKey}`)
    if (records.length === 0) {
      const found = await tab.engine.queryEmployees({
        search: '',
        filters: {},
        sort: { field: 'first_name', direction: 'asc' },
        offset: 0,
        limit: 1,
      })
      const total = [...state.rows.employee.values()].filter((row) =>
        scope.has(partitionOf('employee', row)),
      ).length
      if (found.total !== total)
        trace.fail('Q1 equal', `${tab.name} finds ${found.total} employees instead of ${total}`)
    }
    isRead = true
  })
  return isRead || trace.violation() !== undefined
}

/**
 * A device that had to be repaired had lost something before. Where grants change, an audit may compare with another
 * scope than its own and repair what was whole; that is not looked at.
 */
export function checkNoRepair({ trace, ledger }: World, { device, userKey, user }: Tab): void {
  if ((ledger.granted.get(user.name)?.length ?? 0) > 1) return
  for (const { value } of device.storage.records(`cmd-${userKey}`, 'journal')) {
    const { event, detail } = value as { event: string; detail: string }
    if (event === 'repaired') trace.fail('Q2 digest', `${device.name} had to repair ${detail}`)
  }
}
