import type { DeviceOrders } from '#shared/contract/devices.ts'
import type { SyncParts } from './parts.ts'
import { CLOCK_WAS_SET, skewOf, withAnswer } from '#client/data/device/server-time.ts'
import { mustLead } from './fence.ts'
import { SyncProblem } from '#workers/server/problem.ts'

/** The smallest change of the clocks' difference that is worth a write. Milliseconds. */
const NOTABLE = 100
const ENOUGH = 9

/** Takes from an answer what every answer says: the server's time, and what it orders this device to do. */
export async function noteAnswer(
  parts: SyncParts,
  { now, device }: { now: number; device?: DeviceOrders | undefined },
  sent: number,
): Promise<void> {
  const { commands, clock, leased, trust } = parts
  if (device?.wipe) throw new SyncProblem('wiped')
  if (device) leased(device.lease)
  const known = (await commands.readMeta('offsets')) ?? []
  const offsets = withAnswer(known, { now, sent, heard: clock.now() })
  const change = skewOf(offsets) - skewOf(known)
  const isNews = known.length < ENOUGH || offsets.length < known.length || Math.abs(change) > NOTABLE
  if (Math.abs(change) > CLOCK_WAS_SET) await doubtTimes(parts, offsets, now)
  else if (isNews) await commands.writeMeta('offsets', offsets)
  await trust.answered()
}

/**
 * The clock was set, nobody knows when and how often, or the server had never said how wrong it is: nobody can say how
 * late an urgent command would be, so each of them asks to be confirmed again. What waits for a time waits no more.
 */
function doubtTimes({ commands, leader }: SyncParts, offsets: number[], serverNow: number): Promise<void> {
  return commands.transaction('rw', commands.commands, commands.meta, async () => {
    await mustLead(commands, leader)
    const queued = await commands.commands.where('state').equals('queued').toArray()
    const doubtful = queued.filter((each) => each.class === 'C' || each.nextAt > 0)
    await commands.commands.bulkPut(
      doubtful.map((each) => ({
        ...each,
        nextAt: 0,
        notAfter: each.class === 'C' ? Math.min(each.notAfter, serverNow - 1) : each.notAfter,
      })),
    )
    await commands.writeMeta('offsets', offsets)
  })
}
