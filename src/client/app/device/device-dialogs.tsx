import { lazy, Suspense } from 'react'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import { withTexts } from '#client/texts/texts.ts'
import { useLock } from '../lock/use-lock.ts'
import type { AskedSignOut } from '../session/use-sign-out.ts'

const DeviceFieldMode = lazy(
  withTexts(
    () =>
      import('../lock/device-field-mode.tsx').then(({ DeviceFieldMode }) => ({ default: DeviceFieldMode })),
    'fieldMode',
  ),
)
const LeaveDialog = lazy(
  withTexts(
    () => import('../routes/leave-dialog.tsx').then(({ LeaveDialog }) => ({ default: LeaveDialog })),
    'signOut',
  ),
)
const LostNotice = lazy(
  withTexts(
    () =>
      import('#client/features/lock/device-notice.tsx').then(({ LostNotice }) => ({ default: LostNotice })),
    'lock',
  ),
)

interface DeviceDialogsProps {
  policy: KeyRecord['policy'] | undefined
  /** Set where a sign-out would lose changes. */
  asked: AskedSignOut | undefined
  isSettingUp: boolean
  onStay: () => void
  onSetUp: () => void
  onSignOut: () => void
}

/** What a person is asked or told about this device, over any screen. */
export function DeviceDialogs({
  policy,
  asked,
  isSettingUp,
  onStay,
  onSetUp,
  onSignOut,
}: DeviceDialogsProps) {
  const { mode, asksNewPin, forgetForgotten, lost, forgetLost, leave } = useLock()
  const isRequired = policy?.fieldMode === 'required' && mode === 'session'
  return (
    <Suspense fallback={null}>
      {asked ? (
        <LeaveDialog
          counts={asked.counts}
          mayKeep={policy?.keepSealed ?? true}
          onLeave={(extent) => leave(extent, asked.to)}
          onClose={onStay}
        />
      ) : isSettingUp || isRequired ? (
        <DeviceFieldMode
          occasion={asksNewPin ? 'newPin' : policy?.fieldMode === 'required' ? 'required' : 'asked'}
          onSignOut={onSignOut}
          onClose={() => {
            onSetUp()
            forgetForgotten()
          }}
        />
      ) : null}
      {lost ? <LostNotice count={lost.count} since={lost.since} onDismiss={forgetLost} /> : null}
    </Suspense>
  )
}
