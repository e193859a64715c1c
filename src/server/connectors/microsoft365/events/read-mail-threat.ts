import { z } from 'zod'
import { plainAddress } from '#shared/domain/alerts/address-range.ts'
import { mailKey } from '#shared/domain/alerts/event-key.ts'
import type { MailVerdict, SecurityEvent } from '#shared/domain/alerts/security-event.ts'
import { id, known, listOf, lower, text, time } from '../../record-values.ts'
import { type Members, type Reading, unread } from '../../record-reading.ts'

const reporter = known(z.object({ identity: text, id: text, email: text }))

// https://learn.microsoft.com/graph/api/resources/security-emailthreatsubmission
const submission = z.object({
  id,
  createddatetime: time,
  receiveddatetime: time,
  category: text,
  result: known(z.object({ category: text, detail: text })),
  originalcategory: text,
  attacksimulationinfo: z.unknown().optional(),
  createdby: known(z.object({ user: reporter, identity: text, id: text, email: text })),
  internetmessageid: text,
  recipientemailaddress: text,
  sender: text,
  senderip: text,
  subject: text,
})

/** The vendor has several words for each. */
function verdictOf(written: string | undefined): MailVerdict | undefined {
  if (written === undefined) return undefined
  if (/malware/i.test(written)) return 'malware'
  if (/phish/i.test(written)) return 'phishing'
  if (/^not/i.test(written) || /^good$/i.test(written)) return 'none'
  return /^(spam|bulk)$/i.test(written) ? 'spam' : undefined
}

/** A mail that somebody has reported. It stays the same while the vendor looks at it. */
export function readMailThreat(members: Members): Reading {
  const read = submission.parse(members)
  const at = read.createddatetime ?? read.receiveddatetime
  if (read.id === undefined) return unread('a reported mail without an id')
  if (at === undefined) return unread('a reported mail without a time')
  const by = read.createdby?.user ?? read.createdby
  const recipient = lower(read.recipientemailaddress)
  const atFirst = verdictOf(read.originalcategory)
  const simulation = read.attacksimulationinfo
  return {
    outcome: 'read',
    event: {
      kind: 'mailThreat',
      id: read.id,
      key: mailKey(lower(read.internetmessageid), recipient, read.id),
      source: 'mailThreats',
      at,
      account: recipient === undefined ? undefined : { id: undefined, name: recipient },
      actor: by && { kind: 'user', id: lower(by.identity ?? by.id), name: lower(by.email) },
      ip: plainAddress(read.senderip ?? ''),
      place: undefined,
      userAgent: undefined,
      correlationId: undefined,
      verdict: verdictOf(read.result?.category),
      reportedAs: verdictOf(read.category),
      isInInbox: atFirst === undefined ? undefined : atFirst === 'none',
      isSimulation:
        (simulation !== undefined && simulation !== null) || /^simulated/i.test(read.result?.detail ?? ''),
      subject: read.subject,
      sender: lower(read.sender),
    },
  }
}

// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#email-message-events
const mail = z.object({
  verdict: text,
  deliveryaction: text,
  latestdeliverylocation: text,
  internetmessageid: text,
  recipients: listOf(z.string()),
  p2sender: text,
  senderip: text,
  subject: text,
  systemoverrides: listOf(z.object({ details: text })),
})

/** Where it lies by now, or else what was done with it first. */
const isInInbox = ({ latestdeliverylocation: lies, deliveryaction: done }: z.output<typeof mail>) =>
  lies === undefined ? (done === undefined ? undefined : /^delivered$/i.test(done)) : /^inbox/i.test(lies)

/** A mail that Defender found something in, in the unified audit log. */
export function mailOf(members: Members, nativeId: string, at: number): SecurityEvent {
  const read = mail.parse(members)
  const recipient = lower(read.recipients[0])
  return {
    kind: 'mailThreat',
    id: nativeId,
    key: mailKey(lower(read.internetmessageid), recipient, nativeId),
    source: 'unifiedAudit',
    at,
    account: recipient === undefined ? undefined : { id: undefined, name: recipient },
    actor: undefined,
    ip: plainAddress(read.senderip ?? ''),
    place: undefined,
    userAgent: undefined,
    correlationId: undefined,
    verdict: verdictOf(read.verdict),
    reportedAs: undefined,
    isInInbox: isInInbox(read),
    isSimulation: read.systemoverrides.some(({ details }) => /simulation/i.test(details ?? '')),
    subject: read.subject,
    sender: lower(read.p2sender),
  }
}
