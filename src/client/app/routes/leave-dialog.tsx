import { useDeferredValue, useEffect, useState } from 'react'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import { type TrayCounts, watchTrayCounts } from '#client/data/queue/tray.ts'
import { SignOutDialog } from '#client/features/sign-out/sign-out-dialog.tsx'
import { useDevice } from '#client/machines/use-device.ts'
import type { SignOutExtent } from '#client/machines/sign-out.machine.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** How long an attempt may take before what is wrong counts as its outcome. Milliseconds. */
const ATTEMPT = 2500

interface LeaveDialogProps {
  counts: TrayCounts
  mayKeep: boolean
  onLeave: (extent: SignOutExtent) => Promise<void>
  onClose: () => void
}

/** The sign-out of an unlocked device: what waits is counted as it is sent. */
export function LeaveDialog({ counts: first, ...rest }: LeaveDialogProps) {
  const device = useDevice()
  const [attempt, setAttempt] = useState(0)
  const [fault, setFault] = useState<SyncFault | null>(null)
  const counts = useDeferredValue(useWatched(watchTrayCounts) ?? first)

  useEffect(() => {
    if (attempt === 0) return undefined
    let latest: SyncFault | null = null
    const listening = device.sync.status.subscribe((status) => (latest = status.fault))
    // The last fault is that of an earlier attempt until this one had its time.
    const judging = setInterval(() => setFault(latest), ATTEMPT)
    return () => {
      listening.unsubscribe()
      clearInterval(judging)
    }
  }, [device, attempt])

  return (
    <SignOutDialog
      {...rest}
      counts={counts}
      fault={fault}
      onSend={() => {
        setFault(null)
        setAttempt((last) => last + 1)
        device.sync.syncNow()
      }}
    />
  )
}
