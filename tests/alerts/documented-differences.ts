import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'

export interface Differing {
  event: SecurityEvent
  theirs: boolean
  ours: boolean
  /** Name of their test. */
  title: string
  /** Whether an exception for what the event names keeps us silent, too. */
  isSilencedByException: boolean
}

interface DocumentedDifference {
  why: string
  /** Whether it is this that makes the verdicts differ, and not something else. */
  holds: (differing: Differing) => boolean
}

const initialLabel = (domain: string | undefined) => /^([^.]+)\.onmicrosoft\.com$/.exec(domain ?? '')?.[1]

/** Differences of definition that stay. */
export const documentedDifferences: readonly DocumentedDifference[] = [
  {
    why: 'Informational alerts of Defender are kept as informational; a threshold decides who hears of them.',
    holds: ({ event, theirs }) =>
      !theirs && event.kind === 'defenderAlert' && event.severity.toLowerCase() === 'informational',
  },
  {
    why: 'Their configuration lets this account, address, domain or folder through; an exception of ours keeps silent, too.',
    holds: ({ theirs, title, isSilencedByException }) =>
      !theirs && isSilencedByException && /exception|allow|exclu|known|trusted|ignor/i.test(title),
  },
  {
    why: 'They take a domain for the tenant’s because its first label is that of the initial domain; for us only a verified one is.',
    holds({ event, theirs }) {
      if (theirs || (event.kind !== 'operation' && event.kind !== 'activity')) return false
      const label = initialLabel(event.organizationDomain)
      return (
        label !== undefined && event.properties.some(({ value }) => value.toLowerCase().includes(`${label}.`))
      )
    },
  },
  {
    why: 'They pass over policies that are added; a new one may let more through than those before it.',
    holds: ({ event, theirs }) =>
      !theirs &&
      event.kind === 'directoryChange' &&
      event.activities.some((name) => /^add .*policy$/.test(name)),
  },
  {
    why: 'What interrupts a sign-in, as the question for a second factor, is no failure for us.',
    holds: ({ event, theirs }) => theirs && event.kind === 'signIn' && event.outcome === 'interrupted',
  },
]
