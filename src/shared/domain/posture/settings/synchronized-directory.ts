import type { Readings } from '../sources.ts'
import { compliant, notMeasured, type Verdict } from '../verdict.ts'

/** What only a tenant can do wrong that is filled from a directory on premises; in any other there is nothing to judge. */
export function whereSynchronized(organization: Readings['organization'], judge: () => Verdict): Verdict {
  const isSynchronized = organization[0]?.onPremisesSyncEnabled
  if (isSynchronized === undefined) return notMeasured('unexpectedAnswer', 'onPremisesSyncEnabled')
  return isSynchronized ? judge() : compliant(isSynchronized)
}
