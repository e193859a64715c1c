import { compileTenant, type Outcome, type Result, simulate } from './simulate.ts'
import type { AccessTenant, SignIn } from './sign-in.ts'

/** A sign-in that somebody cares about, under a name of the caller's. */
export interface WatchedSignIn {
  key: string
  signIn: SignIn
}

export interface LockOut {
  key: string
  before: Result
  after: Result
  /** Whether it is certain, or only may come. */
  isCertain: boolean
  /** The policies by which it comes. */
  policyIds: readonly string[]
}

const KEEPS_OUT: ReadonlySet<Result> = new Set(['lockedOut', 'blocked'])

/**
 * Who is kept out by a change of a tenant's policies and was not before, for certain or perhaps: to be asked about people,
 * about emergency access accounts and about the provider's own technicians before anything is sent. Policies that only report
 * count with `withReportOnly`, as they will when they are promoted.
 */
export function lockOutsOf(
  before: AccessTenant,
  after: AccessTenant,
  watched: readonly WatchedSignIn[],
  { withReportOnly = false }: { withReportOnly?: boolean } = {},
): LockOut[] {
  const [then, now] = [compileTenant(before), compileTenant(after)]
  return watched.flatMap(({ key, signIn }) => {
    const was = resultsOf(simulate(then, signIn), withReportOnly)
    const outcome = simulate(now, signIn)
    const is = resultsOf(outcome, withReportOnly)
    const [worstBefore, worstAfter] = [was.perhaps ?? was.result, is.perhaps ?? is.result]
    const isCertain = KEEPS_OUT.has(is.result) && !KEEPS_OUT.has(was.result)
    if (!isCertain && !(KEEPS_OUT.has(worstAfter) && !KEEPS_OUT.has(worstBefore))) return []
    return [
      {
        key,
        before: was.result,
        after: isCertain ? is.result : worstAfter,
        isCertain,
        policyIds: keepersIn(outcome, withReportOnly, isCertain),
      },
    ]
  })
}

const resultsOf = (outcome: Outcome, withReportOnly: boolean) =>
  withReportOnly ? outcome.reportOnly : outcome

const keepersIn = ({ policies }: Outcome, withReportOnly: boolean, isCertain: boolean): string[] =>
  policies
    .filter(
      ({ isReportOnly, applies, ability }) =>
        (withReportOnly || !isReportOnly) &&
        (isCertain ? applies === true : applies !== false) &&
        (ability === 'cannot' || (!isCertain && ability === 'notCertain')),
    )
    .map(({ id }) => id)
