import type { RowOf } from '#shared/contract/kinds.ts'
import { auditSettingId } from '#shared/domain/posture/audit-setting.ts'
import { checkResolutionId, type Resolution } from '#shared/domain/posture/check-resolution.ts'
import { instructionId } from '#shared/domain/posture/instruction.ts'
import type { Posture } from '#shared/domain/posture/posture.ts'
import { DAY } from '#shared/lib/time.ts'
import type { Random } from './random.ts'

/** What people have decided about checks, whatever their verdict. */
export interface Triage {
  resolutions: RowOf<'checkResolution'>[]
  instructions: RowOf<'instruction'>[]
  settings: RowOf<'auditSetting'>[]
}

interface TriageParts {
  place: number
  posture: Posture
  /** Who writes here: ids of users. */
  authors: readonly string[]
  random: Random
  /** In milliseconds since 1970. */
  now: number
}

/** In the largest companies nobody has decided anything yet: there is most left to do. */
const UNDECIDED = 8

const reasons: readonly Resolution[] = [
  {
    status: 'riskAccepted',
    details: 'Accepted by the management until the old scanners are replaced in spring.',
  },
  {
    status: 'thirdParty',
    details: 'The mail filter in front of the tenant does this. Looked at it with the customer.',
  },
  { status: 'notApplicable', details: 'Nobody in this company uses it.' },
  { status: 'resolved', details: 'Set by hand together with the customer, it shows with the next report.' },
  {
    status: 'riskAccepted',
    details: 'Two machines on the shop floor sign in without a second factor. Review in June.',
  },
  { status: 'resolved', details: '' },
  { status: 'thirdParty', details: 'Covered by the endpoint protection of another vendor.' },
  { status: 'notApplicable', details: 'There are no guests in this tenant.' },
]

const notes: readonly string[] = [
  'Ask the office manager before changing anything here: the scanners in the warehouse send mail through this.\nMaintenance window is Thursday after 18:00.',
  'The customer wants a week of notice.\n1. Tell the contact.\n2. Put it into the newsletter of the IT department.\n3. Change it on a Monday.',
  'Their accountant works from abroad in March and September. Do not block countries in these months.',
  'The board has its own rules. See the contract, section 4, and call before you apply.',
]

/** What was decided at a company. */
export function triageOf({ place, posture, authors, random, now }: TriageParts): Triage {
  const triage: Triage = { resolutions: [], instructions: [], settings: [] }
  if (place < UNDECIDED) return triage
  const { customer_id } = posture
  const at = (days: number) => new Date(Math.floor(now - (1 + random.next() * days) * DAY)).toISOString()
  const checksOf = (status: Posture['verdicts'][string]['status']) =>
    Object.entries(posture.verdicts).flatMap(([id, verdict]) => (verdict.status === status ? id : []))
  const open = checksOf('notCompliant')
  const take = (from: string[]) => from.splice(random.below(from.length), 1)[0]
  const resolved = random.chance(0.55) ? 1 + random.below(3) : 0
  for (let left = resolved; left > 0; left -= 1) {
    const check_id = take(open)
    if (check_id === undefined) break
    const id = checkResolutionId(customer_id, check_id)
    triage.resolutions.push({ id, customer_id, check_id, ...random.pick(reasons), resolved_at: at(50) })
  }
  const noted = random.chance(0.15) ? take(open) : undefined
  if (noted !== undefined)
    triage.instructions.push({
      id: instructionId(customer_id, noted),
      customer_id,
      check_id: noted,
      text: random.pick(notes),
      edited_by: random.pick(authors),
      edited_at: at(40),
    })
  const left = random.chance(0.12) ? take(checksOf('notMeasured')) : undefined
  if (left !== undefined)
    triage.settings.push({
      id: auditSettingId(customer_id, left),
      customer_id,
      check_id: left,
      enabled: false,
    })
  return triage
}

/** The templates that the organization has made itself. */
export const demoTemplates = (random: Random, now: number): RowOf<'postureTemplate'>[] =>
  templates.map(({ name, description, checks, days }) => ({
    id: random.uuid(),
    name,
    description,
    checks: checks.toSorted(),
    changed_at: new Date(now - days * DAY).toISOString(),
  }))

const templates = [
  {
    name: 'New customer, first week',
    description:
      'What every company gets before we take over its support. No licence beyond the free one is needed.',
    checks: [
      'user-consent-off',
      'admin-consent-workflow-on',
      'unified-audit-log-on',
      'mailbox-auditing-on',
      'external-sender-tag-on',
      'external-forwarding-off',
      'users-cannot-register-apps',
      'users-cannot-create-tenants',
    ],
    days: 41,
  },
  {
    name: 'Law and tax offices',
    description: 'Stricter mail and sharing rules, agreed with the insurer.',
    checks: [
      'external-forwarding-off',
      'calendars-not-shared-with-everyone',
      'guests-cannot-reshare',
      'guest-invitations-limited',
      'guest-directory-access-limited',
      'links-checked',
    ],
    days: 12,
  },
  {
    name: 'Shop floor without passwords',
    description: '',
    checks: ['passkeys-on', 'sms-sign-in-off', 'voice-calls-off', 'authenticator-shows-context'],
    days: 3,
  },
]
