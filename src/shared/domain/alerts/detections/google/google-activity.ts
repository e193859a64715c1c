import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection, type Match } from '../../detection.ts'
import type { EventSetup } from '../../event-setup.ts'
import { fact } from '../../facts.ts'
import type { DirectoryChangeEvent, EventSource } from '../../security-event.ts'
import { factsOf, isActivity } from '../directory/directory-activity.ts'

interface GoogleRule {
  id: string
  /** Google's names for it. */
  names: readonly string[]
  sources: readonly EventSource[]
  guide: AlertGuide
  severity: AlertSeverity
  link: string
  isOnByDefault?: boolean
  /** Nothing is alerted where it gives undefined; without it every one is. */
  judge?: (event: DirectoryChangeEvent, setup: EventSetup) => Partial<Match> | undefined
}

const MOST_FACTS = 6

const detailsOf = ({ details, changes }: DirectoryChangeEvent) => {
  const told = new Set(changes.flatMap(({ before, after }) => [before, after]))
  return details
    .filter(({ value }) => value !== '' && !told.has(value))
    .slice(0, MOST_FACTS)
    .map(({ name, value }) => fact(name, value))
}

/** A detection of what one of Google's logs tells by one of these names. */
export const onGoogle = ({ names, judge, isOnByDefault = true, ...rule }: GoogleRule): Detection =>
  defineDetection({
    ...rule,
    kinds: ['directoryChange'],
    isVariable: false,
    license: 'free',
    isOnByDefault,
    match(event, setup) {
      if (!rule.sources.includes(event.source) || !event.isSuccess || !isActivity(event, ...names))
        return undefined
      const judged = judge ? judge(event, setup) : {}
      return judged && { ...judged, facts: [...factsOf(event), ...detailsOf(event)] }
    },
  })
