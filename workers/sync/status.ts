import type { SnapshotFrom } from 'xstate'
import type { SyncFault, SyncStatus } from '#client/data/device/sync-client.ts'
import type { syncMachine } from './sync.machine.ts'

type Snapshot = SnapshotFrom<typeof syncMachine>

/** What a person is shown of the sync; only the leader says it. `isAlone` where no other tab can be known of. */
export function createStatus({ isAlone, told }: { isAlone: boolean; told: (status: SyncStatus) => void }) {
  let progress: SyncStatus['progress'] = null
  let lastContact: number | null = null
  let hasTold = false

  return {
    /** What is shown until a leader has said something. */
    starting(contact: number | null): SyncStatus {
      lastContact = contact
      return { phase: 'starting', fault: null, lastContact, progress: null, isLeader: false, isAlone }
    },
    progressed(next: SyncStatus['progress']) {
      progress = next
    },
    tell(snapshot: Snapshot) {
      const { fault } = snapshot.context
      lastContact = snapshot.context.lastContact ?? lastContact
      hasTold = true
      told({ phase: phaseOf(snapshot), fault, lastContact, progress, isLeader: true, isAlone })
    },
    /** The storage does not let this tab take the lead. */
    failed(fault: SyncFault) {
      told({ phase: 'starting', fault, lastContact, progress: null, isLeader: false, isAlone })
    },
    hasTold: () => hasTold,
  }
}

function phaseOf(snapshot: Snapshot): SyncStatus['phase'] {
  if (snapshot.matches({ leader: 'snapshotting' })) return 'loading'
  if (snapshot.matches({ leader: 'pulling' })) return 'pulling'
  if (snapshot.matches({ leader: 'pushing' })) return 'pushing'
  const isIdle = snapshot.matches({ leader: 'idle' }) || snapshot.matches({ leader: 'tidying' })
  return isIdle ? 'idle' : 'waiting'
}
