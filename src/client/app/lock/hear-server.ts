import type { KeyMode } from '#shared/contract/devices.ts'
import { sessionFaultOf } from '../session/session-fault.ts'

interface DeviceStatus {
  mode: KeyMode
  isWiped: boolean
}

interface HearingParts {
  /** Rejects where the server was not asked as somebody who is signed in. */
  ask: () => Promise<DeviceStatus | undefined>
  heard: (answer: DeviceStatus) => void
  /** The server no longer stands by the session (SESS-09). */
  refused: () => void
}

/** Asks the server what it says of this device. A network that fails says nothing. */
export async function hearServer({ ask, heard, refused }: HearingParts): Promise<void> {
  const answer = await ask().catch((cause: unknown) => {
    if (sessionFaultOf(cause) === 'refused') refused()
  })
  if (answer) heard(answer)
}
