import { createActor, type EventFrom } from 'xstate'
import type { Stores } from '#client/data/device/device.ts'
import { releaseOrphan } from './claim.ts'
import { NoLongerLeading, takeLead } from './fence.ts'
import { createLeadership } from './leadership.ts'
import { createListening } from './listening.ts'
import type { SyncParts } from './parts.ts'
import type { EnginePorts } from './ports.ts'
import { faultOf } from '#workers/server/problem.ts'
import { createPush } from './push.ts'
import { createRound, type Lead, openAgain } from './round.ts'
import { createServer, type Server } from '#workers/server/server.ts'
import type { createStatus } from './status.ts'
import { syncMachine } from './sync.machine.ts'
import { createTimeTrust } from './time-trust.ts'

interface LeaderParts extends Pick<SyncParts, 'changed' | 'leased'> {
  stores: Stores
  status: ReturnType<typeof createStatus>
}

/** What a tab does to lead and while it does: the lock, the rounds of the sync machine, and the stream of pokes. */
export function createLeader(ports: EnginePorts, { stores, status, changed, leased }: LeaderParts) {
  const { userKey, clock, random, locks, channel } = ports
  const server = createServer(ports)
  let lead: Lead | undefined
  let isVisible = true

  const sync = createActor(
    syncMachine.provide({
      actors: createRound({
        space: ports.space,
        stores,
        lead: () => lead,
        progressed: (progress) => {
          status.progressed(progress)
          if (progress) tell()
        },
      }),
      actions: {
        stepDown: () => {
          leadership.release()
          leadership.ask()
        },
      },
    }),
    { clock: timersOf(ports), input: { random, now: () => clock.now(), isVisible } },
  )
  const tell = () => status.tell(sync.getSnapshot())
  const listening = createListening(server, { clock, random, poke: () => sync.send({ type: 'poked' }) })
  const leadership = createLeadership({
    name: `sync-${userKey}`,
    locks,
    channel,
    clock,
    isVisible: () => isVisible,
    take: async () => {
      await openAgain(stores)
      return takeOver(ports, { ...stores, server, changed, leased })
    },
    refused: (cause) => {
      // Without the lead there is no round that could fail and say so.
      if (!(cause instanceof NoLongerLeading)) status.failed(faultOf(cause))
    },
    granted: (parts) => {
      lead = { parts, push: createPush(parts) }
      sync.send({ type: 'lock.granted' })
      listening.open()
    },
    lost: () => {
      lead = undefined
      listening.close()
      sync.send({ type: 'lock.lost' })
    },
  })

  return {
    /** What this tab leads with; undefined while another one does. */
    parts: () => lead?.parts,
    leadership,
    send: (event: EventFrom<typeof syncMachine>) => sync.send(event),
    tell,
    start() {
      sync.subscribe(() => lead && tell())
      sync.start()
    },
    setVisible: (next: boolean) => {
      isVisible = next
      sync.send({ type: next ? 'shown' : 'hidden' })
      if (!next) return listening.closeLater()
      listening.stayOpen()
      if (lead) listening.open()
    },
    stop() {
      leadership.release()
      listening.close()
      listening.stayOpen()
      sync.stop()
    },
  }
}

/** Takes the lead in the storage, and the command off which an earlier leader left behind. */
async function takeOver(
  { deviceId, clock, random, isOnline, compress }: EnginePorts,
  given: Stores & { server: Server } & Pick<SyncParts, 'changed' | 'leased'>,
): Promise<SyncParts> {
  const leader = await takeLead(given.data, given.commands)
  const trust = await createTimeTrust(clock, given.commands)
  const parts = { ...given, deviceId, clock, random, isOnline, compress, trust, leader }
  await releaseOrphan(parts)
  return parts
}

/** XState keeps its timers by the same clock. */
const timersOf = ({ clock }: EnginePorts) => ({
  setTimeout: (act: () => void, milliseconds: number) => clock.setTimeout(act, milliseconds),
  clearTimeout: (timer: unknown) => clock.clearTimeout(timer),
})
