import { createContext, useContext, useSyncExternalStore } from 'react'
import { invariant } from '#shared/lib/invariant.ts'

/** What somebody who is not signed in can see. */
export const AUTH_PATHS = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/change-password',
  '/auth/confirm',
  '/auth/setup-MFA',
  '/sso',
  '/error',
  '/logout',
  '/trial-expired',
  '/cb-integrations',
  '/first-run',
] as const
export type AuthPath = (typeof AUTH_PATHS)[number]

const AFTER_PASSWORD: readonly AuthPath[] = ['/auth/change-password', '/auth/confirm', '/auth/setup-MFA']

/** A screen that only follows a password, and is none without it. */
export const isAfterPassword = (path: AuthPath): boolean => AFTER_PASSWORD.includes(path)

/** The place of the sign-in screens in the address bar; a locked device has one that is only in memory. */
export interface Address {
  path: () => AuthPath
  search: () => string
  go: (path: AuthPath, search?: string) => void
  /** The same without a step back. */
  replace: (path: AuthPath, search?: string) => void
  /** Goes to the start of the app. */
  goHome: () => void
  subscribe: (changed: () => void) => () => void
}

export const AddressContext = createContext<Address | undefined>(undefined)

export function useAddress(): Address {
  const address = useContext(AddressContext)
  invariant(address, 'the sign-in screens have an address')
  const where = () => address.path() + address.search()
  // The same where there is no browser to draw it.
  useSyncExternalStore(address.subscribe, where, where)
  return address
}
