import {
  DIRECTORY_FACTS,
  type FactFault,
  type FactReadings,
  type FactsOfPeople,
} from '#shared/domain/employees/directory-facts.ts'
import { allPages } from '#server/connectors/all-pages.ts'
import { ConnectorError, faultOf, NOT_LICENSED } from '#server/connectors/connector-error.ts'
import type { Directory } from '#server/connectors/directory.ts'

interface FactParts {
  directory: Pick<Directory, 'registrations' | 'activity' | 'administrators'>
  /** ISO 8601. */
  now: string
  /** What was known of each before. */
  earlier: FactReadings
}

/**
 * Reads what a directory tells of people beside their list. Each fact is read for itself: one that the tenant refuses
 * keeps no other back, and is noted with its reason. Throws only what is no failure of the vendor's.
 */
export async function readFacts({
  directory,
  now,
  earlier,
}: FactParts): Promise<{ facts: FactsOfPeople; readings: FactReadings }> {
  const mfa = await attempt(async () => {
    const people = await allPages(directory.registrations())
    return new Map(people.map(({ id, isRegistered, isAdmin }) => [id, { isRegistered, isAdmin }]))
  })
  const activity = await attempt(async () => {
    const people = await allPages(directory.activity())
    return new Map(people.map(({ id, lastActive }) => [id, lastActive]))
  })
  const administrators = await attempt(async () => {
    const holders = await allPages(directory.administrators())
    return { ids: new Set(holders.map(({ id }) => id)), isWhole: holders.every(({ isGroup }) => !isGroup) }
  })
  const attempts = { mfa, activity, administrators }
  const readings = Object.fromEntries(
    DIRECTORY_FACTS.map((fact) => {
      const { fault } = attempts[fact]
      return [fact, { read_at: fault === null ? now : earlier[fact].read_at, fault }]
    }),
  ) as FactReadings
  return {
    facts: { mfa: mfa.value, activity: activity.value, administrators: administrators.value },
    readings,
  }
}

async function attempt<T>(
  read: () => Promise<T>,
): Promise<{ value: T | undefined; fault: FactFault | null }> {
  try {
    return { value: await read(), fault: null }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    return { value: undefined, fault: factFaultOf(cause) }
  }
}

const factFaultOf = ({ reason, code }: ConnectorError): FactFault =>
  code === NOT_LICENSED ? 'notLicensed' : faultOf(reason)
