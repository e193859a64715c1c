import type { AlertSeverity } from '#shared/domain/alerts/alert-severity.ts'
import type { EventSetup } from '#shared/domain/alerts/event-setup.ts'
import type { SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import type { SecurityFeed } from '#server/connectors/security-feeds.ts'

/** A record of the vendor, and the feed that tells it; or what one of our own queries is given (`hygiene`). */
export interface Told {
  feed: SecurityFeed | 'hygiene'
  record: Readonly<Record<string, unknown>>
}

/** What our own server notices: no vendor tells it. */
export interface OwnTold {
  feed: 'own'
  record: SecurityEvent
}

export interface Scene {
  records: readonly (Told | OwnTold)[]
  /** What differs from the usual setup. */
  setup?: Partial<EventSetup>
}

export interface Example extends Scene {
  /** Of the detection that speaks. */
  id: string
  /** What else speaks; nothing more does. */
  also?: readonly string[]
  /** By which detection of the group the alert is told, where another one is more exact or graver. */
  toldBy?: string
  severity?: AlertSeverity
  /** By what each differs from the example, which is one fact: what is not said is as there. */
  misses: Readonly<Record<string, Partial<Scene>>>
}

/** A near miss that consists of these records. */
export const only = (...records: readonly (Told | OwnTold)[]): Partial<Scene> => ({ records })
