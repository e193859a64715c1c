import { useObservable } from 'dexie-react-hooks'
import { watchTrayCounts } from '#client/data/queue/tray.ts'
import { useNow } from '#client/features/tray/use-now.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { StatusPill } from '#client/ui/figures/status-pill.tsx'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { pillState } from './pill-state.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const NOTHING = { waiting: 0, decisions: 0 }

interface SyncPillProps {
  isOpen: boolean
  onOpen: () => void
}

/** How this device stands towards the server; opens what waits. */
export function SyncPill({ isOpen, onOpen }: SyncPillProps) {
  const device = useDevice()
  const t = useTexts('frame')
  const locale = useLocale()
  const now = useNow()
  const isRoomy = useIsAtLeast('lg')
  const status = useObservable(() => device.sync.status, [device])
  const counts = useWatched(watchTrayCounts) ?? NOTHING
  if (!status) return null
  const { tone, text, short, isWorking } = pillState(t, {
    status,
    counts,
    companies: device.login.customers.length,
    now,
    locale,
  })
  return (
    <StatusPill
      tone={tone}
      working={isWorking}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      {isRoomy ? text : short}
    </StatusPill>
  )
}
