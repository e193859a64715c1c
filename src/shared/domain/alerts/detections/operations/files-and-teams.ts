import { HOUR } from '#shared/lib/time.ts'
import type { Detection, Window } from '../../detection.ts'
import { type EventSetup, isListed } from '../../event-setup.ts'
import { fact, isTrue, propertyOf } from '../../facts.ts'
import { ofAccount } from '../../history.ts'
import { dayOf, nameOf } from '../../who.ts'
import { addressesIn, outsideAddresses } from './mail-domains.ts'
import { onOperation, type Operated } from './operation-rule.ts'

const SHARING_PAGE = 'https://learn.microsoft.com/purview/audit-log-sharing'
const RANSOMWARE_PAGE =
  'https://learn.microsoft.com/microsoft-365/solutions/ransomware-protection-microsoft-365'

const weight: Window['weight'] = (event) => (event.kind === 'activity' ? event.count : 1)
const inAnHour = (threshold: number): Window => ({ length: HOUR, threshold, by: ofAccount, weight })

const PERSON_SHARING = [
  'AddedToSecureLink',
  'SharingSet',
  'SharingInvitationCreated',
  'SecureLinkCreated',
  'AddedToSharingLink',
]

/** Shared with somebody of another organization: once a day for each of whom shares and domain it goes to. */
function isSharedOutside(event: Operated, setup: EventSetup) {
  const { recipient, actor, at } = event
  if (!recipient) return undefined
  const isGuest = /guest|external/i.test(recipient.type ?? '') || /#ext#/i.test(recipient.name)
  const outside = outsideAddresses(recipient.name, event, setup)
  if (!isGuest && !(outside.length > 0 && /^(user|member)?$/i.test(recipient.type ?? ''))) return undefined
  if (addressesIn(recipient.name).length > 0 && outside.length === 0) return undefined
  const domain = outside[0]?.split('@').at(-1) ?? recipient.name.toLowerCase()
  return { subject: [nameOf(actor) ?? '', domain, dayOf(at)], facts: [fact('outside', domain)] }
}

const GUEST_ROLE = '3'
const isGuestAdded = (event: Operated) => {
  const members = propertyOf(event.properties, 'Members') ?? ''
  return (
    /#ext#/i.test(members) ||
    /#ext#/i.test(event.recipient?.name ?? '') ||
    new RegExp(`"Role"\\s*:\\s*"?${GUEST_ROLE}\\b`, 'i').test(members)
  )
}

const isAboutOthers = (event: Operated, setup: EventSetup) => !isListed(setup.breakGlassAccounts, event.actor)

export const filesAndTeams: readonly Detection[] = [
  onOperation({
    id: 'anyone-link-created',
    operations: ['AnonymousLinkCreated', 'AnonymousLinkUpdated'],
    guide: 'fileSharing',
    severity: 'medium',
    link: SHARING_PAGE,
    judge: ({ actor, at }) => ({ subject: [nameOf(actor) ?? '', dayOf(at)] }),
  }),
  onOperation({
    id: 'anyone-link-used',
    operations: ['AnonymousLinkUsed'],
    guide: 'fileSharing',
    severity: 'low',
    isOnByDefault: false,
    link: SHARING_PAGE,
    judge: ({ object, at }) => ({ subject: [object ?? '', dayOf(at)] }),
  }),
  onOperation({
    id: 'file-shared-outside',
    operations: PERSON_SHARING,
    guide: 'fileSharing',
    severity: 'low',
    link: SHARING_PAGE,
    judge: isSharedOutside,
  }),
  onOperation({
    id: 'files-downloaded-in-bulk',
    operations: ['FileDownloaded', 'FileSyncDownloadedFull', 'FileSyncDownloadedPartial'],
    guide: 'bulkFiles',
    severity: 'medium',
    window: inAnHour(200),
  }),
  onOperation({
    id: 'files-deleted-in-bulk',
    operations: [
      'FileDeleted',
      'FileRecycled',
      'FolderDeleted',
      'FolderRecycled',
      'FileDeletedFirstStageRecycleBin',
      'FileVersionsAllDeleted',
    ],
    guide: 'bulkFiles',
    severity: 'high',
    link: RANSOMWARE_PAGE,
    window: inAnHour(200),
  }),
  onOperation({
    id: 'malware-in-file',
    operations: ['FileMalwareDetected'],
    guide: 'malware',
    severity: 'high',
    link: 'https://learn.microsoft.com/defender-office-365/safe-attachments-for-spo-odfb-teams-about',
  }),
  onOperation({
    id: 'site-administrator-added',
    operations: ['SiteCollectionAdminAdded', 'SiteAdminChangeRequest'],
    guide: 'roleChange',
    severity: 'medium',
    link: 'https://learn.microsoft.com/sharepoint/manage-site-collection-administrators',
    judge: (event, setup) => (isAboutOthers(event, setup) ? {} : undefined),
  }),
  onOperation({
    id: 'sharing-policy-changed',
    operations: ['SharingPolicyChanged', 'DeviceAccessPolicyChanged', 'NetworkAccessPolicyChanged'],
    guide: 'policyChange',
    severity: 'medium',
    link: 'https://learn.microsoft.com/sharepoint/turn-external-sharing-on-or-off',
  }),
  onOperation({
    id: 'team-guest-added',
    operations: ['MemberAdded'],
    guide: 'fileSharing',
    severity: 'low',
    link: 'https://learn.microsoft.com/microsoftteams/guest-access',
    judge: (event) => (isGuestAdded(event) ? {} : undefined),
  }),
  onOperation({
    id: 'teams-setting-changed',
    operations: ['TeamsTenantSettingChanged', 'TeamsOrgSettingChanged'],
    guide: 'policyChange',
    severity: 'medium',
    link: 'https://learn.microsoft.com/purview/audit-teams-audit-log-events',
  }),
  onOperation({
    id: 'teams-opened-to-outside',
    operations: [
      'Set-CsTenantFederationConfiguration',
      'Set-CsExternalAccessPolicy',
      'Set-CsTeamsClientConfiguration',
      'Set-CsTeamsAppPermissionPolicy',
    ],
    guide: 'policyChange',
    severity: 'medium',
    link: 'https://learn.microsoft.com/microsoftteams/trusted-organizations-external-meetings-chat',
    judge: ({ properties }) =>
      properties.some(({ name, value }) => /^(allow|enable)/i.test(name) && isTrue(value)) ? {} : undefined,
  }),
  onOperation({
    id: 'data-loss-rule-matched',
    operations: ['DlpRuleMatch'],
    guide: 'fileSharing',
    severity: 'medium',
    link: 'https://learn.microsoft.com/purview/dlp-alerts-get-started',
    isOnByDefault: false,
  }),
]
