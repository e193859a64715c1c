import { notMeasured, verdictOf, type Verdict } from '../verdict.ts'

interface Mailbox {
  AccountDisabled?: boolean | undefined
}

/** Whether nobody can sign in to mailboxes that no single person owns. */
export function noneSignsIn(mailboxes: readonly Mailbox[]): Verdict {
  if (mailboxes.some(({ AccountDisabled }) => AccountDisabled === undefined))
    return notMeasured('unexpectedAnswer', 'AccountDisabled')
  const open = mailboxes.filter(({ AccountDisabled }) => !AccountDisabled).length
  return verdictOf(open === 0, open)
}
