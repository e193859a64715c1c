import type { Call } from '#shared/domain/posture/call.ts'
import type { Change } from '#shared/domain/posture/change.ts'

type Values = Change['set']

/** One member that a call sets; undefined where what stood there is not known. */
export interface CallLine {
  member: string
  before: unknown
  after: unknown
}

/** The request as the vendor's documentation names it. */
export function callTitle(call: Call): string {
  if (call.transport === 'graph') return `${call.method} /${call.version}/${call.path}`
  const { Identity } = call.parameters
  return typeof Identity === 'string' ? `${call.cmdlet} -Identity ${Identity}` : call.cmdlet
}

/** What a request sets, by the vendor's names; whom it is about stands in its title. */
export function bodyOf(call: Call): Values {
  if (call.transport === 'graph') return call.body
  const { Identity: _, ...parameters } = call.parameters
  return parameters as Values
}

/** Every member that a change sets, nested ones by their path, with what stands there now. */
export function callLines(set: Values, before: Values | null | undefined): CallLine[] {
  return Object.entries(set).flatMap(([member, after]) => {
    const now = before?.[member]
    if (isMembers(after) && isMembers(now))
      return callLines(after, now).map((line) => ({ ...line, member: `${member}.${line.member}` }))
    return [{ member, before: now, after }]
  })
}

const isMembers = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value as the vendor writes it. */
export const valueText = (value: unknown): string =>
  value === undefined ? '?' : typeof value === 'string' ? value || '""' : JSON.stringify(value)
