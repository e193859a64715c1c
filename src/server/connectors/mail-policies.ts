import type { MailPolicy, MailPolicyKind } from '#shared/domain/defender/mail-policy.ts'
import { ConnectorError } from './connector-error.ts'
import type { VendorList } from './risks.ts'

/**
 * The policies for mail of a tenant, in our form (DEF-02). Every call may throw a `ConnectorError`; one for which the tenant lacks
 * the product is `missingScope` with `NOT_LICENSED`. What changes something takes several steps at the vendor: where one of them
 * took effect and a later one did not, a `PartlyDoneError` says which. An error without a status below 500 does not say whether
 * its step arrived.
 */
export interface MailPolicies {
  /** All of a kind, with the vendor's own. What cannot be understood is left out, and then the list is incomplete. */
  list: (kind: MailPolicyKind) => Promise<VendorList<MailPolicy>>
  /** Gives the vendor's id of the policy. Where the vendor refuses a part of it nothing of it stays. */
  create: (policy: MailPolicy) => Promise<string>
  /** Changes what differs. `before` is the policy as it was listed: its ids are those that are changed. */
  update: (before: MailPolicy, after: MailPolicy) => Promise<void>
  /** Takes a policy that was listed. One of which a part is gone already is removed, too; `notFound` where all of it is. */
  remove: (policy: MailPolicy) => Promise<void>
}

/** A change of which some steps took effect at the vendor before one did not. */
export class PartlyDoneError extends ConnectorError {
  override name = 'PartlyDoneError'
  /** The vendor's names of the steps that took effect, in order. */
  readonly done: readonly string[]
  /** The vendor's name of the step that did not. */
  readonly failed: string

  constructor({ done, failed }: { done: readonly string[]; failed: string }, cause: ConnectorError) {
    const { reason, status, code, requestId, retryAfter, words } = cause
    super(reason, { status, code, requestId, retryAfter, words, cause })
    this.message = `${done.join(', ')} took effect, ${failed} did not: ${cause.message}`
    this.done = done
    this.failed = failed
  }
}
