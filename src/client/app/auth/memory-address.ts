import type { Address, AuthPath } from '#client/features/auth/address.ts'

/** The sign-in screens over a page whose address stays as it is. */
export function createMemoryAddress(): Address {
  let path: AuthPath = '/auth/login'
  let search = ''
  const listeners = new Set<() => void>()
  const show = (nextPath: AuthPath, nextSearch = '') => {
    path = nextPath
    search = nextSearch
    for (const changed of listeners) changed()
  }
  return {
    path: () => path,
    search: () => search,
    go: show,
    replace: show,
    goHome: () => show('/auth/login'),
    subscribe: (changed) => {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
}
