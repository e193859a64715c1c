import { describeCheck } from '#tests/support/posture/describe-check.ts'
import { setTo } from '#tests/support/posture/workspace-answers.ts'
import { googleAttachmentProtectionOn } from './google-attachment-protection-on.ts'
import { googleAutomaticForwardingOff } from './google-automatic-forwarding-off.ts'
import { googleCalendarsShowNoDetails } from './google-calendars-show-no-details.ts'
import { googleChatWithOutsidersLimited } from './google-chat-with-outsiders-limited.ts'
import { googleDriveFilesNotPublic } from './google-drive-files-not-public.ts'
import { googleDriveFilesPrivateAtFirst } from './google-drive-files-private-at-first.ts'
import { googleDriveSharingLimited } from './google-drive-sharing-limited.ts'
import { googleImapAndPopOff } from './google-imap-and-pop-off.ts'
import { googleLinksChecked } from './google-links-checked.ts'
import { googleMailScannedBeforeDelivery } from './google-mail-scanned-before-delivery.ts'
import { googleSpoofingProtectionOn } from './google-spoofing-protection-on.ts'

describeCheck(googleMailScannedBeforeDelivery, {
  compliant: [{ googleDeliveryScan: setTo({ enableImprovedSuspiciousContentDetection: true }) }],
  notCompliant: [
    { googleDeliveryScan: setTo({ enableImprovedSuspiciousContentDetection: false }) },
    {
      googleDeliveryScan: setTo(
        { enableImprovedSuspiciousContentDetection: true },
        { orgUnit: '/Sales', value: { enableImprovedSuspiciousContentDetection: false } },
      ),
    },
  ],
  notMeasured: [
    { googleDeliveryScan: [] },
    { googleDeliveryScan: setTo({}) },
    { googleDeliveryScan: setTo({ enableImprovedSuspiciousContentDetection: ['<b>'] }) },
    { googleDeliveryScan: setTo({ enableImprovedSuspiciousContentDetection: 1 }) },
  ],
})

describeCheck(googleAutomaticForwardingOff, {
  compliant: [{ googleForwarding: setTo({ enableAutoForwarding: false }) }],
  notCompliant: [
    { googleForwarding: setTo({ enableAutoForwarding: true }) },
    {
      googleForwarding: setTo(
        { enableAutoForwarding: false },
        { orgUnit: '/Sales', value: { enableAutoForwarding: true } },
      ),
    },
  ],
  notMeasured: [
    { googleForwarding: [] },
    { googleForwarding: setTo({}) },
    { googleForwarding: setTo({ enableAutoForwarding: ['<b>'] }) },
    { googleForwarding: setTo({ enableAutoForwarding: 'off' }) },
  ],
})

describeCheck(googleDriveSharingLimited, {
  compliant: [
    { googleDriveSharing: setTo({ externalSharingMode: 'ALLOWLISTED_DOMAINS' }) },
    { googleDriveSharing: setTo({ externalSharingMode: 'DISALLOWED' }) },
  ],
  notCompliant: [
    { googleDriveSharing: setTo({ externalSharingMode: 'ALLOWED' }) },
    {
      googleDriveSharing: setTo(
        { externalSharingMode: 'ALLOWLISTED_DOMAINS' },
        { orgUnit: '/Sales', value: { externalSharingMode: 'ALLOWED' } },
      ),
    },
  ],
  notMeasured: [
    { googleDriveSharing: [] },
    { googleDriveSharing: setTo({}) },
    { googleDriveSharing: setTo({ externalSharingMode: ['<b>'] }) },
    { googleDriveSharing: setTo({ externalSharingMode: 'EXTERNAL_SHARING_MODE_UNSPECIFIED' }) },
  ],
})

describeCheck(googleDriveFilesPrivateAtFirst, {
  compliant: [
    { googleDriveDefault: setTo({ defaultFileAccess: 'PRIVATE_TO_OWNER' }) },
    { googleDriveDefault: setTo({ defaultFileAccess: 'LINK_SHARING_PRIVATE' }) },
  ],
  notCompliant: [
    { googleDriveDefault: setTo({ defaultFileAccess: 'PRIMARY_AUDIENCE_WITH_LINK' }) },
    { googleDriveDefault: setTo({ defaultFileAccess: 'PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH' }) },
    {
      googleDriveDefault: setTo(
        { defaultFileAccess: 'PRIVATE_TO_OWNER' },
        { orgUnit: '/Sales', value: { defaultFileAccess: 'PRIMARY_AUDIENCE_WITH_LINK' } },
      ),
    },
  ],
  notMeasured: [
    { googleDriveDefault: [] },
    { googleDriveDefault: setTo({}) },
    { googleDriveDefault: setTo({ defaultFileAccess: ['<b>'] }) },
    { googleDriveDefault: setTo({ defaultFileAccess: 'PUBLIC' }) },
  ],
})

