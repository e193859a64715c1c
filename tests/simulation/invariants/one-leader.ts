import { rawLeader } from '../raw.ts'
import type { Process } from '../scheduler.ts'
import type { Commit } from '../storage.ts'
import type { SimulatedDevice, World } from '../world.ts'

const LED = ['segments', 'deltas']

/** I8: what a leader writes is only written by the tab that took the number that stands there. */
export function watchLeaders({ ledger, trace }: World): (device: SimulatedDevice, commit: Commit) => void {
  let owners = new Map<string, { device: object; leader: number; process: Process }>()
  ledger.onLost((device) => {
    owners = new Map([...owners].filter(([, owner]) => owner.device !== device))
  })
  return (device, { database, process, stores }) => {
    if (!database.startsWith('data-')) return
    const leader = rawLeader(device, database)
    if (leader === undefined) return
    const owner = owners.get(database)
    if (owner?.leader !== leader) {
      if (owner && leader < owner.leader)
        trace.fail('I8 one leader', `the number in ${database} fell from ${owner.leader} to ${leader}`)
      owners.set(database, { device, leader, process })
      return
    }
    const isLed = LED.some((store) => stores.has(store)) || (stores.has('state') && stores.size === 1)
    if (isLed && owner.process !== process)
      trace.fail(
        'I8 one leader',
        `${process.name} writes to ${database} under the number of ${owner.process.name}`,
      )
  }
}
