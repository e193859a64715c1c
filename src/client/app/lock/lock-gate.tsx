import { useSelector } from '@xstate/react'
import {
  type ComponentType,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react'
import { deviceLimits } from '#shared/contract/devices.ts'
import type { WipeReason } from '#client/data/keys/wipe.ts'
import type { SessionHeader } from '#client/data/session/session-database.ts'
import type { SignOutExtent } from '#client/machines/sign-out.machine.ts'
import { withTexts } from '#client/texts/texts.ts'
import { later } from '#client/ui/later.tsx'
import { isArrival } from '../auth/arrival.ts'
import { onBackToLogin } from '../auth/back-to-login.ts'
import { leaveQuietly } from '../session/leave-quietly.ts'
import { isErasingHere, onSessionMessage } from '../device/device-storage.ts'
import { type DeviceLock, createDeviceLock } from './device-lock.ts'
import { leaveDevice, type OpenSession, type SignedInAs } from '../session/session.ts'
import { Loading } from '../splash/splash.tsx'
import type { Lock } from './use-lock.ts'

const IdleDialog = lazy(
  withTexts(
    () =>
      import('#client/features/session/idle-dialog.tsx').then(({ IdleDialog }) => ({ default: IdleDialog })),
    'lock',
  ),
)
const SignedIn = later(() => import('../signed-in.tsx').then(({ SignedIn }) => SignedIn))
const LockScreen = later(
  withTexts(() => import('./lock-screen.tsx').then(({ LockScreen }) => LockScreen), 'lock', 'signOut'),
)
// One of the two is drawn next, as soon as the lock was asked.
void SignedIn.preload()
void LockScreen.preload()

/** How long another tab gets to erase before this one looks again. Milliseconds. */
const ERASING = 700

interface LockGateProps {
  header: SessionHeader
  /** Set where somebody has just signed in. */
  signedIn: SignedInAs | undefined
  SignIn: ComponentType<{ onSignedIn: (signedIn: SignedInAs) => void }>
}

/** The lock of this device: what is behind it exists only while it is unlocked. */
export function LockGate(props: LockGateProps) {
  const { header, signedIn } = props
  const [device, setDevice] = useState<DeviceLock>()
  useEffect(() => {
    const created = createDeviceLock(header, signedIn)
    // It listens to the world, so it is created where it can be taken down again.
    // oxlint-disable-next-line react/set-state-in-effect
    setDevice(created)
    return created.close
  }, [header, signedIn])
  return device ? <LockedDevice {...props} device={device} /> : null
}

function LockedDevice({ header, signedIn, SignIn, device }: LockGateProps & { device: DeviceLock }) {
  const { userKey } = header
  const { actor, heardServer, onRefused } = device
  const state = useSelector(actor, (snapshot) => snapshot)
  const [lost, setLost] = useState(signedIn?.lost)
  const [isForgotten, setForgotten] = useState(false)
  const isErasedElsewhere = useErasedElsewhere(userKey)
  const [isLeaving, setLeaving] = useState(false)
  const [isArriving] = useState(() => Boolean(signedIn) || isArrival(location.pathname))

  const isOpen = state.matches('unlocked')
  useBackToLogin(device, userKey, isOpen, () => setLeaving(true))

  const { mode } = state.context
  const lock = useMemo<Lock>(
    () => ({
      userKey,
      config: header.config,
      mode,
      asksNewPin: isForgotten,
      forgetForgotten: () => setForgotten(false),
      lost,
      forgetLost: () => setLost(undefined),
      lockNow: () => actor.send({ type: 'lock.asked' }),
      modeChanged: (next) => actor.send({ type: 'mode.changed', mode: next }),
      leave: async (extent: SignOutExtent, to = '/') => {
        // The screens go first: what they read is closed and then deleted.
        setLeaving(true)
        // What another window held is noted, and the next page goes on with it.
        await leaveDevice(userKey, extent).finally(() => location.assign(to))
      },
    }),
    [actor, header, userKey, mode, isForgotten, lost],
  )
  const wipe = useCallback((reason: WipeReason) => actor.send({ type: 'wipe.ordered', reason }), [actor])

  const opened = state.context.opened as OpenSession | undefined
  const arriving = isArriving ? <Loading /> : null
  if (opened && isOpen && !isErasedElsewhere && !isLeaving) {
    return (
      <Suspense fallback={arriving}>
        <SignedIn opened={opened} lock={lock} onContact={heardServer} onWipe={wipe} onRefused={onRefused} />
        {state.matches({ unlocked: 'prompting' }) ? (
          <IdleDialog
            endsAt={state.context.activeAt + deviceLimits.idle}
            onStay={() => actor.send({ type: 'session.extend' })}
            onLeave={() => actor.send({ type: 'session.end' })}
          />
        ) : null}
      </Suspense>
    )
  }
  if (state.matches('boot') && !isErasedElsewhere) return arriving
  return (
    <Suspense fallback={null}>
      <LockScreen
        header={header}
        state={state}
        send={(event) => actor.send(event)}
        isErasedElsewhere={isErasedElsewhere || isLeaving}
        leave={lock.leave}
        onForgot={() => setForgotten(true)}
        SignIn={SignIn}
      />
    </Suspense>
  )
}

/** Whether another tab erases what is kept for the user; this one then starts anew. */
function useErasedElsewhere(userKey: string): boolean {
  const [isErased, setErased] = useState(false)
  useEffect(
    () =>
      onSessionMessage((message) => {
        if (message.type !== 'wiping' || message.userKey !== userKey || isErasingHere()) return
        setErased(true)
        setTimeout(() => location.reload(), ERASING)
      }),
    [userKey],
  )
  return isErased
}

/** Leaves an open device on the way back to the sign-in. */
function useBackToLogin({ actor }: DeviceLock, userKey: string, isOpen: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(
    () =>
      isOpen
        ? onBackToLogin(() => {
            // In field mode this locks; without it the lock takes no notice, and the person leaves.
            actor.send({ type: 'lock.asked' })
            if (!actor.getSnapshot().matches('unlocked')) return
            leave()
            void leaveQuietly(userKey).finally(() => location.assign('/auth/login'))
          })
        : undefined,
    [actor, userKey, isOpen],
  )
}
