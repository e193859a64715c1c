import type { Address } from '#client/features/auth/address.ts'
import { authPathOf } from './arrival.ts'

const open = (path: string, search = '') => location.assign(path + search)

/** A screen for visitors that somebody sees who is signed in: every way out of it starts the page anew. */
export const pageAddress: Address = {
  path: () => authPathOf(location.pathname) ?? '/error',
  search: () => location.search,
  go: open,
  replace: (path, search = '') => location.replace(path + search),
  goHome: () => open('/'),
  subscribe: () => {
    const startAnew = () => location.reload()
    addEventListener('popstate', startAnew)
    return () => removeEventListener('popstate', startAnew)
  },
}
