import { chakra } from '@chakra-ui/react'
import { useObservable } from 'dexie-react-hooks'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
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

const Back = chakra('div', { base: { position: 'fixed', zIndex: 'bar', top: 3, insetInlineStart: 3 } })

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
export function LockScreen({
  header,
  state,
  send,
  isErasedElsewhere,
  leave,
  onForgot,
  SignIn,
}: LockScreenProps) {
  const words = useTexts('words')
  const { userKey, user } = header
  const { why, problem, triesLeft } = state.context
  const isOnline = useIsOnline()
  const record = useObservable(() => keys.watch(userKey), [userKey])
  const [leaving, setLeaving] = useState<TrayCounts>()
  const [unsent, setUnsent] = useState(0)
  const isSealed = state.matches('needsNetwork') || state.matches('leaseOver')
  useEffect(() => {
    if (isSealed) void countUnsent(userKey).then((counts) => setUnsent(unsentOf(counts)))
  }, [isSealed, userKey])

  if (isErasedElsewhere) return <LeavingPage isWipe={false} />
  if (state.matches('locked') || state.matches('unlocking')) {
    return (
      <>
        <LockPage
          name={user.name}
          mode={state.context.mode}
          why={why}
          problem={problem}
          triesLeft={triesLeft}
          isBusy={state.matches('unlocking')}
          isOnline={isOnline}
          onPin={(pin) => send({ type: 'credential.entered', credential: { pin } })}
          onPasskey={() => send({ type: 'credential.entered', credential: 'passkey' })}
          onForgot={() => {
            if (state.context.mode === 'pin') onForgot()
            send({ type: 'signIn.asked' })
          }}
          onSignOut={() =>
            void countUnsent(userKey).then((counts) =>
              unsentOf(counts) > 0 ? setLeaving(counts) : leave('all'),
            )
          }
        />
        {leaving ? (
          <SignOutDialog
            counts={leaving}
            fault={null}
            mayKeep={record?.policy.keepSealed ?? true}
            onLeave={leave}
            onClose={() => setLeaving(undefined)}
          />
        ) : null}
      </>
    )
  }
  if (isSealed) {
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
  if (state.matches('signingIn')) {
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
  return <LeavingPage isWipe={!state.matches('signingOut')} />
}
