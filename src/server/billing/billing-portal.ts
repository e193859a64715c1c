import type { BillingAccount } from '#shared/domain/billing/billing-account.ts'
import type { Purchase } from '#shared/domain/billing/plans.ts'

/** What a portal says of an account. */
export interface PortalAccount {
  /** Later with every change, so that an answer that was overtaken is known. */
  changedAt: string
  card: BillingAccount['card']
  /** Undefined where nothing was ever bought there: what an organization has is then as it was. */
  purchase: Purchase | undefined
  amount: number | null
  currency: string
  endsOn: string | null
}

/** Why a portal gave nothing that could be used. None of these names a word of what it answered. */
export type PortalProblem = 'unreachable' | 'timeout' | 'refused' | 'unexpectedAnswer' | 'foreignAddress'

export class PortalError extends Error {
  override name = 'PortalError'
  readonly problem: PortalProblem
  constructor(problem: PortalProblem) {
    super(`The billing portal failed: ${problem}`)
    this.problem = problem
  }
}

/** Where organizations buy and pay. */
export interface BillingPortal {
  /** From where its pages come; no other address is shown. */
  origin: string
  /** An address of a session for one account, good for a while. Throws a `PortalError`. */
  openSession: (asked: { accountId: string; signature: string; returnUrl: string }) => Promise<string>
  /** Throws a `PortalError`. */
  readAccount: (accountId: string) => Promise<PortalAccount>
  /** Whether the portal has signed this text, not long before that moment. */
  isSignedByIt: (header: string | undefined, text: string, now: number) => boolean
}
