import { useMachine } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import { Workbox } from 'workbox-window'
import { fromPromise } from 'xstate'
import { HOUR } from '#shared/lib/time.ts'
import { whenDrawn } from '../when-still.ts'
import { answerOthers, othersHaveUnsaved } from './other-windows.ts'
import { type UpdateEvent, updateMachine } from './update.machine.ts'

/** A new build that the person can take. */
export interface Update {
  state: 'offered' | 'held' | 'replaced'
  isBusy: boolean
  take: () => void
}

interface Ways {
  /** Asks about entries of this window that are not saved, and acts where they may go. */
  guard: (act: () => void) => void
  /** Reloads the page without its screens, whose entries the browser would ask about a second time. */
  reload: () => void
}

/** Keeps the app on this device, and tells of a new build; undefined while there is none. */
export function useUpdate({ guard, reload }: Ways): Update | undefined {
  const workbox = useMemo(() => (canKeepApp() ? new Workbox('/service-worker.js') : undefined), [])
  const [state, send] = useMachine(
    updateMachine.provide({
      actors: { othersHaveUnsaved: fromPromise(othersHaveUnsaved) },
      actions: { activate: () => workbox?.messageSkipWaiting(), reload },
    }),
  )
  useEffect(answerOthers, [])
  useEffect(() => workbox && keepApp(workbox, send), [workbox, send])
  if (state.matches('current') || state.matches('reloading')) return undefined
  const isBusy = state.matches('asking') || state.matches('activating')
  return {
    state: state.matches('held') ? 'held' : state.matches('replaced') ? 'replaced' : 'offered',
    isBusy,
    take: () => guard(() => send({ type: 'update.asked' })),
  }
}

const canKeepApp = () => 'serviceWorker' in navigator && !import.meta.env.DEV

/** Registers the service worker, and looks for a new one as long as the page is open. Gives its end. */
function keepApp(workbox: Workbox, tell: (event: UpdateEvent) => void): () => void {
  const container = navigator.serviceWorker
  let wasUsed = container.controller !== null
  const use = () => {
    tell({ type: 'build.used', wasUsed })
    wasUsed = true
  }
  const wait = () => tell({ type: 'build.waiting' })
  container.addEventListener('controllerchange', use)
  workbox.addEventListener('waiting', wait)
  // Without a service worker (a private window, a policy) the app still works while there is a network. The first one busies
  // the device for seconds while it keeps the whole build, so it begins when what somebody waits for is drawn.
  const registerNow = whenDrawn(
    document.body,
    () => void workbox.register({ immediate: true }).catch(() => {}),
  )
  // A browser looks only where a page is loaded, and an installed app may stay open for weeks.
  const looking = setInterval(() => void workbox.update().catch(() => {}), HOUR)
  return () => {
    // Whoever locks the device before has it kept all the same.
    registerNow()
    clearInterval(looking)
    container.removeEventListener('controllerchange', use)
    workbox.removeEventListener('waiting', wait)
  }
}
