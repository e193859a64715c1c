import { canonicalActivity } from '../../activity-name.ts'
import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection, type Match, type Window } from '../../detection.ts'
import type { EventSetup } from '../../event-setup.ts'
import { fact, isByMicrosoft } from '../../facts.ts'
import type { ActivityEvent, OperationEvent } from '../../security-event.ts'

/** Every operation of the unified audit log, with what it means. */
export const OPERATIONS_PAGE = 'https://learn.microsoft.com/purview/audit-log-activities'

export type Operated = OperationEvent | ActivityEvent

const MOST_FACTS = 6

/** The first lines of an alert about an operation: what was done, to what, and with which values. */
export function factsOf({ operation, object, properties, recipient }: Operated): string[] {
  return [
    fact('operation', operation),
    ...(object ? [fact('object', object)] : []),
    ...(recipient ? [fact('for', recipient.name)] : []),
    ...properties
      .filter(({ value }) => value !== '')
      .slice(0, MOST_FACTS)
      .map(({ name, value }) => fact(name, value)),
  ]
}

type Judged = Partial<Pick<Match, 'severity' | 'subject' | 'facts'>>

interface OperationRule {
  id: string
  operations: readonly string[]
  guide: AlertGuide
  severity: AlertSeverity
  isOnByDefault?: boolean
  link?: string
  group?: string
  window?: Window
  /** Nothing is alerted where it gives undefined; without it every one is. */
  judge?: (event: Operated, setup: EventSetup) => Judged | undefined
}

/** A detection of operations that have succeeded and that were not the vendor's own running of the tenant. */
export function onOperation({ operations, judge, window, group, ...rule }: OperationRule): Detection {
  const names = new Set(operations.map(canonicalActivity))
  return defineDetection({
    ...rule,
    kinds: ['operation', 'activity'],
    sources: ['unifiedAudit'],
    isVariable: false,
    license: 'free',
    isOnByDefault: rule.isOnByDefault ?? true,
    link: rule.link ?? OPERATIONS_PAGE,
    ...(window === undefined ? {} : { window }),
    ...(group === undefined ? {} : { group }),
    match(event, setup) {
      if (!event.isSuccess || !names.has(event.name) || isByMicrosoft(event)) return undefined
      const judged = judge ? judge(event, setup) : {}
      return judged && { ...judged, facts: [...factsOf(event), ...(judged.facts ?? [])] }
    },
  })
}
