import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'
import type { Texts } from '#client/texts/sections.ts'

type FactName = keyof Texts['alerts']['own']['names']
type FactValue = keyof Texts['alerts']['own']['values']

const NAMES = {
  integration: true,
  fault: true,
  failures: true,
  permission: true,
  action: true,
  account: true,
  step: true,
  product: true,
  seats: true,
  ends: true,
  check: true,
  unknownActor: true,
  perhapsBy: true,
} as const satisfies Record<FactName, true>

const VALUES = {
  unauthorized: true,
  missingScope: true,
  consentMissing: true,
  throttled: true,
  unreachable: true,
  notFound: true,
  unexpectedAnswer: true,
  notLogged: true,
  notAllowed: true,
  notRead: true,
  notFoundInLog: true,
  lockDown: true,
  release: true,
  confirmCompromised: true,
  dismissRisk: true,
  setVendorStatus: true,
  apply: true,
  undo: true,
  block: true,
  unblock: true,
} as const satisfies Record<FactValue, true>

/** Whether there is a word for the name of a fact; a newer server may know more. */
export const isFactName = (name: string): name is FactName => Object.hasOwn(NAMES, name)
/** Whether there is a word for what a fact says. */
export const isFactValue = (value: string): value is FactValue => Object.hasOwn(VALUES, value)

/** Whether our own server noticed it, and no vendor told it. */
export const isOwn = ({ source }: Pick<AlertRow, 'source'>): boolean =>
  source === 'platform' || source === 'posture'

/** Facts by their names, in the order in which each is told first. */
export function ownFactsOf(facts: readonly string[]): { name: string; values: string[] }[] {
  const told = facts.map((fact) => {
    const end = fact.indexOf(': ')
    return end < 0 ? { name: '', value: fact } : { name: fact.slice(0, end), value: fact.slice(end + 2) }
  })
  return [...Map.groupBy(told, ({ name }) => name)].map(([name, each]) => ({
    name,
    values: each.map(({ value }) => value),
  }))
}
