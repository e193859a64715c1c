import { liveQuery } from 'dexie'
import { from, map, type Observable } from 'rxjs'
import type { CommandRecord } from './command-database.ts'
import type { Stores } from '../device/device.ts'
import { isUnsettled } from '../rows/merge.ts'
import { openCommands } from './sealed-commands.ts'
import { needsDecision } from './decisions.ts'

/** A change as the tray shows it. */
export interface TrayRecord extends CommandRecord {
  /** A request with it went out and was not answered: the server may have carried it out. */
  isOut: boolean
}

/** What waits on this device or needs a decision, in the order in which it was made. */
export const watchTray = (device: Stores): Observable<TrayRecord[]> =>
  from(
    liveQuery(async () => {
      const [records, flight, cursor] = await Promise.all([
        device.commands.commands.orderBy('seq').toArray(),
        device.commands.readMeta('flight'),
        device.data.readState('cursor'),
      ])
      const out = new Set(flight?.keys)
      const shown = records.filter(
        (record) => record.state !== 'acked' || isUnsettled(record, cursor?.version ?? 0),
      )
      const opened = await openCommands(device.vault, shown)
      return opened.map((record) => ({ ...record, isOut: out.has(record.key) }))
    }),
  )

export interface TrayCounts {
  waiting: number
  decisions: number
}

/** A change that the server refused, with what it was to set; undefined where it is not there any more. */
export async function readRefused(
  { commands, vault }: Stores,
  key: string,
): Promise<CommandRecord | undefined> {
  const sealed = await commands.commands.get({ key })
  if (sealed?.state !== 'rejected') return undefined
  return (await openCommands(vault, [sealed]))[0]
}

/** Counts without opening anything. */
export const watchTrayCounts = (device: Stores): Observable<TrayCounts> =>
  from(
    liveQuery(async () => {
      const [records, cursor] = await Promise.all([
        device.commands.commands.orderBy('seq').toArray(),
        device.data.readState('cursor'),
      ])
      const version = cursor?.version ?? 0
      return records.filter((record) => record.state !== 'acked' || isUnsettled(record, version))
    }),
  ).pipe(
    map((records) => {
      const decisions = records.filter(needsDecision).length
      return { decisions, waiting: records.length - decisions }
    }),
  )
