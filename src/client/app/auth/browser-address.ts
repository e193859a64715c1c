import type { Address } from '#client/features/auth/address.ts'
import { arriveAt, authPathOf } from './arrival.ts'
import { redirectTarget } from './notes.ts'

const listeners = new Set<() => void>()
const tell = () => {
  for (const changed of listeners) changed()
}

/** The sign-in screens in the address bar. A deep link is kept for later, and the address becomes the sign-in's. */
export const browserAddress: Address = {
  path: () => authPathOf(location.pathname) ?? '/auth/login',
  search: () => location.search,
  go: (path, search = '') => {
    if (path + search === location.pathname + location.search) return
    history.pushState(null, '', path + search)
    tell()
  },
  replace: (path, search = '') => {
    history.replaceState(null, '', path + search)
    tell()
  },
  goHome: () => {
    history.pushState(null, '', '/')
    settleAddress()
    tell()
  },
  subscribe: (changed) => {
    const step = () => {
      settleAddress()
      changed()
    }
    listeners.add(changed)
    addEventListener('popstate', step)
    return () => {
      listeners.delete(changed)
      removeEventListener('popstate', step)
    }
  },
}

/** Gives the address bar what the screen shows. To be called where nobody is signed in. */
export function settleAddress(): void {
  const { path, search, redirect } = arriveAt(location)
  if (redirect !== undefined) redirectTarget.write(redirect)
  if (path + search !== location.pathname + location.search) history.replaceState(null, '', path + search)
}
