import type { EventSource } from './security-event.ts'
import { SOURCES } from './source-vendors.ts'

const feeds: readonly EventSource[] = Object.values(SOURCES).flat()

/**
 * The feed of a source, as it has a name on the screens and in reports; one feed may have several sources. `other` where
 * only a newer server knows it.
 */
export const feedOf = (source: string): EventSource | 'other' =>
  feeds.find((feed) => source === feed || source.startsWith(`${feed}/`)) ?? 'other'
