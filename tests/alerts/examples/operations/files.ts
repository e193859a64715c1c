import { type Example, only } from '../example.ts'
import { accounts } from '../records/basics.ts'
import { cmdlet, fileActivity, mailboxActivity, teamsActivity } from '../records/operation.ts'

const many = (operation: string, count: number, last: { minutes?: number; other?: string } = {}) =>
  Array.from({ length: count }, (_, place) => {
    const { minutes = place * 0.2, other = operation } = place === count - 1 ? last : {}
    return fileActivity(other, { count: place, minutes })
  })

const inBulk = (id: string, operation: string, other: string): Example => ({
  id,
  records: many(operation, 200),
  misses: {
    'the last one an hour after the first': only(...many(operation, 200, { minutes: 60 })),
    'one fewer, for the last one is something else': only(...many(operation, 200, { other })),
  },
})

const shared = (operation: string, name: string, type: string, actor: string = accounts.accounting) =>
  fileActivity(operation, {
    written: { UserId: actor, TargetUserOrGroupName: name, TargetUserOrGroupType: type },
  })

const GUEST = 'friend_outside.example#ext#@customer.onmicrosoft.com'
const added = (upn: string, role: number, operation = 'MemberAdded') =>
  teamsActivity(operation, {
    written: { TeamName: 'Projects', Members: [{ DisplayName: 'Somebody', UPN: upn, Role: role }] },
  })

const setting = (operation: string, value: string) =>
  cmdlet(operation, { Identity: 'Global', AllowFederatedUsers: value }, { written: { RecordType: 25 } })

/** What speaks for itself, and what is beside it. */
const byItself = (
  id: string,
  operation: string,
  another: string,
  tell: typeof fileActivity = fileActivity,
): Example => ({
  id,
  records: [tell(operation)],
  misses: {
    'another operation': only(tell(another)),
    'that failed': only(tell(operation, { written: { ResultStatus: 'Failed' } })),
  },
})

export const files: readonly Example[] = [
  byItself('anyone-link-created', 'AnonymousLinkCreated', 'AnonymousLinkRemoved'),
  byItself('anyone-link-used', 'AnonymousLinkUsed', 'CompanyLinkUsed'),
  {
    id: 'file-shared-outside',
    records: [shared('AddedToSecureLink', GUEST, 'Guest')],
    misses: {
      'with a guest who has a domain that is let through': { setup: { ownDomains: ['outside.example'] } },
      'taken back': only(shared('RemovedFromSecureLink', GUEST, 'Guest')),
    },
  },
  {
    id: 'file-shared-outside',
    records: [shared('SharingInvitationCreated', 'friend@outside.example', '')],
    misses: {
      inside: only(shared('SharingInvitationCreated', accounts.reception, '')),
      'with a group of the site': only(
        shared('SharingInvitationCreated', 'friend@outside.example', 'SharePointGroup'),
      ),
    },
  },
  inBulk('files-downloaded-in-bulk', 'FileDownloaded', 'FileAccessed'),
  inBulk('files-deleted-in-bulk', 'FileDeleted', 'FileModified'),
  byItself('malware-in-file', 'FileMalwareDetected', 'FileModified'),
  {
    id: 'site-administrator-added',
    records: [fileActivity('SiteCollectionAdminAdded')],
    misses: {
      'taken away': only(fileActivity('SiteCollectionAdminRemoved')),
      'by the account for emergencies': { setup: { breakGlassAccounts: [accounts.accounting] } },
    },
  },
  byItself('sharing-policy-changed', 'SharingPolicyChanged', 'SharingInheritanceBroken'),
  {
    id: 'team-guest-added',
    records: [added(GUEST, 1)],
    misses: {
      'of the tenant': only(added(accounts.reception, 1)),
      'taken away': only(added(GUEST, 1, 'MemberRemoved')),
    },
  },
  {
    id: 'team-guest-added',
    records: [added('', 3)],
    misses: { 'a member': only(added('', 1)) },
  },
  byItself('teams-setting-changed', 'TeamsTenantSettingChanged', 'TeamSettingChanged', teamsActivity),
  {
    id: 'teams-opened-to-outside',
    records: [setting('Set-CsTenantFederationConfiguration', 'True')],
    misses: {
      closed: only(setting('Set-CsTenantFederationConfiguration', 'False')),
      'another cmdlet': only(setting('Set-CsTeamsMeetingPolicy', 'True')),
    },
  },
  byItself('data-loss-rule-matched', 'DlpRuleMatch', 'DlpRuleUndo', mailboxActivity),
]
