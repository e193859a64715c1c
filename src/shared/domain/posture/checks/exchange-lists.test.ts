import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { bookingsPagesLimited } from './bookings-pages-limited.ts'
import { calendarsNotSharedWithEveryone } from './calendars-not-shared-with-everyone.ts'
import { dkimSigningOn } from './dkim-signing-on.ts'
import { exchangeWebServicesOff } from './exchange-web-services-off.ts'
import { noMailboxBypassesAuditing } from './no-mailbox-bypasses-auditing.ts'
import { noRuleLetsDomainsThrough } from './no-rule-lets-domains-through.ts'
import { usersCannotInstallAddIns } from './users-cannot-install-add-ins.ts'
import { webMailStorageProvidersOff } from './web-mail-storage-providers-off.ts'

const named = (Identity: string, members: object) => ({ Identity, Name: Identity, ...members })

const webMail = (...areOn: unknown[]) => ({
  owaMailboxPolicies: areOn.map((AdditionalStorageProvidersAvailable, index) =>
    named(`OwaMailboxPolicy-${index}`, { AdditionalStorageProvidersAvailable }),
  ),
})
describeCheck(webMailStorageProvidersOff, {
  compliant: [webMail(false), webMail(false, false)],
  notCompliant: [webMail(true), webMail(false, true)],
  notMeasured: [webMail(), webMail(null), webMail(false, undefined)],
})

const sharing = (...policies: object[]) => ({
  sharingPolicies: policies.map((policy, index) => named(`Policy ${index}`, policy)),
})
const WITH_PARTNER = { Enabled: true, Domains: ['partner.example:CalendarSharingFreeBusySimple'] }
describeCheck(calendarsNotSharedWithEveryone, {
  compliant: [
    sharing(WITH_PARTNER),
    sharing({ Enabled: false, Domains: ['*:ContactsSharing'] }),
    sharing({ Enabled: true, Domains: [] }),
  ],
  notCompliant: [
    sharing({ Enabled: true, Domains: ['Anonymous:CalendarSharingFreeBusyReviewer'] }),
    sharing(WITH_PARTNER, {
      Enabled: true,
      Domains: ['partner.example:ContactsSharing', '*:CalendarSharingFreeBusySimple, ContactsSharing'],
    }),
  ],
  notMeasured: [
    sharing(),
    sharing({ Domains: [] }),
    sharing({ Enabled: true, Domains: null }),
    sharing({ Enabled: 'True', Domains: [] }),
  ],
})

const webServices = (EwsEnabled: unknown, EwsApplicationAccessPolicy: unknown = null) => ({
  organizationConfig: { EwsEnabled, EwsApplicationAccessPolicy },
})
describeCheck(exchangeWebServicesOff, {
  compliant: [
    webServices(false),
    webServices(true, 'EnforceAllowList'),
    webServices(null, 'EnforceAllowList'),
  ],
  notCompliant: [webServices(true), webServices(null), webServices(true, 'EnforceBlockList')],
  notMeasured: [
    webServices(undefined),
    webServices('True'),
    webServices(true, 'EnforceMood'),
    { organizationConfig: { EwsEnabled: true } },
  ],
})

const signing = (...configs: [domain: string, members?: object][]) => ({
  acceptedDomains: [{ DomainName: 'contoso.example' }, { DomainName: 'contoso.onmicrosoft.com' }],
  dkimSigningConfigs: configs.map(([Domain, members]) =>
    named(Domain, { Domain, Enabled: true, Status: 'Valid', Selector1KeySize: 2048, ...members }),
  ),
})
describeCheck(dkimSigningOn, {
  compliant: [
    signing(['Contoso.example'], ['contoso.onmicrosoft.com']),
    signing(['contoso.example', { Selector1KeySize: 4096 }]),
  ],
  notCompliant: [
    signing(['contoso.example', { Enabled: false }]),
    signing(['contoso.example'], ['contoso.onmicrosoft.com', { Enabled: false }]),
  ],
  notMeasured: [
    signing(['contoso.example', { Status: 'Pondering' }]),
    signing(['contoso.example', { Status: undefined }]),
    signing(['contoso.example', { Enabled: null }]),
    signing(['contoso.example', { Selector1KeySize: '2048' }]),
    { ...signing(['contoso.example']), acceptedDomains: [] },
  ],
  beyondRemedy: [
    signing(),
    signing(['contoso.onmicrosoft.com']),
    signing(['contoso.example', { Enabled: false, Status: 'CnameMissing' }]),
    signing(['contoso.example', { Status: 'NoDKIMKeys' }]),
    signing(['contoso.example', { Selector1KeySize: 1024 }]),
  ],
  partRemedy: [
    signing(
      ['contoso.example', { Enabled: false, Status: 'CnameMissing' }],
      ['fabrikam.example', { Enabled: false }],
    ),
    signing(['contoso.example', { Enabled: false, Selector1KeySize: 1024 }]),
  ],
})

