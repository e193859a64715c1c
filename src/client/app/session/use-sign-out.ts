import { useState } from 'react'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { unsentOf } from '#client/machines/sign-out.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLock } from '../lock/use-lock.ts'
import { useExitGuard } from '../routes/exit-guard.tsx'
import { countUnsent } from './session.ts'

/** What a sign-out would lose, and where it was to lead. */
export interface AskedSignOut {
  counts: TrayCounts
  to: string
}

/**
 * Signs out, unless changes wait on this device: then `asked` says what of. `guard` asks before another act that takes the
 * screens away. `exitDialog` has to be shown somewhere.
 */
export function useSignOut() {
  const device = useDevice()
  const { leave } = useLock()
  const exit = useExitGuard()
  const [asked, setAsked] = useState<AskedSignOut>()
  const signOut = (to = '/') =>
    exit.guard(async () => {
      const counts = await countUnsent(device.userKey)
      if (unsentOf(counts) > 0) setAsked({ counts, to })
      else await leave('all', to)
    })
  return { signOut, asked, stay: () => setAsked(undefined), guard: exit.guard, exitDialog: exit.dialog }
}
