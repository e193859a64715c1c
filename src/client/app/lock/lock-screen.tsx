import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import type { KeyRecord } from '#client/data/keys/key-database.ts'
import type { SessionHeader } from '#client/data/session/session-database.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { LeavingPage } from '#client/features/lock/leaving-page.tsx'
import { LockPage } from '#client/features/lock/lock-page.tsx'
import { SealedPage } from '#client/features/lock/sealed-page.tsx'
import { SignOutDialog } from '#client/features/sign-out/sign-out-dialog.tsx'
import { type SignOutExtent, unsentOf } from '#client/machines/sign-out.machine.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { keys } from '../device/device-storage.ts'
import type { DeviceLock } from './device-lock.ts'
import { countUnsent, type SignedInAs } from '../session/session.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'

const Back = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'bar',
    top: 'calc(0.75rem + env(titlebar-area-height, 0px))',
    insetInlineStart: 3,
  },
})

interface LockScreenProps {
  header: SessionHeader
  state: ReturnType<DeviceLock['actor']['getSnapshot']>
  send: DeviceLock['actor']['send']
  isErasedElsewhere: boolean
  leave: (extent: SignOutExtent) => Promise<void>
  onForgot: () => void
  SignIn: ComponentType<{ onSignedIn: (signedIn: SignedInAs) => void }>
}

/** What somebody sees of a device that is not open. */
export function LockScreen(props: LockScreenProps) {
  const { header, state, isErasedElsewhere, leave } = props
  const { userKey } = header
  const isOnline = useIsOnline()
  const record = useObservable(() => keys.watch(userKey), [userKey])
  const isSealed = state.matches('needsNetwork') || state.matches('leaseOver')
  const unsent = useUnsent(userKey, isSealed)
  const signOut = useSignOutQuestion(userKey, record, leave)

  if (isErasedElsewhere) return <LeavingPage isWipe={false} />
  if (state.matches('locked') || state.matches('unlocking')) {
    return (
      <>
        <Locked {...props} isOnline={isOnline} onSignOut={signOut.ask} />
        {signOut.dialog}
      </>
    )
  }
  if (isSealed) return <Sealed {...props} record={record} unsent={unsent} />
  if (state.matches('signingIn')) return <SigningIn {...props} />
  return <LeavingPage isWipe={!state.matches('signingOut')} />
}

/** How many changes wait on a sealed device. */
function useUnsent(userKey: string, isSealed: boolean): number {
  const [unsent, setUnsent] = useState(0)
  useEffect(() => {
    if (isSealed) void countUnsent(userKey).then((counts) => setUnsent(unsentOf(counts)))
  }, [isSealed, userKey])
  return unsent
}

/** Signs out, unless changes wait: then `dialog` asks what becomes of them. */
function useSignOutQuestion(userKey: string, record: KeyRecord | undefined, leave: LockScreenProps['leave']) {
  const [leaving, setLeaving] = useState<TrayCounts>()
  const ask = () =>
    void countUnsent(userKey).then((counts) => (unsentOf(counts) > 0 ? setLeaving(counts) : leave('all')))
  const dialog = leaving ? (
    <SignOutDialog
      counts={leaving}
      fault={null}
      mayKeep={record?.policy.keepSealed ?? true}
      onLeave={leave}
      onClose={() => setLeaving(undefined)}
    />
  ) : null
  return { ask, dialog }
}

function Locked({
  header: { user },
  state,
  send,
  onForgot,
  isOnline,
  onSignOut,
}: LockScreenProps & { isOnline: boolean; onSignOut: () => void }) {
  const { mode, why, problem, triesLeft } = state.context
  return (
    <LockPage
      name={user.name}
      mode={mode}
      why={why}
      problem={problem}
      triesLeft={triesLeft}
      isBusy={state.matches('unlocking')}
      isOnline={isOnline}
      onPin={(pin) => send({ type: 'credential.entered', credential: { pin } })}
      onPasskey={() => send({ type: 'credential.entered', credential: 'passkey' })}
      onForgot={() => {
        if (mode === 'pin') onForgot()
        send({ type: 'signIn.asked' })
      }}
      onSignOut={onSignOut}
    />
  )
}

function Sealed({
  header: { user },
  state,
  send,
  record,
  unsent,
}: LockScreenProps & { record: KeyRecord | undefined; unsent: number }) {
  return (
    <SealedPage
      why={state.matches('leaseOver') ? 'leaseOver' : 'needsNetwork'}
      name={user.name}
      unsent={unsent}
      isFieldMode={(record?.mode ?? 'session') !== 'session'}
      mayHaveFieldMode={record?.policy.fieldMode !== 'forbidden'}
      onRetry={() => send({ type: 'retry' })}
      onSignIn={() => send({ type: 'signIn.asked' })}
    />
  )
}

function SigningIn({ header: { userKey }, send, SignIn }: LockScreenProps) {
  const words = useTexts('words')
  return (
    <>
      <Back>
        <Button
          variant="quiet"
          icon={<ArrowLeft aria-hidden />}
          onClick={() => send({ type: 'signIn.left' })}
        >
          {words('back')}
        </Button>
      </Back>
      <SignIn
        onSignedIn={({ header: next, opened, mode }) => {
          // Somebody else: the page starts anew as theirs.
          if (next.userKey === userKey) send({ type: 'signed.in', opened, mode })
          else location.reload()
        }}
      />
    </>
  )
}
