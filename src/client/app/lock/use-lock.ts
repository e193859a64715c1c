import { createContext, useContext } from 'react'
import type { KeyMode } from '#shared/contract/devices.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { SiteConfig } from '#shared/contract/site-config.ts'
import type { SignOutExtent } from '#client/machines/sign-out.machine.ts'
import type { LostChanges } from '../session/lost-changes.ts'

/** What the screens of an unlocked device may ask of the lock around them. */
export interface Lock {
  userKey: string
  config: SiteConfig
  mode: KeyMode
  /** A forgotten PIN was replaced by the password: a new one is to be chosen. */
  asksNewPin: boolean
  forgetForgotten: () => void
  lost: LostChanges | undefined
  forgetLost: () => void
  lockNow: () => void
  modeChanged: (mode: KeyMode) => void
  /** Signs out, and goes on at an address: the sign-in, unless another one is given. */
  leave: (extent: SignOutExtent, to?: string) => Promise<void>
}

export const LockContext = createContext<Lock | undefined>(undefined)

export function useLock(): Lock {
  const lock = useContext(LockContext)
  invariant(lock, 'screens are shown on an unlocked device')
  return lock
}
