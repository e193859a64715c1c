import { type Actor, createActor, fromPromise } from 'xstate'
import type { KeyMode } from '#shared/contract/devices.ts'
import { SECOND } from '#shared/lib/time.ts'
import { systemClock } from '#client/data/device/clock.ts'
import { type KeyChannel, openKeyChannel } from '#client/data/keys/key-channel.ts'
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
import { noteOpening } from '../device/opening-note.ts'
import { prepareDevice } from '../device/prepared-device.ts'
import { showLastPage } from '../kept-page/show-last-page.ts'
import { hearPolicy } from './field-mode.ts'
import { hearServer } from './hear-server.ts'
import { leaveQuietly } from '../session/leave-quietly.ts'
import { createOpener, type Opener } from './opener.ts'
import type { OpenSession, SignedInAs } from '../session/session.ts'
import { watchActivity } from './watch-activity.ts'
import { wipeDevice } from '../device/wipe-device.ts'

/** How often an open device looks at its clock and its lease. */
const LOOK = 30 * SECOND
const REFUSED = 'refused'

type LockActor = Actor<typeof lockMachine>

export interface DeviceLock {
  actor: LockActor
  /** The server has answered. */
  heardServer: () => void
  /** Tells when the server, asked by the lock, no longer stood by the session, also if that was before. Gives what stops it. */
  onRefused: (tell: () => void) => () => void
  close: () => void
}

/** The lock of this tab with everything that it listens to: the person, the other tabs, the clock, the network. */
export function createDeviceLock(header: SessionHeader, signedIn: SignedInAs | undefined): DeviceLock {
  const { userKey } = header
  const refusals = createRefusals()
  const wayOut = createWayOut()
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
  const opener = createOpener(header, channel.ask)
  const actor: LockActor = createActor(
    lockMachine.provide({
      actors: lockActors({ userKey, opener, wayOut, signedIn }),
      actions: {
        tellUnlocked: ({ context }) => channel.give((context.opened as OpenSession).key),
        tellLocked: ({ context }) => channel.tellLocked(context.why),
        tellGone: wayOut.go,
        refreshSession: () => {
          channel.tellActive()
          void hear()
        },
      },
    }),
    { input: { now: systemClock.now } },
  )
  const keepKey = () => {
    const { opened, activeAt } = actor.getSnapshot().context
    // Where it cannot be kept, the next start asks the server.
    if (opened) void opener.keep((opened as OpenSession).key, activeAt).catch(() => {})
  }
  const heardServer = () => {
    opener.proveTime()
    refusals.forget()
  }
  /** A device that was opened without the server hears afterwards what it says. */
  const hear = () =>
    hearServer({
      ask: () => hearPolicy(userKey),
      heard: ({ mode, isWiped }) => {
        heardServer()
        if (isWiped) actor.send({ type: 'wipe.ordered', reason: 'ordered' })
        else {
          actor.send({ type: 'mode.changed', mode })
          keepKey()
        }
      },
      refused: refusals.tell,
    })
  followState(actor, { opener, wayOut, keepKey, hear })
  const stopListening = listen(actor, { opener, channel, keepKey })
  actor.start()

  return {
    actor,
    heardServer,
    onRefused: refusals.watch,
    close: () => {
      stopListening()
      actor.stop()
      channel.close()
    },
  }
}

interface LockParts {
  opener: Opener
  wayOut: WayOut
  channel: KeyChannel<LockReason>
  /** Keeps the key for the next start. */
  keepKey: () => void
  hear: () => Promise<void>
}

/** What the lock has done by others. */
function lockActors({
  userKey,
  opener,
  wayOut,
  signedIn,
}: Pick<LockParts, 'opener' | 'wayOut'> & { userKey: string; signedIn: SignedInAs | undefined }) {
  let justSignedIn = signedIn
  return {
    boot: fromPromise<BootOutcome<unknown>>(async () => {
      const first = justSignedIn
      justSignedIn = undefined
      return first ? { to: 'unlocked' as const, opened: first.opened, mode: first.mode } : opener.boot()
    }),
    unlock: fromPromise<TriedUnlock<unknown>, Credential>(async ({ input }) => {
      const tried = await opener.unlock(input)
      // Before the app takes the processor.
      if (tried.outcome === 'opened') await showLastPage(tried.opened.vault).catch(() => {})
      return tried
    }),
    signOut: fromPromise(async () => {
      wayOut.choose()
      await leaveQuietly(userKey)
    }),
    wipe: fromPromise<void, WipeReason>(({ input }) => wipeDevice(userKey, input)),
  }
}

/** Does what follows from each state: forgets the vault, notes how the device opens, keeps the key, hears the server. */
function followState(
  actor: LockActor,
  { opener, wayOut, keepKey, hear }: Pick<LockParts, 'opener' | 'wayOut' | 'keepKey' | 'hear'>,
) {
  let wasUnlocked = false
  let lastMode: KeyMode | undefined
  actor.subscribe((state) => {
    if (state.matches('locked') || state.matches('leaseOver') || state.matches('needsNetwork'))
      sessions.vault = undefined
    const isUnlocked = state.matches('unlocked')
    if (isUnlocked) wayOut.noteOpen()
    const { mode } = state.context
    if (isUnlocked && !wasUnlocked && opener.isUnheard()) void hear()
    if (isUnlocked && (!wasUnlocked || mode !== lastMode)) {
      lastMode = mode
      noteOpening(mode)
      keepKey()
    }
    wasUnlocked = isUnlocked
  })
}

/** Tells the lock of the person, the clock and the network. Gives what ends it. */
function listen(
  actor: LockActor,
  { opener, channel, keepKey }: Pick<LockParts, 'opener' | 'channel' | 'keepKey'>,
): () => void {
  const look = async () => {
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
  return () => {
    leaving.abort()
    clearInterval(looking)
    stopWatching()
  }
}

type WayOut = ReturnType<typeof createWayOut>

/** Where a sign-out by the lock leads. */
function createWayOut() {
  let hasBeenOpen = false
  let address = '/'
  return {
    noteOpen: () => {
      hasBeenOpen = true
    },
    choose: () => {
      // Where nobody had come in yet, the sign-in asks at the address that they want to.
      address = hasBeenOpen ? '/logout' : location.pathname + location.search
    },
    go: () => location.assign(address),
  }
}

/** That the server no longer stands by the session; who comes later hears it, too, as it may come before any screen. */
function createRefusals() {
  const refusals = new EventTarget()
  let isRefused = false
  return {
    tell: () => {
      isRefused = true
      refusals.dispatchEvent(new Event(REFUSED))
    },
    forget: () => {
      isRefused = false
    },
    watch: (tell: () => void) => {
      if (isRefused) tell()
      refusals.addEventListener(REFUSED, tell)
      return () => refusals.removeEventListener(REFUSED, tell)
    },
  }
}

export const openedIn = (actor: DeviceLock['actor']): OpenSession | undefined =>
  actor.getSnapshot().context.opened as OpenSession | undefined
