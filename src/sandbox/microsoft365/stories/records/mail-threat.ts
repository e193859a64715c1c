import type { Person, Stage } from '../stage.ts'

interface MailThreatParts {
  reporter: Person
  recipient: string
  subject: string
  sender: string
  senderIp: string
  /** Milliseconds since 1970. */
  at: number
}

/** Minutes until a report is told. */
const REPORT_DELAY = 10

/** Tells of a mail that somebody reported as phishing. https://learn.microsoft.com/graph/api/resources/security-emailthreatsubmission */
export function tellMailThreat(stage: Stage, parts: MailThreatParts): void {
  const { reporter, recipient, subject, sender, senderIp, at } = parts
  stage.tell(
    'security/threatSubmission/emailThreats',
    {
      '@odata.type': '#microsoft.graph.security.emailUrlThreatSubmission',
      id: stage.guid(),
      tenantId: stage.tenant.tenantId,
      createdDateTime: new Date(at).toISOString(),
      contentType: 'email',
      category: 'phishing',
      source: 'user',
      status: 'succeeded',
      createdBy: {
        user: { identity: reporter.id, displayName: reporter.displayName, email: reporter.userPrincipalName },
      },
      result: {
        category: 'phishing',
        detail: 'underInvestigation',
        detectedUrls: [],
        detectedFiles: [],
        userMailboxSetting: null,
      },
      adminReview: null,
      internetMessageId: `<${stage.guid()}@outside.example>`,
      subject,
      sender,
      senderIP: senderIp,
      recipientEmailAddress: recipient,
      receivedDateTime: new Date(at - 600_000).toISOString(),
      originalCategory: 'notJunk',
      attackSimulationInfo: null,
      tenantAllowOrBlockListAction: null,
    },
    at,
    REPORT_DELAY,
  )
}
