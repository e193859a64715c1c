import type { DeviceOrders } from '#shared/contract/devices.ts'
import { skewOf, withAnswer } from '#client/data/server-time.ts'
import type { SyncParts } from './parts.ts'
import { SyncProblem } from './problem.ts'

/** The smallest change of the clocks' difference that is worth a write. Milliseconds. */
const NOTABLE = 100
const ENOUGH = 9

/** Takes from an answer what every answer says: the server's time, and what it orders this device to do. */
export async function noteAnswer(
  { commands, clock, leased, trust }: SyncParts,
  { now, device }: { now: number; device?: DeviceOrders | undefined },
  sent: number,
): Promise<void> {
  if (device?.wipe) throw new SyncProblem('wiped')
  if (device) leased(device.lease)
  const known = (await commands.readMeta('offsets')) ?? []
  const offsets = withAnswer(known, { now, sent, heard: clock.now() })
  const isNews =
    known.length < ENOUGH ||
    offsets.length < known.length ||
    Math.abs(skewOf(offsets) - skewOf(known)) > NOTABLE
  if (isNews) await commands.writeMeta('offsets', offsets)
  await trust.answered()
}
