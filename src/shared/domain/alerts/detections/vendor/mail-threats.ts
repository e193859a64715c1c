import type { AlertGuide } from '../../alert-guides.ts'
import type { AlertSeverity } from '../../alert-severity.ts'
import { defineDetection, type Detection } from '../../detection.ts'
import { fact, propertyOf } from '../../facts.ts'
import type { MailThreatEvent, MailVerdict } from '../../security-event.ts'

const DELIVERED_PAGE =
  'https://learn.microsoft.com/defender-office-365/investigate-malicious-email-that-was-delivered'
const REPORTED_PAGE =
  'https://learn.microsoft.com/defender-office-365/submissions-user-reported-messages-custom-mailbox'
const LINKS_PAGE = 'https://learn.microsoft.com/defender-office-365/safe-links-about'

const factsOf = ({ subject, sender, verdict, reportedAs }: MailThreatEvent): string[] => [
  ...(subject ? [fact('subject', subject)] : []),
  ...(sender ? [fact('sender', sender)] : []),
  ...(verdict ? [fact('verdict', verdict)] : []),
  ...(reportedAs ? [fact('reported as', reportedAs)] : []),
]

interface MailRule {
  id: string
  guide: AlertGuide
  severity: AlertSeverity
  link: string
  holds: (event: MailThreatEvent) => boolean
}

/** One alert a mail. Mail that was sent for practice is none. */
const onMail = ({ holds, ...rule }: MailRule): Detection =>
  defineDetection({
    ...rule,
    kinds: ['mailThreat'],
    sources: ['mailThreats', 'unifiedAudit'],
    isVariable: false,
    license: 'free',
    isOnByDefault: true,
    group: 'mail-threat',
    match: (event) => (!event.isSimulation && holds(event) ? { facts: factsOf(event) } : undefined),
  })

const isDelivered = (event: MailThreatEvent, verdict: MailVerdict) =>
  event.verdict === verdict && event.isInInbox === true

/** By the vendor's numbers and names of what became of a click. */
// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#urlclickaction
const STOPPED = /^(2|blockpage)$/i
const WENT_ON = /^([45]|(blockpage|pendingdetonationpage)override)$/i

const onClick = (id: string, guide: AlertGuide, severity: AlertSeverity, action: RegExp): Detection =>
  defineDetection({
    id,
    guide,
    kinds: ['activity'],
    sources: ['unifiedAudit'],
    severity,
    isVariable: false,
    license: 'defender',
    isOnByDefault: true,
    link: LINKS_PAGE,
    match: ({ name, properties }) =>
      name === 'tiurlclickdata' && action.test(propertyOf(properties, 'UrlClickAction') ?? '')
        ? {
            facts: properties
              .filter(({ value }) => value !== '')
              .map((property) => fact(property.name, property.value)),
          }
        : undefined,
  })

/** The most exact first: of one mail, the first one is told. */
export const mailThreats: readonly Detection[] = [
  onMail({
    id: 'malware-mail-delivered',
    guide: 'mailThreat',
    severity: 'high',
    link: DELIVERED_PAGE,
    holds: (event) => isDelivered(event, 'malware'),
  }),
  onMail({
    id: 'phishing-mail-delivered',
    guide: 'mailThreat',
    severity: 'high',
    link: DELIVERED_PAGE,
    holds: (event) => isDelivered(event, 'phishing'),
  }),
  onMail({
    id: 'mail-reported-as-threat',
    guide: 'mailThreat',
    severity: 'medium',
    link: REPORTED_PAGE,
    holds: ({ reportedAs, verdict }) =>
      (reportedAs === 'malware' || reportedAs === 'phishing') && verdict !== 'none',
  }),
  onClick('malicious-link-opened', 'knownPassword', 'high', WENT_ON),
  onClick('malicious-link-blocked', 'mailThreat', 'low', STOPPED),
]
