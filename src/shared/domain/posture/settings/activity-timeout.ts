import { z } from 'zod'
import { known } from '../source.ts'
import type { Readings } from '../sources.ts'

type Policy = Readings['activityBasedTimeoutPolicies'][number]

/** How the vendor calls the web apps of Microsoft 365, and every app that has no time of its own. */
const APPS = ['00000006-0000-0ff1-ce00-000000000000', 'default']

const definitionSchema = z.looseObject({
  ActivityBasedTimeoutPolicy: z.looseObject({
    ApplicationPolicies: z.array(
      z.looseObject({ ApplicationId: z.string(), WebSessionIdleTimeout: known(z.string()) }),
    ),
  }),
})

/** Of a policy's text; undefined where it is none that we understand. */
export function definitionOf(policy: Policy) {
  const [text] = policy.definition ?? []
  if (text === undefined) return undefined
  try {
    return definitionSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

type Definition = NonNullable<ReturnType<typeof definitionOf>>

/** What holds for the web apps of Microsoft 365: what is said of them, else what is said of every app. */
export function timeoutIn({ ActivityBasedTimeoutPolicy: { ApplicationPolicies } }: Definition) {
  const [entry] = APPS.flatMap((app) =>
    ApplicationPolicies.filter(({ ApplicationId }) => ApplicationId.toLowerCase() === app),
  )
  return entry
}

/** Of a timespan as `1.02:03:04`, in which the days may be left out. */
export function secondsOf(timespan: string | undefined): number | undefined {
  const parts = /^(?:(\d+)\.)?(\d{1,2}):(\d{2}):(\d{2})$/.exec(timespan ?? '')
  if (!parts) return undefined
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0))
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds
}

/** The text of a policy with another time for the web apps of Microsoft 365, and with all the rest. */
export function withTimeout(definition: Definition, WebSessionIdleTimeout: string): string {
  const entry = timeoutIn(definition)
  const { ActivityBasedTimeoutPolicy: policy } = definition
  const ApplicationPolicies = entry
    ? policy.ApplicationPolicies.map((each) => (each === entry ? { ...each, WebSessionIdleTimeout } : each))
    : [...policy.ApplicationPolicies, { ApplicationId: 'default', WebSessionIdleTimeout }]
  return JSON.stringify({
    ...definition,
    ActivityBasedTimeoutPolicy: { ...policy, ApplicationPolicies },
  })
}
