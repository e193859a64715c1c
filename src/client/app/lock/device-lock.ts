import { type Actor, createActor, fromPromise } from 'xstate'
import type { KeyMode } from '#shared/contract/devices.ts'
import { SECOND } from '#shared/lib/time.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { openKeyChannel } from '#client/data/keys/key-channel.ts'
import type { WipeReason } from '#client/data/keys/wipe.ts'
import type { SessionHeader } from '#client/data/session/session-database.ts'
import {
  type BootOutcome,
  type Credential,
  lockMachine,
  type LockReason,
  type TriedUnlock,
} from '#client/machines/lock.machine.ts'
import { sessions } from '../device/device-storage.ts'
import { hold } from '../device/held.ts'
import { noteOpening } from '../device/opening-note.ts'
import { dropPrepared, prepareDevice } from '../device/prepared-device.ts'
import { hearPolicy } from './field-mode.ts'
import { hearServer } from './hear-server.ts'
import { leaveQuietly } from '../session/leave-quietly.ts'
import { createOpener } from './opener.ts'
import type { OpenSession, SignedInAs } from '../session/session.ts'
import { watchActivity } from './watch-activity.ts'
import { wipeDevice } from '../device/wipe-device.ts'

/** How often an open device looks at its clock and its lease. */
const LOOK = 30 * SECOND
const REFUSED = 'refused'

export interface DeviceLock {
  actor: Actor<typeof lockMachine>
  /** The server has answered. */
  heardServer: () => void
  /** Tells whenever the server, asked by the lock, no longer stood by the session. Gives what stops it. */
  onRefused: (tell: () => void) => () => void
  close: () => void
}

/** The lock of this tab with everything that it listens to: the person, the other tabs, the clock, the network. */
export function createDeviceLock(header: SessionHeader, signedIn: SignedInAs | undefined): DeviceLock {
  const { userKey } = header
  let justSignedIn = signedIn
  let goesTo = '/'
  let hasBeenOpen = false
  const refusals = new EventTarget()

  const channel = openKeyChannel<LockReason>(
    userKey,
    { clock: systemClock, locks: navigator.locks },
    {
      held: () => openedIn(actor)?.key,
      given: (key) =>
        void opener
          .receive(key)
          .then((opened) => actor.send({ type: 'key.received', opened }))
          .catch(() => {}),
      locked: (why) => actor.send({ type: 'locked.elsewhere', why }),
      active: () => actor.send({ type: 'activity.elsewhere' }),
    },
  )
  prepareDevice(userKey)
  // What holds the databases is let go of before they are erased.
  hold(async () => dropPrepared())
  const opener = createOpener(header, channel.ask)
  const actor = createActor(
    lockMachine.provide({
      actors: {
        boot: fromPromise<BootOutcome<unknown>>(async () => {
          const first = justSignedIn
          justSignedIn = undefined
          return first ? { to: 'unlocked' as const, opened: first.opened, mode: first.mode } : opener.boot()
        }),
        unlock: fromPromise<TriedUnlock<unknown>, Credential>(({ input }) => opener.unlock(input)),
        signOut: fromPromise(async () => {
          // Where nobody had come in yet, the sign-in asks at the address that they want to.
          goesTo = hasBeenOpen ? '/logout' : location.pathname + location.search
          await leaveQuietly(userKey)
        }),
        wipe: fromPromise<void, WipeReason>(({ input }) => wipeDevice(userKey, input)),
      },
      actions: {
        tellUnlocked: ({ context }) => channel.give((context.opened as OpenSession).key),
        tellLocked: ({ context }) => channel.tellLocked(context.why),
        tellGone: () => location.assign(goesTo),
        refreshSession: () => {
          channel.tellActive()
          void hear()
        },
      },
    }),
    { input: { now: systemClock.now } },
  )

  let wasUnlocked = false
  let lastMode: KeyMode | undefined
  actor.subscribe((state) => {
    if (state.matches('locked') || state.matches('leaseOver') || state.matches('needsNetwork'))
      sessions.vault = undefined
    const isUnlocked = state.matches('unlocked')
    hasBeenOpen ||= isUnlocked
    const { mode } = state.context
    if (isUnlocked && !wasUnlocked && opener.isUnheard()) void hear()
    if (isUnlocked && (!wasUnlocked || mode !== lastMode)) {
      lastMode = mode
      noteOpening(mode)
      keepKey()
    }
    wasUnlocked = isUnlocked
  })

  function keepKey() {
    const { opened, activeAt } = actor.getSnapshot().context
    // Where it cannot be kept, the next start asks the server.
    if (opened) void opener.keep((opened as OpenSession).key, activeAt).catch(() => {})
  }

  /** A device that was opened without the server hears afterwards what it says. */
  const hear = () =>
    hearServer({
      ask: () => hearPolicy(userKey),
      heard: ({ mode, isWiped }) => {
        opener.proveTime()
        if (isWiped) actor.send({ type: 'wipe.ordered', reason: 'ordered' })
        else {
          actor.send({ type: 'mode.changed', mode })
          keepKey()
        }
      },
      refused: () => refusals.dispatchEvent(new Event(REFUSED)),
    })

  async function look() {
    actor.send({ type: 'woken' })
    if (!actor.getSnapshot().matches('unlocked')) return
    const objection = await opener.look()
    if (objection === 'leaseOver') actor.send({ type: 'lease.ended' })
    if (objection === 'timeDoubted') actor.send({ type: 'time.doubted' })
    if (!objection) keepKey()
  }

  const leaving = new AbortController()
  const { signal } = leaving
  const looking = setInterval(() => void look(), LOOK)
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void look()
    },
    { signal },
  )
  addEventListener('online', () => actor.send({ type: 'retry' }), { signal })
  const stopWatching = watchActivity(() => {
    actor.send({ type: 'activity' })
    channel.tellActive()
  })
  actor.start()

  return {
    actor,
    heardServer: opener.proveTime,
    onRefused: (tell) => {
      refusals.addEventListener(REFUSED, tell)
      return () => refusals.removeEventListener(REFUSED, tell)
    },
    close: () => {
      leaving.abort()
      clearInterval(looking)
      stopWatching()
      actor.stop()
      channel.close()
    },
  }
}

export const openedIn = (actor: DeviceLock['actor']): OpenSession | undefined =>
  actor.getSnapshot().context.opened as OpenSession | undefined
