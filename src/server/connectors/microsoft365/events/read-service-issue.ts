import { z } from 'zod'
import { joined } from '#shared/domain/alerts/event-key.ts'
import { id, text, time, yesOrNo } from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'

// https://learn.microsoft.com/graph/api/resources/servicehealthissue
const record = z.object({
  id,
  title: text,
  service: text,
  classification: text,
  status: text,
  isresolved: yesOrNo,
  startdatetime: time,
  lastmodifieddatetime: time,
})

const CLOSED =
  /^(servicerestored|falsepositive|resolved|postincidentreviewpublished|resolvedexternal|mitigatedexternal)$/i

/** Something that is wrong at the vendor. */
export function readServiceIssue(members: Members): Reading {
  const read = record.parse(members)
  const at = read.startdatetime ?? read.lastmodifieddatetime
  if (read.id === undefined) return unread('a service issue without an id')
  if (at === undefined) return unread('a service issue without a time')
  return {
    outcome: 'read',
    event: {
      kind: 'serviceIssue',
      id: read.id,
      key: joined('serviceIssue', read.id),
      source: 'serviceHealth',
      at,
      account: undefined,
      actor: undefined,
      ip: undefined,
      place: undefined,
      userAgent: undefined,
      correlationId: undefined,
      title: read.title ?? read.id,
      service: read.service ?? 'unknown',
      classification: read.classification,
      isClosed: read.isresolved ?? CLOSED.test(read.status ?? ''),
    },
  }
}
