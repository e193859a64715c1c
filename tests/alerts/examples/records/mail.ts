import type { Told } from '../example.ts'
import { accounts, addresses, graphTime, guid, unifiedTime } from './basics.ts'

const MESSAGE = '<0123456789@outside.example>'
const SENDER = 'documents@outside.example'
const SUBJECT = 'A document was shared with you'

interface ReportParts {
  category?: string
  result?: string
  originalCategory?: string
  simulation?: object | null
}

/** A mail that somebody has reported. https://learn.microsoft.com/graph/api/resources/security-emailthreatsubmission */
export function reportedMail(parts: ReportParts = {}): Told {
  const { category = 'phishing', result = 'unknown', originalCategory = 'notJunk', simulation = null } = parts
  return {
    feed: 'mailThreats',
    record: {
      '@odata.type': '#microsoft.graph.security.emailUrlThreatSubmission',
      id: guid('record', 0),
      tenantId: guid('tenant', 0),
      createdDateTime: graphTime(0),
      contentType: 'email',
      category,
      source: 'user',
      status: 'succeeded',
      createdBy: {
        user: { identity: guid('object', 1), displayName: 'Accounting', email: accounts.accounting },
      },
      result: {
        category: result,
        detail: 'underInvestigation',
        detectedUrls: [],
        detectedFiles: [],
        userMailboxSetting: null,
      },
      adminReview: null,
      internetMessageId: MESSAGE,
      subject: SUBJECT,
      sender: SENDER,
      senderIP: addresses.abroad,
      recipientEmailAddress: accounts.accounting,
      receivedDateTime: graphTime(-10),
      originalCategory,
      attackSimulationInfo: simulation,
      tenantAllowOrBlockListAction: null,
    },
  }
}

// https://learn.microsoft.com/office/office-365-management-api/office-365-management-activity-api-schema#email-message-events
const byDefender = (operation: string, recordType: number, userId: string) => ({
  CreationTime: unifiedTime(0),
  Id: guid('record', 0),
  Operation: operation,
  OrganizationId: guid('tenant', 0),
  RecordType: recordType,
  UserKey: 'ThreatIntel',
  UserType: 4,
  Version: 1,
  Workload: 'ThreatIntelligence',
  UserId: userId,
})

/** A mail that Defender found something in. */
export const foundMail = (verdict: string, lies = 'Inbox', override = 'Allowed sender'): Told => ({
  feed: 'unifiedAudit',
  record: {
    ...byDefender('TIMailData', 28, 'ThreatIntel'),
    ObjectId: guid('object', 50),
    DeliveryAction: 'Delivered',
    DetectionMethod: 'URL malicious reputation',
    DetectionType: 'Delayed',
    Directionality: 'Inbound',
    InternetMessageId: MESSAGE,
    LatestDeliveryLocation: lies,
    MessageTime: unifiedTime(-10),
    NetworkMessageId: guid('object', 51),
    OriginalDeliveryLocation: 'Inbox',
    P1Sender: SENDER,
    P2Sender: SENDER,
    Recipients: [accounts.accounting],
    SenderIp: addresses.abroad,
    Subject: SUBJECT,
    SystemOverrides: [{ Details: override, FinalOverride: 'Yes', Result: 'Allow', Source: 'Tenant' }],
    Verdict: verdict,
  },
})

/** Somebody follows a link that Defender holds for malicious. */
export const clickedLink = (action: number | string, operation = 'TIUrlClickData'): Told => ({
  feed: 'unifiedAudit',
  record: {
    ...byDefender(operation, 41, accounts.accounting),
    AppName: 'Mail',
    AppVersion: '0.0.0000',
    SourceId: guid('object', 51),
    TimeOfClick: unifiedTime(0),
    Url: 'https://stranger.example/sign-in',
    UrlClickAction: action,
    UserIp: addresses.office,
  },
})
