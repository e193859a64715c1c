import type { AccessFault } from '#shared/domain/conditional-access/access-task.ts'
import {
  ConnectorError,
  isRefusal,
  NOT_LICENSED,
  unreadReasonOf,
} from '#server/connectors/connector-error.ts'
import { plainWords } from '#server/connectors/plain-words.ts'

/** Why something was not done, as an item says it. */
export interface Refusal {
  fault: AccessFault
  detail: string | null
}

/** Words of the vendor, the most telling first. https://learn.microsoft.com/graph/errors */
const WORDS: readonly (readonly [RegExp, AccessFault])[] = [
  [/security defaults/i, 'securityDefaults'],
  [/location\b.* is referenced by/i, 'locationInUse'],
  [/contains invalid|not found|does not exist/i, 'unknownReference'],
  [/already exists|same (?:display ?)?name|duplicate/i, 'alreadyExists'],
  [/^1101:|can have no more|(?:limit|quota|maximum)\b.*\b(?:reached|exceeded)|exceed/i, 'tooMany'],
]

const CODES: Readonly<Record<string, AccessFault>> = {
  [NOT_LICENSED]: 'noLicense',
  // It says so for policies where the tenant has no license for them; a missing permission has another code.
  AccessDenied: 'noLicense',
  Directory_QuotaExceeded: 'tooMany',
  Request_MultipleObjectsWithSameKeyValue: 'alreadyExists',
  ObjectConflict: 'alreadyExists',
}

/** What a failure of the vendor's says of an item. What is none is thrown on. */
export function refusalOf(cause: unknown): Refusal {
  if (!(cause instanceof ConnectorError)) throw cause
  const { reason, status, code, words } = cause
  const told = words ?? code
  const detail = told === undefined ? null : plainWords(told)
  const known = code !== undefined && Object.hasOwn(CODES, code) ? CODES[code] : undefined
  if (known) return { fault: known, detail }
  if (reason === 'unexpectedAnswer' && isRefusal(cause)) {
    const byWords = WORDS.find(([pattern]) => pattern.test(words ?? ''))?.[1]
    const fault = byWords ?? (status === 409 ? 'alreadyExists' : 'refused')
    return { fault, detail }
  }
  return { fault: unreadReasonOf(reason), detail: code === undefined ? null : plainWords(code) }
}
