import { z } from 'zod'
import type { Change } from '../change.ts'
import type { Readings } from '../sources.ts'
import { compliant, notCompliant, notMeasured, verdictOf, type Verdict } from '../verdict.ts'

type Policy = Readings['defaultAppManagementPolicy']
type Restrictions = Policy['applicationRestrictions']
type Kind = 'passwordCredentials' | 'keyCredentials'

const entriesSchema = z.array(z.record(z.string(), z.json()))
type Entries = z.infer<typeof entriesSchema>

/** What the vendor restricts of the secrets of apps: of which kind, and by its own name. */
export interface Restriction {
  kind: Kind
  type: string
  /** Days that a secret may be valid at most, where the restriction is about that. */
  longest?: number
}

/** Restricts what is added to any app, however old; what apps have already goes on working. */
const EVERY_APP = '0001-01-01T00:00:00Z'

const isOf =
  ({ type }: Restriction) =>
  (entry: Entries[number]) =>
    entry['restrictionType'] === type

/** Days of a duration such as `P90D` or `P1Y6M`, at the longest that it can be; undefined for what is no duration. */
export function daysOf(duration: unknown): number | undefined {
  if (typeof duration !== 'string') return undefined
  const parts =
    /^P(?=.)(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/.exec(
      duration,
    )
  if (!parts) return undefined
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0))
  return years * 366 + months * 31 + weeks * 7 + days + ((hours * 60 + minutes) * 60 + seconds) / 86_400
}

/** Whether the tenant restricts it, for every app that has no policy of its own. */
export function restricts(policy: Policy, restriction: Restriction): Verdict {
  const { isEnabled, applicationRestrictions } = policy
  if (isEnabled === undefined) return notMeasured('unexpectedAnswer', 'isEnabled')
  if (!isEnabled) return notCompliant(isEnabled)
  const entries = entriesIn(applicationRestrictions, restriction.kind)
  if (!entries) return notMeasured('unexpectedAnswer', restriction.kind)
  const entry = entries.find(isOf(restriction))
  if (!entry) return notCompliant(null)
  const { state, maxLifetime } = entry
  if (state !== 'enabled')
    return state === 'disabled' ? notCompliant(state) : notMeasured('unexpectedAnswer', 'state')
  if (restriction.longest === undefined) return compliant(state)
  const days = daysOf(maxLifetime)
  return days === undefined || typeof maxLifetime !== 'string'
    ? notMeasured('unexpectedAnswer', 'maxLifetime')
    : verdictOf(days <= restriction.longest, maxLifetime)
}

/**
 * Restricts it, of apps and of their service principals alike. The vendor takes what is restricted as a whole, so all
 * the rest is sent back as it is; nothing is offered where it is not known.
 */
export function restrictionAdded(policy: Policy, restriction: Restriction): readonly Change[] {
  const applicationRestrictions = withRestriction(policy.applicationRestrictions, restriction)
  const servicePrincipalRestrictions = withRestriction(policy.servicePrincipalRestrictions, restriction)
  return applicationRestrictions && servicePrincipalRestrictions
    ? [
        {
          source: 'defaultAppManagementPolicy',
          set: { isEnabled: true, applicationRestrictions, servicePrincipalRestrictions },
        },
      ]
    : []
}

const entriesIn = (restrictions: Restrictions, kind: Kind): Entries | undefined =>
  entriesSchema.safeParse(restrictions?.[kind]).data

function withRestriction(restrictions: Restrictions, restriction: Restriction): Restrictions {
  const { kind, type, longest } = restriction
  const entries = entriesIn(restrictions, kind)
  if (!entries) return undefined
  const now = entries.find(isOf(restriction))
  const days = daysOf(now?.['maxLifetime'])
  const isShortEnough = longest === undefined || (days !== undefined && days <= longest)
  return {
    ...restrictions,
    [kind]: [
      ...entries.filter((entry) => entry !== now),
      {
        restrictForAppsCreatedAfterDateTime: EVERY_APP,
        maxLifetime: null,
        ...now,
        restrictionType: type,
        state: 'enabled',
        ...(isShortEnough ? {} : { maxLifetime: `P${longest}D` }),
      },
    ],
  }
}
