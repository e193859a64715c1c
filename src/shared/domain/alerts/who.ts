import type { Account, SecurityEvent } from './security-event.ts'

/** One name of an account: sources that tell no object id tell the user principal name. */
export const nameOf = (account: Account | undefined): string | undefined => account?.name ?? account?.id

/** Whom an event is about, or else who did it. */
export const accountOf = ({ account, actor }: SecurityEvent): string | undefined =>
  nameOf(account) ?? nameOf(actor)

/** The day of an event in UTC, as 2026-11-25. A time that no calendar has is its own day. */
export function dayOf(at: number): string {
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? String(at) : date.toISOString().slice(0, 10)
}