const rules = (...members: object[]) => ({
  transportRules: members.map((each, index) =>
    named(`Rule ${index}`, { State: 'Enabled', SetSCL: null, SenderDomainIs: null, ...each }),
  ),
})
const PARTNER = ['partner.example']
describeCheck(noRuleLetsDomainsThrough, {
  compliant: [
    rules({ SenderDomainIs: PARTNER }),
    rules(),
    rules({ SetSCL: -1 }),
    rules({ SetSCL: -1, SenderDomainIs: [] }),
    rules({ SetSCL: 5, SenderDomainIs: PARTNER }),
    rules({ SetSCL: '-1', SenderDomainIs: PARTNER, State: 'Disabled' }),
  ],
  notCompliant: [
    rules({ SetSCL: -1, SenderDomainIs: PARTNER }),
    rules({}, { SetSCL: '-1', SenderDomainIs: PARTNER }),
  ],
  notMeasured: [
    rules({ State: undefined }),
    rules({ State: 'Paused' }),
    rules({ SetSCL: undefined }),
    rules({ SetSCL: -1, SenderDomainIs: undefined }),
  ],
})

const bypasses = (...areOn: unknown[]) => ({
  auditBypasses: areOn.map((AuditBypassEnabled, index) => named(`Mailbox ${index}`, { AuditBypassEnabled })),
})
describeCheck(noMailboxBypassesAuditing, {
  compliant: [bypasses(false, false)],
  notCompliant: [bypasses(false, true), bypasses(true, true)],
  notMeasured: [bypasses(), bypasses(false, null), bypasses(true, undefined)],
})

const roles = (...policies: object[]) => ({
  roleAssignmentPolicies: policies.map((policy, index) => named(`Policy ${index}`, policy)),
})
const OTHER_POLICY = { IsDefault: false, AssignedRoles: ['My Custom Apps'] }
describeCheck(usersCannotInstallAddIns, {
  compliant: [
    roles({ IsDefault: true, AssignedRoles: ['MyBaseOptions'] }),
    roles(OTHER_POLICY, { IsDefault: true, AssignedRoles: [] }),
  ],
  notCompliant: [
    roles({ IsDefault: true, AssignedRoles: ['MyBaseOptions', 'My Custom Apps'] }),
    roles({ IsDefault: true, AssignedRoles: ['My Marketplace Apps'] }),
    roles({ IsDefault: true, AssignedRoles: ['My ReadWriteMailbox Apps'] }),
  ],
  notMeasured: [
    roles(),
    roles(OTHER_POLICY),
    roles({ AssignedRoles: [] }),
    roles({ IsDefault: true, AssignedRoles: null }),
    roles({ IsDefault: true, AssignedRoles: [{ Name: 'My Custom Apps' }] }),
  ],
})

const bookings = (BookingsEnabled: unknown, ...areOn: unknown[]) => ({
  organizationConfig: { BookingsEnabled },
  owaMailboxPolicies: areOn.map((BookingsMailboxCreationEnabled, index) =>
    named(`OwaMailboxPolicy-${index}`, { IsDefault: index === 0, BookingsMailboxCreationEnabled }),
  ),
})
describeCheck(bookingsPagesLimited, {
  compliant: [bookings(true, false), bookings(true, false, true), bookings(false, true)],
  notCompliant: [bookings(true, true), bookings(true, true, false)],
  notMeasured: [bookings(undefined, false), bookings('True', false), bookings(true), bookings(true, null)],
})
