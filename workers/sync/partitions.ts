import type { PulledRow } from '#shared/contract/sync.ts'
import type { DataDatabase } from '#client/data/data-database.ts'
import type { CommandDatabase } from '#client/data/command-database.ts'
import { closeSegment, columnsOf, openSegment, rowAt } from '#client/data/segment.ts'

/**
 * Brings the device's partitions to what the user may read now. What was taken away leaves the disk before the new
 * scope is noted, so that a crash in between repeats it; what was given is noted as wanted and loaded later.
 */
export async function applyScope(
  { data, commands }: { data: DataDatabase; commands: CommandDatabase },
  { hash, pids }: { hash: string; pids: readonly string[] },
): Promise<{ dropped: string[]; gained: string[] }> {
  const granted = new Set(pids)
  const partitions = (await data.readState('partitions')) ?? {}
  const dropped = Object.keys(partitions).filter((pid) => !granted.has(pid))
  const gained = pids.filter((pid) => !(pid in partitions))

  if (dropped.length > 0) {
    await dropRows(data, new Set(dropped))
    await revokeCommands(commands, new Set(dropped))
  }
  await data.transaction('rw', data.state, async () => {
    const now = (await data.readState('partitions')) ?? {}
    for (const pid of dropped) delete now[pid]
    for (const pid of gained) now[pid] ??= { state: 'wanted', v: 0 }
    await data.writeState('partitions', now)
    const cursor = await data.readState('cursor')
    if (cursor) await data.writeState('cursor', { ...cursor, scopeHash: hash })
  })
  return { dropped, gained }
}

async function dropRows(data: DataDatabase, gone: ReadonlySet<string>) {
  await data.transaction('rw', data.segments, data.deltas, data.projection, async () => {
    for (const pid of gone) {
      await data.segments.where('[pid+kind+no]').between([pid, '', 0], [pid, '\uffff', Infinity]).delete()
    }
    for (const segment of await data.segments
      .where('[pid+kind+no]')
      .between(['*', '', 0], ['*', '\uffff', Infinity])
      .toArray()) {
      const columns = openSegment(segment)
      const rows = columns.id.map((_, index) => ({
        row: rowAt(columns, index),
        v: columns.v[index] ?? 0,
        pid: columns.pid?.[index] ?? '',
      }))
      const kept = rows.filter(({ pid }) => !gone.has(pid))
      if (kept.length === rows.length) continue
      if (kept.length === 0) await data.segments.delete(['*', segment.kind, segment.no])
      else await data.segments.put({ ...segment, n: kept.length, payload: closeSegment(columnsOf(kept)) })
    }
    for (const delta of await data.deltas
      .where('pids')
      .anyOf([...gone])
      .distinct()
      .toArray()) {
      const kept = (JSON.parse(delta.rows) as PulledRow[]).filter(([, , , pid]) => !gone.has(pid))
      if (kept.length === 0) await data.deltas.delete(delta.n)
      else {
        const pids = delta.pids.filter((pid) => !gone.has(pid))
        await data.deltas.put({ ...delta, pids, rows: JSON.stringify(kept) })
      }
    }
    await data.projection.clear()
  })
}

/** Changes of a company that the user may no longer see are not sent; what they said is erased, that they were is not. */
async function revokeCommands(commands: CommandDatabase, gone: ReadonlySet<string>) {
  await commands.commands
    .where('pid')
    .anyOf([...gone])
    .modify((record) => {
      record.state = 'revoked'
      record.errorCode = 'noPermission'
      record.body = { args: null, subject: record.body.subject, place: record.body.place }
    })
}
