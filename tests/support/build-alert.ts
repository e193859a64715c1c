import { v7 as uuidv7 } from 'uuid'
import type { AlertRow } from '#shared/domain/alerts/alert-row.ts'

/** An alert that nobody has looked at; give what matters. */
export const buildAlert = (given: Partial<AlertRow> = {}): AlertRow => ({
  id: uuidv7(),
  customer_id: uuidv7(),
  detection: 'sign-in-outside-operating-countries',
  detections: ['sign-in-outside-operating-countries'],
  severity: 'high',
  at: '2026-11-20T08:00:00.000Z',
  last_at: '2026-11-20T08:00:00.000Z',
  raised_at: '2026-11-20T08:03:00.000Z',
  count: 1,
  account: { id: null, name: 'alma@fabrikam.example' },
  actor: null,
  ip: '203.0.113.77',
  location: { country: 'NG', state: null, city: 'Lagos' },
  user_agent: null,
  source: 'signIns',
  changes: [],
  facts: [],
  correlation_id: null,
  url: null,
  timeline: [],
  status: 'new',
  handled_by: null,
  handled_at: null,
  snoozed_until: null,
  emailed_at: null,
  reopened_at: null,
  ticket: null,
  ...given,
})
