import type {
  Actor,
  PlatformEvent,
  PlatformMatter,
  PostureRegressionEvent,
} from '#shared/domain/alerts/security-event.ts'
import { type Example, only, type OwnTold } from '../example.ts'
import { guid } from '../records/basics.ts'

const nobody = {
  account: undefined,
  ip: undefined,
  place: undefined,
  userAgent: undefined,
  correlationId: undefined,
}
const ours: Actor = { kind: 'provider', id: guid('object', 1), name: undefined }

const matter = (kind: PlatformMatter, actor?: Actor): OwnTold => ({
  feed: 'own',
  record: {
    ...nobody,
    kind: 'platform',
    source: 'platform',
    id: 'episode',
    key: 'episode',
    at: Date.UTC(2026, 2, 3, 9),
    actor,
    matter: kind,
    details: [{ name: 'integration', value: 'Office365' }],
  } satisfies PlatformEvent,
})

const regression = (severity: PostureRegressionEvent['severity'], actor?: Actor): OwnTold => ({
  feed: 'own',
  record: {
    ...nobody,
    kind: 'postureRegression',
    source: 'posture',
    id: 'change',
    key: 'change',
    at: Date.UTC(2026, 2, 3, 9),
    actor,
    checkId: 'guest-invitations-limited',
    severity,
    changes: [{ name: 'guest-invitations-limited', before: 'adminsAndGuestInviters', after: 'everyone' }],
    details: [{ name: 'check', value: 'guest-invitations-limited' }],
  } satisfies PostureRegressionEvent,
})

const attacker: Actor = { kind: 'user', id: undefined, name: 'intruder@customer.example' }
const somebodyAs = (kind: Actor['kind']): Actor => ({ ...attacker, kind })

/** What our own server notices of its work, and what it finds that a tenant was changed to. */
export const own: readonly Example[] = [
  {
    id: 'connection-lost',
    records: [matter('connectionLost')],
    severity: 'high',
    misses: { 'that lacks a permission': only(matter('permissionsMissing')) },
  },
  {
    id: 'exchange-connection-lost',
    records: [matter('exchangeLost')],
    severity: 'medium',
    misses: { 'of everything': only(matter('connectionLost')) },
  },
  {
    id: 'sync-failing',
    records: [matter('syncFailing')],
    severity: 'medium',
    misses: { 'whose connection is lost': only(matter('connectionLost')) },
  },
  {
    id: 'permissions-missing',
    records: [matter('permissionsMissing')],
    severity: 'low',
    misses: { 'whose sync fails': only(matter('syncFailing')) },
  },
  ...(['taskFailed', 'taskPartlyDone'] as const).map((kind): Example => ({
    id: 'staff-action-failed',
    records: [matter(kind, ours)],
    severity: 'medium',
    misses: { 'that nobody asked for': only(matter(kind)) },
  })),
  {
    id: 'task-failed',
    records: [matter('taskFailed')],
    severity: 'medium',
    misses: {
      'that was partly done': only(matter('taskPartlyDone')),
      'that somebody asked for': only(matter('taskFailed', ours)),
    },
  },
  {
    id: 'task-partly-done',
    records: [matter('taskPartlyDone')],
    severity: 'medium',
    misses: { 'that failed as a whole': only(matter('taskFailed')) },
  },
  {
    id: 'posture-regressed',
    records: [regression('critical', attacker)],
    severity: 'high',
    misses: { 'by a task of ours': only(regression('critical', somebodyAs('provider'))) },
  },
  {
    id: 'posture-regressed',
    records: [regression('low')],
    severity: 'low',
    misses: { 'by a task of ours': only(regression('low', ours)) },
  },
  {
    id: 'posture-regressed-by-task',
    records: [regression('critical', somebodyAs('provider'))],
    severity: 'low',
    misses: { 'by somebody in the tenant': only(regression('critical', attacker)) },
  },
]
