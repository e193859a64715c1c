import type { FeedReason } from '#shared/domain/alerts/feed-states.ts'
import { type ConnectorError, NOT_LICENSED, unreadReasonOf } from '#server/connectors/connector-error.ts'
import { NOT_SWITCHED_ON } from '#server/connectors/security-feeds.ts'

/** Why a source tells nothing, by the vendor's refusal. */
export function refusalReason({ reason, code }: ConnectorError): FeedReason {
  if (code === NOT_LICENSED) return 'noLicense'
  if (code === NOT_SWITCHED_ON) return 'notSwitchedOn'
  const unread = unreadReasonOf(reason)
  return unread === 'notConnected' ? 'sourceFailed' : unread
}
