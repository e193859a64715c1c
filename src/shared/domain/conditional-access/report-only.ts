import { z } from 'zod'

/** How far back is looked, in days, and how many people are told of each policy. */
export const reportOnlyLimits = { days: 7, people: 20 } as const

/** What a policy that only reports would have made of a sign-in. */
export const REPORT_ONLY_OUTCOMES = ['success', 'interrupted', 'failure', 'notApplied'] as const
export type ReportOnlyOutcome = (typeof REPORT_ONLY_OUTCOMES)[number]

/** A sign-in, with what policies that only report would have made of it, by their ids. */
export interface ReportedSignIn {
  /** The vendor's id of the account, and how it signs in. */
  userId: string
  userName: string
  /** Milliseconds since 1970. */
  at: number
  outcomes: readonly { policyId: string; outcome: ReportOnlyOutcome }[]
}

const count = z.number().int().nonnegative()

export const reportOnlySchema = z.object({
  /** The vendor's id. */
  policy_id: z.string(),
  /** Sign-ins that would have met it. */
  success: count,
  /** Those that would have been asked for something at the sign-in, such as a second factor. */
  interrupted: count,
  /** Those that would have been refused. */
  failure: count,
  not_applied: count,
  /** Whom it would have refused or asked, those first that it refuses most. */
  people: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      failure: count,
      interrupted: count,
      /** ISO 8601. */
      last_at: z.string(),
    }),
  ),
})
export type ReportOnlyResults = z.infer<typeof reportOnlySchema>

type Person = ReportOnlyResults['people'][number]

/** What policies would have done, each that some sign-in tells of. Pure. */
export function reportOnlyResults(signIns: readonly ReportedSignIn[]): ReportOnlyResults[] {
  const results = new Map<string, ReportOnlyResults>()
  const people = new Map<string, Map<string, Person>>()
  for (const { userId, userName, at, outcomes } of signIns)
    for (const { policyId, outcome } of outcomes) {
      const id = policyId.toLowerCase()
      const result = results.get(id) ?? nothingOf(policyId)
      results.set(id, result)
      if (outcome === 'notApplied') result.not_applied += 1
      else result[outcome] += 1
      if (outcome !== 'failure' && outcome !== 'interrupted') continue
      const ofPolicy = people.get(id) ?? new Map<string, Person>()
      people.set(id, ofPolicy)
      const last_at = new Date(at).toISOString()
      const person = ofPolicy.get(userId) ?? {
        id: userId,
        name: userName,
        failure: 0,
        interrupted: 0,
        last_at,
      }
      ofPolicy.set(userId, person)
      person[outcome] += 1
      if (last_at > person.last_at) person.last_at = last_at
    }
  return [...results].map(([id, result]) => ({
    ...result,
    people: [...(people.get(id)?.values() ?? [])].toSorted(mostAffected).slice(0, reportOnlyLimits.people),
  }))
}

const nothingOf = (policy_id: string): ReportOnlyResults => ({
  policy_id,
  success: 0,
  interrupted: 0,
  failure: 0,
  not_applied: 0,
  people: [],
})

const mostAffected = (a: Person, b: Person) =>
  b.failure - a.failure || b.interrupted - a.interrupted || (a.name < b.name ? -1 : 1)
