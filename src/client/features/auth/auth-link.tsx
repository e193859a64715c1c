import type { MouseEvent, ReactNode } from 'react'
import { type AuthPath, useAddress } from './address.ts'

/** A link among the sign-in screens. */
export function AuthLink({ to, children }: { to: AuthPath; children: ReactNode }) {
  const address = useAddress()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    address.go(to)
  }
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  )
}
