import { canonicalActivity } from './activity-name.ts'
import type { PropertyChange } from './security-event.ts'

/** One text of several, which no other ones give: parts may hold anything. */
export const joined = (...parts: readonly (string | number)[]): string => JSON.stringify(parts)

/**
 * Of a sign-in: the id of the request. Graph has it as `id` of a sign-in and as `requestId` of a risk, the unified audit
 * log as `IntraSystemId`, which its `Id` repeats.
 * https://learn.microsoft.com/graph/api/resources/signin
 * https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#azure-active-directory-base-schema
 */
export const signInKey = (requestId: string): string => joined('signIn', requestId.toLowerCase())

/** Names the other object of a change, as the role that was given or the scope that was granted. */
const NAMES_ANOTHER_OBJECT = /\.(ObjectID|Id|TemplateId|Value|Scope|ConsentType)$/i

interface DirectoryChangeIdentity {
  correlationId: string | undefined
  activity: string
  /** Of the first target; each target is one where the vendor tells no id. */
  targetId: string | undefined
  changes: readonly PropertyChange[]
  /** Where there is no correlation. */
  otherwise: string
}

/**
 * Of a change in the directory: request, activity, first target, and the other object that was named. Ids of the two logs
 * have nothing to do with one another, and times differ by their precision; the request is Graph's `correlationId` and the
 * unified log's `InterSystemsId`. Siblings of one request, as the permissions of one consent, differ by the other object.
 * https://learn.microsoft.com/graph/api/resources/directoryaudit
 */
export function directoryChangeKey(identity: DirectoryChangeIdentity): string {
  const { correlationId, activity, targetId, changes, otherwise } = identity
  if (!correlationId) return joined('directoryChange', otherwise)
  const others = changes
    .filter(({ name, before, after }) => NAMES_ANOTHER_OBJECT.test(name) && (before || after))
    .map(({ name, before, after }) => joined(name.toLowerCase(), before, after))
  return joined(
    'directoryChange',
    correlationId.toLowerCase(),
    canonicalActivity(activity),
    targetId?.toLowerCase() ?? '',
    ...others.toSorted(),
  )
}

/**
 * Of an alert of Defender: the id that the product of its origin gave it, which Graph calls `providerAlertId` and the unified
 * audit log `AlertId`; Graph's own `id` is it after two letters.
 * https://learn.microsoft.com/graph/api/resources/security-alert
 */
export const defenderAlertKey = (id: string): string =>
  joined('defenderAlert', id.toLowerCase().replace(/^[a-z]{2}(?=[\da-f]{8}-)/, ''))

/**
 * Of a mail in a mailbox, by the id that its sender gave it; by the record where that is not told.
 * https://learn.microsoft.com/graph/api/resources/security-emailthreatsubmission
 */
export const mailKey = (
  messageId: string | undefined,
  recipient: string | undefined,
  otherwise: string,
): string =>
  messageId === undefined || recipient === undefined
    ? joined('mail', otherwise)
    : joined('mail', messageId.replaceAll(/^<|>$/g, ''), recipient)

/**
 * Of what Google tells of an account: the same in the log of sign-ins and in that of accounts, of which some tell the same thing.
 */
export const googleAccountKey = (event: string, who: string, at: number): string =>
  joined('googleAccount', event.toLowerCase(), who, at)

/** Of a record that no other source tells. */
export const recordKey = (source: string, id: string): string => joined(source, id)

/** Of a risk that is bound to no sign-in: the id of the detection, which Defender repeats as `providerAlertId`. */
export const riskKey = (id: string): string => joined('risk', id.toLowerCase())

/** Of a state that lasts: what it is about, since when, and how much of it was found; that it grew is another event. */
export const findingKey = (query: string, subject: string, since: number, size: number): string =>
  joined('finding', query, subject, since, size)
