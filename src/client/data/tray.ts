import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import { v7 as uuidv7 } from 'uuid'
import { findCommand } from '#shared/contract/commands.ts'
import { syncLimits } from '#shared/contract/sync.ts'
import type { CommandRecord } from './command-database.ts'
import type { Device, Stores } from './device.ts'
import { isUnsettled } from './merge.ts'

/** What waits on this device or needs a decision, in the order in which it was made. */
export const watchTray = (device: Stores): Observable<CommandRecord[]> =>
  from(
    liveQuery(async () => {
      const [records, cursor] = await Promise.all([
        device.commands.commands.orderBy('seq').toArray(),
        device.data.readState('cursor'),
      ])
      return records.filter((record) => record.state !== 'acked' || isUnsettled(record, cursor?.version ?? 0))
    }),
  )

/** Whether an item of the tray waits for a person rather than for the network. */
export const needsDecision = ({ state }: CommandRecord): boolean =>
  state !== 'queued' && state !== 'sending' && state !== 'acked'

export interface TrayCounts {
  waiting: number
  decisions: number
}

export const watchTrayCounts = (device: Stores): Observable<TrayCounts> =>
  watchTray(device).pipe(
    map((records) => {
      const decisions = records.filter(needsDecision).length
      return { decisions, waiting: records.length - decisions }
    }),
  )

/**
 * Takes a change back that was not sent yet, or drops one that was refused. False when it is on its way: what the
 * server may have done already cannot be undone here.
 */
export function undo({ commands }: Device, key: string): Promise<boolean> {
  return commands.transaction('rw', commands.commands, async () => {
    const record = await commands.commands.get({ key })
    if (!record || (!needsDecision(record) && (record.state !== 'queued' || record.isOut))) return false
    await commands.commands.delete(record.seq)
    return true
  })
}

/** Sends a change again as a new one, on what the server has now: the person has seen that it differs. */
export async function keepMine({ data, commands, sync }: Device, key: string): Promise<void> {
  const skew = (await data.readState('cursor'))?.skew ?? 0
  await commands.transaction('rw', commands.commands, async () => {
    const record = await commands.commands.get({ key })
    if (!record || !needsDecision(record)) return
    const { current, issues: _, ...body } = record.body
    const seen = (current ?? {}) as Record<string, unknown>
    const sets = findCommand(record.name, record.rev)?.sets?.(body.args) ?? {}
    const expect = Object.fromEntries(Object.keys(sets).map((field) => [field, seen[field]]))
    const { errorCode: __, ackV: ___, seq: ____, ...rest } = record
    await commands.commands.delete(record.seq)
    await commands.commands.add({
      ...rest,
      key: uuidv7(),
      state: 'queued',
      tries: 0,
      isOut: false,
      nextAt: 0,
      createdAt: Date.now(),
      notAfter: Date.now() + skew + syncLimits.deadline[record.class],
      body: current === undefined ? body : { ...body, expect },
    })
  })
  sync.nudge()
}
