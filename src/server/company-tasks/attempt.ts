import type { UNREAD_REASONS } from '#shared/domain/integrations/unread-reason.ts'
import {
  ConnectorError,
  isRefusal,
  NOT_LICENSED,
  unreadReasonOf,
} from '#server/connectors/connector-error.ts'
import { plainWords } from '#server/connectors/plain-words.ts'

/** Why a vendor did not do what it was asked for, with its words or code in `detail`. */
export interface RefusedAttempt {
  cause: ConnectorError
  refused: {
    fault: (typeof UNREAD_REASONS)[number] | 'alreadyExists' | 'refused'
    detail: string | null
  }
}

/** What a vendor answered, or why it did not. What is no failure of theirs is thrown on. */
export async function attempt<T>(ask: () => Promise<T>): Promise<{ value: T } | RefusedAttempt> {
  try {
    return { value: await ask() }
  } catch (cause) {
    if (!(cause instanceof ConnectorError)) throw cause
    const told = cause.words ?? cause.code
    return { cause, refused: { fault: faultOf(cause), detail: told === undefined ? null : plainWords(told) } }
  }
}

function faultOf(cause: ConnectorError): RefusedAttempt['refused']['fault'] {
  if (cause.code === NOT_LICENSED) return 'noLicense'
  if (/AlreadyExists/.test(cause.code ?? '')) return 'alreadyExists'
  return cause.reason === 'unexpectedAnswer' && isRefusal(cause) ? 'refused' : unreadReasonOf(cause.reason)
}
