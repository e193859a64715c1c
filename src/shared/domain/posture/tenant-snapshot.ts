import { readingOf } from './reading.ts'
import type { Snapshot, SourceReading } from './snapshot.ts'
import type { SourceId } from './sources.ts'
import type { TenantAnswer, TenantAnswers } from './tenant-answers.ts'

/** What of a snapshot goes to devices: of each answer what the schema of its source keeps. */
export const answersOf = (customerId: string, { servicePlans, sources }: Snapshot): TenantAnswers => ({
  id: customerId,
  customer_id: customerId,
  // The vendor tells them in any order, which is no change.
  service_plans: servicePlans?.toSorted() ?? null,
  answers: Object.fromEntries(
    Object.entries(sources).map(([id, reading]) => [id, answerOf(id as SourceId, reading)]),
  ),
})

function answerOf(id: SourceId, reading: SourceReading): TenantAnswer {
  if (reading.outcome === 'failed') return { reason: reading.reason }
  const parsed = readingOf({ servicePlans: undefined, sources: { [id]: reading } }, id)
  return 'value' in parsed ? { value: parsed.value } : { reason: 'unexpectedAnswer' }
}

/** The snapshot that a device judges, previews and changes as the server does with the whole one. */
export const snapshotOf = ({ service_plans, answers }: TenantAnswers, readAt: string): Snapshot => ({
  servicePlans: service_plans ?? undefined,
  sources: Object.fromEntries(
    Object.entries(answers).map(([id, answer]): [string, SourceReading] => [
      id,
      'reason' in answer
        ? { outcome: 'failed', at: readAt, reason: answer.reason }
        : { outcome: 'read', at: readAt, value: answer.value },
    ]),
  ),
})
