import { useMachine } from '@xstate/react'
import { liveQuery } from 'dexie'
import { useEffect, useState } from 'react'
import { distinctUntilChanged, filter, from, skip } from 'rxjs'
import { fromPromise } from 'xstate'
import type { Device } from '#client/data/device/device.ts'
import { SessionDialog } from '#client/features/session/session-dialog.tsx'
import { type SessionAnswer, sessionMachine } from '#client/machines/session.machine.ts'
import { createFactorCheck } from './demanded-factor.ts'
import { sessions } from '../device/device-storage.ts'
import type { DeviceLock } from '../lock/device-lock.ts'
import { refreshLogin } from './refresh-login.ts'
import type { createAppRouter } from '../routes/router.tsx'
import { forgetSession, type OpenSession } from './session.ts'

interface SessionWatchProps {
  opened: OpenSession
  device: Device
  router: ReturnType<typeof createAppRouter>
  /** Tells whenever the lock was refused by the server. */
  onRefused: DeviceLock['onRefused']
}

/** Keeps what the server says of the session, and speaks up where it no longer stands by it. */
export function SessionWatch({ opened, device, router, onRefused }: SessionWatchProps) {
  const [lacksFactor] = useState(() =>
    createFactorCheck({
      isFederated: () => sessions.isFederated(opened.userKey),
      hasSecondFactor: async () => (await import('./own-account-calls.ts')).readSecondFactor(),
    }),
  )
  const [state, send] = useMachine(
    sessionMachine.provide({
      actors: { refresh: fromPromise<SessionAnswer>(() => refreshLogin(device, opened, lacksFactor)) },
      actions: { signInAgain: () => void forgetSession().then(() => location.reload()) },
    }),
  )
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) send({ type: 'route.changed' })
      }),
    [router, send],
  )
  useEffect(() => onRefused(() => send({ type: 'session.refused' })), [onRefused, send])
  const { data, sync } = device
  useEffect(() => {
    const watching = watchScope(data).subscribe(() => send({ type: 'scope.changed' }))
    return () => watching.unsubscribe()
  }, [data, send])
  useEffect(() => {
    let wasRefused = false
    const listening = sync.status.subscribe(({ fault }) => {
      if (fault === 'unauthorized') send({ type: 'session.refused' })
      else if (wasRefused && fault === null) send({ type: 'session.proven' })
      wasRefused = fault === 'unauthorized' || (wasRefused && fault !== null)
    })
    return () => listening.unsubscribe()
  }, [sync, send])

  if (!state.matches({ unverified: 'asking' })) return null
  return (
    <SessionDialog
      onSignIn={() => send({ type: 'signIn.asked' })}
      onPutOff={() => send({ type: 'put.off' })}
    />
  )
}

/** Tells whenever the server has begun to let the person read something else. */
const watchScope = (data: Device['data']) =>
  from(liveQuery(async () => (await data.readState('cursor'))?.scopeHash)).pipe(
    filter((hash) => hash !== undefined),
    distinctUntilChanged(),
    skip(1),
  )