for (const [check, source, names] of [
  [
    googleSpoofingProtectionOn,
    'googleSpoofing',
    [
      'detectDomainNameSpoofing',
      'detectEmployeeNameSpoofing',
      'detectDomainSpoofingFromUnauthenticatedSenders',
      'detectUnauthenticatedEmails',
      'detectGroupsSpoofing',
    ],
  ],
  [
    googleAttachmentProtectionOn,
    'googleAttachments',
    [
      'enableEncryptedAttachmentProtection',
      'enableAttachmentWithScriptsProtection',
      'enableAnomalousAttachmentProtection',
    ],
  ],
  [
    googleLinksChecked,
    'googleLinks',
    ['enableShortenerScanning', 'enableExternalImageScanning', 'enableAggressiveWarningsOnUntrustedLinks'],
  ],
] as const) {
  const all = (isOn: unknown) => Object.fromEntries(names.map((name) => [name, isOn]))
  const but = (name: string, isOn: unknown) => ({ ...all(true), [name]: isOn })
  describeCheck(check, {
    compliant: [{ [source]: setTo(all(true)) }],
    notCompliant: [
      { [source]: setTo(all(false)) },
      ...names.map((name) => ({ [source]: setTo(but(name, false)) })),
      { [source]: setTo(all(true), { orgUnit: '/Sales', value: all(false) }) },
      { [source]: setTo(all(true), { orgUnit: '/Sales', value: but(names[0], false) }) },
    ],
    notMeasured: [{ [source]: [] }, { [source]: setTo({}) }, { [source]: setTo(but(names[1], null)) }],
  })
}

const access = (imap: unknown, pop: unknown) => ({
  googleImap: setTo({ enableImapAccess: imap }),
  googlePop: setTo({ enablePopAccess: pop }),
})
describeCheck(googleImapAndPopOff, {
  compliant: [access(false, false)],
  notCompliant: [access(true, false), access(false, true), access(true, true)],
  notMeasured: [access(undefined, false), access(false, 'no'), { ...access(false, false), googlePop: [] }],
})

const files = (allowPublishingFiles: unknown, externalSharingMode: unknown = 'ALLOWED') => ({
  googleDriveSharing: setTo({ allowPublishingFiles, externalSharingMode }),
})
describeCheck(googleDriveFilesNotPublic, {
  compliant: [files(false), files(true, 'DISALLOWED')],
  notCompliant: [files(true), files(true, 'ALLOWLISTED_DOMAINS')],
  notMeasured: [files(undefined), files('no'), { googleDriveSharing: [] }],
})

const calendars = (primary: unknown, secondary: unknown = 'EXTERNAL_FREE_BUSY_ONLY') => ({
  googleCalendars: setTo({ maxAllowedExternalSharing: primary }),
  googleSecondaryCalendars: setTo({ maxAllowedExternalSharing: secondary }),
})
describeCheck(googleCalendarsShowNoDetails, {
  compliant: [calendars('EXTERNAL_FREE_BUSY_ONLY')],
  notCompliant: [
    calendars('EXTERNAL_ALL_INFO_READ_ONLY'),
    calendars('EXTERNAL_ALL_INFO_READ_WRITE'),
    calendars('EXTERNAL_FREE_BUSY_ONLY', 'EXTERNAL_ALL_INFO_READ_WRITE_MANAGE'),
  ],
  notMeasured: [calendars('EVERYTHING'), calendars(undefined), calendars('EXTERNAL_FREE_BUSY_ONLY', 7)],
})

const chat = (allowExternalChat: unknown, externalChatRestriction?: unknown) => ({
  googleExternalChat: setTo({ allowExternalChat, externalChatRestriction }),
})
describeCheck(googleChatWithOutsidersLimited, {
  compliant: [chat(false), chat(false, 'NO_RESTRICTION'), chat(true, 'TRUSTED_DOMAINS')],
  notCompliant: [chat(true, 'NO_RESTRICTION')],
  notMeasured: [
    chat(undefined, 'TRUSTED_DOMAINS'),
    chat(true),
    chat(true, 'SOME'),
    { googleExternalChat: [] },
  ],
})
