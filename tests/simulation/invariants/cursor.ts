import { rawCursor } from '../raw.ts'
import type { Commit } from '../storage.ts'
import type { SimulatedDevice, World } from '../world.ts'

/** I5: within one history of the server a device never goes back. */
export function watchCursors({ ledger, trace }: World): (device: SimulatedDevice, commit: Commit) => void {
  let known = new Map<string, { device: object; epoch: string; version: number }>()
  ledger.onLost((device) => {
    known = new Map([...known].filter(([, { device: own }]) => own !== device))
  })
  return (device, { database }) => {
    if (!database.startsWith('data-')) return
    const userKey = database.slice('data-'.length).replace(/-v\d+(-r\d+)?$/, '')
    const cursor = rawCursor(device, userKey)
    if (!cursor) return
    const { epoch, version } = cursor
    const before = known.get(database)
    if (before?.epoch === epoch && version < before.version)
      trace.fail('I5 cursor', `${database} went from ${before.version} back to ${version}`)
    known.set(database, { device, epoch, version })
  }
}
