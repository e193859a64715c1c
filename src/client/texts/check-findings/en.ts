/**
 * What was found by each posture check and what it has to be, in sentences. `finding-words.ts` says which of them is said
 * of a value; a check without a `target` has to be what is said of its target value.
 */
export const checkFindings = {
  shared: {
    unknown: 'Microsoft 365 answers “{{value}}”, which is not known here.',
    unknownAtGoogle: 'Google Workspace answers “{{value}}”, which is not known here.',
    at: '{{place}}: {{finding}}',
    root: 'Whole organization',
    googleFactors: {
      values: {
        ALL: 'Every method is accepted, also codes by text message or call.',
        NO_TELEPHONY: 'Every method is accepted but codes by text message or call.',
        PASSKEY_ONLY: 'Only security keys and passkeys are accepted.',
        PASSKEY_PLUS_SECURITY_CODE: 'Security keys, passkeys and their security codes are accepted.',
        PASSKEY_PLUS_IP_BOUND_SECURITY_CODE:
          'Security keys, passkeys and security codes from the same network are accepted.',
      },
    },
    policies: {
      met: {
        names_one: 'A policy in force does this: {{names}}.',
        names_other: '{{count}} policies in force do this: {{names}}.',
      },
      unmet: {
        empty: 'No policy in force does this.',
        names_one: 'Only a policy in report-only mode does this, which enforces nothing: {{names}}.',
        names_other: 'Only {{count}} policies in report-only mode do this, which enforce nothing: {{names}}.',
      },
      members: { isEnabled: { on: 'Security defaults are on and ask for it.' } },
    },
    restriction: {
      off: 'The tenant’s policy for apps is off, so nothing is restricted.',
      nothing: 'The tenant’s policy for apps does not restrict this.',
      values: { disabled: 'The restriction exists, but is off.' },
    },
    synchronized: {
      met: {
        off: 'The directory is not filled from one on premises, so there is nothing to set.',
        nothing: 'The directory is not filled from one on premises, so there is nothing to set.',
      },
    },
  },
  checks: {
    'admin-consent-workflow-on': {
      target:
        'Users can ask for consent, reviewers are notified and reminded, and requests expire after 30 days at most.',
      members: {
        isEnabled: { on: 'The admin consent workflow is on.', off: 'The admin consent workflow is off.' },
        notifyReviewers: {
          on: 'Reviewers are notified of requests.',
          off: 'Reviewers are not notified of requests.',
        },
        remindersEnabled: {
          on: 'Reviewers are reminded before a request expires.',
          off: 'Reviewers are not reminded before a request expires.',
        },
        requestDurationInDays: { count: 'Requests expire after {{days}}.' },
        reviewers: {
          zero: 'There are no reviewers.',
          count_one: 'There is {{count}} reviewer.',
          count_other: 'There are {{count}} reviewers.',
        },
      },
    },
    'admin-portals-need-a-second-factor': {
      target: 'Administrators are asked for a second factor in the admin portals.',
    },
    'admin-self-service-reset-off': {
      on: 'Administrators can reset their password themselves.',
      off: 'Administrators cannot reset their password themselves.',
    },
    'administrator-sessions-limited': {
      target:
        'Administrators sign in again after 4 hours at most, and a browser does not keep them signed in.',
    },
    'administrators-need-a-second-factor': {
      target: 'Every administrator is asked for a second factor in every app.',
    },
    'administrators-use-phishing-resistant-methods': {
      target: 'Administrators sign in to every app with phishing-resistant methods.',
    },
    'app-certificates-short-lived': {
      target: 'A certificate of an app is valid for 180 days at most.',
      duration: 'A certificate of an app may be valid for {{duration}}.',
    },
    'app-passwords-blocked': {
      values: { enabled: 'New client secrets for apps are blocked.' },
    },
    'app-passwords-short-lived': {
      target: 'A client secret of an app is valid for 180 days at most.',
      duration: 'A client secret of an app may be valid for {{duration}}.',
    },
    'authentication-transfer-blocked': {
      target: 'Authentication transfer is blocked for everyone in every app.',
    },
    'authenticator-lite-off': {
      met: 'Authenticator Lite is off.',
      values: {
        enabled: 'Authenticator Lite is on.',
        default: 'Authenticator Lite is left to Microsoft’s default.',
      },
      group: 'Authenticator Lite is off for one group only.',
    },
    'authenticator-shows-context': {
      target: 'Microsoft Authenticator shows everyone the app and the location of a sign-in.',
      met: {
        values: {
          enabled: 'Microsoft Authenticator shows everyone the app and the location of a sign-in.',
          disabled: 'Microsoft Authenticator is off, so there are no prompts.',
        },
      },
      unmet: {
        values: {
          disabled: 'Microsoft Authenticator does not show the app or the location of a sign-in.',
          default: 'Whether the app and the location are shown is left to Microsoft’s default.',
        },
        group: 'The app or the location is shown to one group only.',
      },
    },
    'banned-passwords-enforced': {
      target: 'A list of the company’s own banned passwords is enforced.',
      members: {
        EnableBannedPasswordCheck: {
          on: 'The custom list of banned passwords is on.',
          off: 'The custom list of banned passwords is off.',
        },
        BannedPasswordList: {
          zero: 'There are no words in it.',
          count_one: 'There is {{count}} word in it.',
          count_other: 'There are {{count}} words in it.',
        },
      },
    },
    'bookings-pages-limited': {
      on: 'Every user can publish a Bookings page.',
      off: 'Not every user can publish a Bookings page.',
    },
    'calendars-not-shared-with-everyone': {
      off: 'Calendars cannot be shared with just anyone.',
      empty: 'Calendars cannot be shared with just anyone.',
      names_one: 'Calendars can be shared with just anyone, by {{count}} rule.',
      names_other: 'Calendars can be shared with just anyone, by {{count}} rules.',
    },
    'connection-allow-list-empty': {
      empty: 'No address is let through unfiltered.',
      names_one: '{{count}} address is let through unfiltered: {{names}}.',
      names_other: '{{count}} addresses are let through unfiltered: {{names}}.',
    },
    'connection-safe-list-off': {
      on: 'Senders on Microsoft’s safe list are let through unfiltered.',
      off: 'Microsoft’s safe list is not used.',
    },
    'customer-lockbox-on': {
      on: 'Microsoft’s support asks for approval before it opens data.',
      off: 'Microsoft’s support does not ask for approval before it opens data.',
    },
    'dangerous-attachments-blocked': {
      met: 'Every policy blocks attachments of the types cmd, exe and vbe.',
      off: 'A policy does not filter attachments by their type.',
      names: 'A policy lets attachments of these types through: {{names}}.',
    },
    'delivered-threats-removed': {
      met: 'Spam, phishing and malware are removed from mailboxes after delivery, too.',
      off: 'A policy leaves spam, phishing or malware in mailboxes once it is delivered.',
    },
    'device-code-flow-blocked': {
      target: 'Device code flow is blocked for everyone in every app.',
    },
    'device-enrolment-asks-every-time': {
      target: 'Whoever enrolls a device in Intune signs in again every time.',
    },
    'device-join-limited': {
      target: 'Nobody, or only selected users, may join devices to Entra ID.',
      values: {
        noDeviceRegistrationMembership: 'Nobody may join devices to Entra ID.',
        enumeratedDeviceRegistrationMembership: 'Only selected users may join devices to Entra ID.',
        allDeviceRegistrationMembership: 'Every user may join devices to Entra ID.',
      },
    },
    'device-registration-needs-a-second-factor': {
      target:
        'Whoever registers or joins a device is asked for a second factor, by a policy or by the device setting.',
      met: { values: { required: 'The device setting asks for a second factor.' } },
      unmet: {
        values: {
          required:
            'A policy and the device setting both ask for a second factor, so the policy has no effect.',
        },
      },
    },
    'devices-are-compliant': {
      target: 'At least {{percent}} of the managed devices are compliant.',
      count: '{{percent}} of the managed devices are compliant.',
    },
    'devices-per-user-limited': {
      target: 'A user may register {{number}} devices at most.',
      count_one: 'A user may register {{count}} device.',
      count_other: 'A user may register {{count}} devices.',
    },
    'devices-without-policy-not-compliant': {
      on: 'Devices without a compliance policy count as not compliant.',
      off: 'Devices without a compliance policy count as compliant.',
    },
    'direct-send-rejected': {
      on: 'Direct Send is rejected.',
      off: 'Direct Send is accepted.',
    },
    'directory-matching-blocked': {
      target: 'Soft match and takeover by hard match are blocked.',
      members: {
        blockSoftMatchEnabled: { on: 'Soft match is blocked.', off: 'Soft match is possible.' },
        blockCloudObjectTakeoverThroughHardMatchEnabled: {
          on: 'Takeover by hard match is blocked.',
          off: 'Takeover by hard match is possible.',
        },
      },
    },
    'dkim-signing-on': {
      target: 'Mail of every own domain is signed, with valid records and a key of 2048 bits or more.',
      empty: 'Mail of every domain is signed.',
      each: {
        nothing: '{{name}}: signing is not set up.',
        off: '{{name}}: signing is off.',
        count: '{{name}}: the key has {{number}} bits.',
        values: {
          CnameMissing: '{{name}}: the DNS records are missing.',
          NoDKIMKeys: '{{name}}: there are no keys.',
        },
      },
    },
    'email-codes-off': {
      values: { disabled: 'Codes by email are off.', enabled: 'Codes by email are on.' },
    },
    'email-self-sign-up-off': {
      target: 'Nobody can sign up or join the tenant with an email address alone.',
      members: {
        allowedToSignUpEmailBasedSubscriptions: {
          on: 'Users can sign up for subscriptions by email.',
          off: 'Users cannot sign up for subscriptions by email.',
        },
        allowEmailVerifiedUsersToJoinOrganization: {
          on: 'Whoever verifies an email address can join the tenant.',
          off: 'Nobody can join the tenant by verifying an email address.',
        },
      },
    },
    'emergency-accounts-left-out': {
      target:
        'An emergency account or its group is left out of every policy that could lock administrators out.',
      empty: 'The policies in force do not lock every administrator out.',
      names_one: 'This policy leaves no common account out: {{names}}.',
      names_other: 'These {{count}} policies leave no common account out: {{names}}.',
    },
    'everyone-needs-a-second-factor': {
      target: 'Everyone is asked for a second factor in every app.',
    },
    'everyone-signs-in-again': {
      target: 'Everyone has to sign in again after a set time, in every app.',
    },
    'exchange-web-services-off': {
      target: 'Exchange Web Services are off, or open to listed apps alone.',
      nothing: 'Nothing is set, so Exchange Web Services are on for every app.',
      on: 'Exchange Web Services are on for every app.',
      off: 'Exchange Web Services are off.',
      values: {
        EnforceAllowList: 'Exchange Web Services are open to listed apps alone.',
        EnforceBlockList: 'Exchange Web Services are open to every app that is not on a block list.',
      },
    },
    'excluded-groups-covered-elsewhere': {
      empty: 'Every group that is left out of MFA for everybody is covered by another policy.',
      names_one: '{{count}} group is left out of MFA for everybody and covered by no other policy.',
      names_other: '{{count}} groups are left out of MFA for everybody and covered by no other policy.',
    },
    'external-forwarding-off': {
      met: 'Mail is never forwarded outside automatically.',
      on: 'The default remote domain allows automatic forwarding.',
      values: {
        On: 'An outbound policy allows automatic forwarding.',
        Automatic: 'An outbound policy leaves automatic forwarding to Microsoft.',
      },
    },
    'external-second-factor-trusted': {
      on: 'A second factor that guests used in their own tenant is trusted.',
      off: 'A second factor that guests used in their own tenant is not trusted.',
    },
    'external-sender-tag-on': {
      on: 'Outlook marks mail from outside.',
      off: 'Outlook does not mark mail from outside.',
    },
    'external-sharing-limited': {
      target: 'Content is shared with guests who are in the directory already, or not at all.',
      values: {
        disabled: 'Content is not shared outside.',
        existingExternalUserSharingOnly: 'Content is shared with guests who are in the directory already.',
        externalUserSharingOnly: 'Content is shared with new guests, too, who have to sign in.',
        externalUserAndGuestSharing: 'Content is shared with anyone who has the link.',
      },
    },
    'few-global-administrators': {
      target: 'There are 2 to 4 global administrators.',
      count_one: 'There is {{count}} global administrator.',
      count_other: 'There are {{count}} global administrators.',
    },
    'forms-scanned-for-phishing': {
      on: 'Internal forms are scanned for phishing.',
      off: 'Internal forms are not scanned for phishing.',
    },
    'global-administrator-needs-approval': {
      on: 'Activating Global Administrator needs approval.',
      off: 'Activating Global Administrator needs no approval.',
    },
    'global-administrators-not-local': {
      on: 'Global administrators become local administrators of joined devices.',
      off: 'Global administrators do not become local administrators of joined devices.',
    },
    'google-administrators-have-a-second-factor': {
      empty: 'Every super administrator has a second factor.',
      names_one: '{{count}} super administrator has none: {{names}}.',
      names_other: '{{count}} super administrators have none: {{names}}.',
    },
    'google-administrators-use-passkeys': {
      target: 'Super administrators sign in with security keys and passkeys only.',
    },
    'google-attachment-protection-on': {
      empty: 'Every protection against dangerous attachments is on.',
      zero: 'Every protection against dangerous attachments is on.',
      names_one: '{{count}} of the protections against dangerous attachments is off.',
      names_other: '{{count}} of the protections against dangerous attachments are off.',
      count_one: '{{count}} of the protections against dangerous attachments is off.',
      count_other: '{{count}} of the protections against dangerous attachments are off.',
    },
    'google-automatic-forwarding-off': {
      on: 'Users can forward their mail automatically.',
      off: 'Users cannot forward their mail automatically.',
    },
    'google-calendars-show-no-details': {
      values: {
        EXTERNAL_FREE_BUSY_ONLY: 'Outsiders see only whether somebody is busy.',
        EXTERNAL_ALL_INFO_READ_ONLY: 'Calendars can be shared with outsiders with all details.',
        EXTERNAL_ALL_INFO_READ_WRITE: 'Outsiders can be allowed to change calendars.',
        EXTERNAL_ALL_INFO_READ_WRITE_MANAGE: 'Outsiders can be allowed to manage calendars.',
      },
    },
    'google-chat-with-outsiders-limited': {
      off: 'Nobody can chat with outsiders.',
      on: 'Users can chat with anyone outside.',
      values: {
        TRUSTED_DOMAINS: 'Users can chat with people of listed domains only.',
        NO_RESTRICTION: 'Users can chat with anyone outside.',
      },
    },
    'google-drive-files-not-public': {
      on: 'Users can make files visible to anyone with the link.',
      off: 'Users cannot make files visible to anyone with the link.',
    },
    'google-drive-files-private-at-first': {
      values: {
        PRIVATE_TO_OWNER: 'New files are private to their owner.',
        LINK_SHARING_PRIVATE: 'New files are private to their owner.',
        PRIMARY_AUDIENCE_WITH_LINK: 'New files can be opened by the audience that has the link.',
        PRIMARY_AUDIENCE_WITH_LINK_OR_SEARCH: 'New files can be found by the whole audience.',
      },
    },
    'google-drive-sharing-limited': {
      values: {
        ALLOWLISTED_DOMAINS: 'Files can be shared with listed domains only.',
        DISALLOWED: 'Files cannot be shared outside the company.',
        ALLOWED: 'Files can be shared with anyone outside.',
      },
    },
    'google-enrolment-within-a-week': {
      target: 'New users have between one day and one week to set up a second factor.',
      count: 'New users have {{days}} to set up a second factor.',
      zero: 'New users have no time to set up a second factor.',
    },
    'google-few-super-administrators': {
      target: 'There are two to eight super administrators.',
      count_one: 'There is {{count}} super administrator.',
      count_other: 'There are {{count}} super administrators.',
    },
    'google-imap-and-pop-off': {
      on: 'Mail can be read by IMAP or POP.',
      off: 'Mail cannot be read by IMAP or POP.',
    },
    'google-less-secure-apps-off': {
      on: 'Apps that use only a password can sign in.',
      off: 'Apps that use only a password cannot sign in.',
    },
    'google-links-checked': {
      empty: 'Every check of links and images is on.',
      zero: 'Every check of links and images is on.',
      names_one: '{{count}} of the checks of links and images is off.',
      names_other: '{{count}} of the checks of links and images are off.',
      count_one: '{{count}} of the checks of links and images is off.',
      count_other: '{{count}} of the checks of links and images are off.',
    },
    'google-mail-scanned-before-delivery': {
      on: 'Suspicious mail is scanned more closely before delivery.',
      off: 'Suspicious mail is delivered without a closer scan.',
    },
    'google-marketplace-apps-restricted': {
      values: {
        ALLOW_LISTED_APPS: 'Users can install approved apps only.',
        ALLOW_NONE: 'Users cannot install any app.',
        ALLOW_ALL: 'Users can install any app.',
      },
    },
    'google-passwords-long': {
      count_one: 'Passwords need at least {{count}} character.',
      count_other: 'Passwords need at least {{count}} characters.',
    },
    'google-passwords-not-reused': {
      on: 'Users can use an old password again.',
      off: 'Users cannot use an old password again.',
    },
    'google-passwords-strong': {
      values: {
        STRONG: 'Passwords have to be strong.',
        WEAK: 'Passwords may be weak.',
      },
    },
    'google-second-factor-enforced': {
      on: 'A second factor is enforced.',
      off: 'Nobody has to use a second factor.',
    },
    'google-sessions-limited': {
      target: 'Sessions end after 12 hours at most.',
      zero: 'Sessions never end.',
      count: 'Sessions end after {{seconds}}.',
    },
    'google-sms-codes-off': {
      target: 'Codes by text message or call are not accepted.',
    },
    'google-spoofing-protection-on': {
      empty: 'Every protection against forged senders is on.',
      zero: 'Every protection against forged senders is on.',
      names_one: '{{count}} of the protections against forged senders is off.',
      names_other: '{{count}} of the protections against forged senders are off.',
      count_one: '{{count}} of the protections against forged senders is off.',
      count_other: '{{count}} of the protections against forged senders are off.',
    },
    'google-super-administrator-recovery-off': {
      on: 'Super administrators can recover their account themselves.',
      off: 'Super administrators cannot recover their account themselves.',
    },
    'google-takeout-off': {
      values: {
        DISABLED: 'Users cannot export their data with Takeout.',
        ENABLED: 'Users can export their data with Takeout.',
      },
    },
    'google-unknown-apps-blocked': {
      values: {
        BLOCK_ALL_SCOPES: 'Apps that nobody has approved are blocked.',
        ALLOW_SIGN_IN_SCOPES_ONLY: 'Apps that nobody has approved can be used to sign in.',
      },
    },
    'google-user-recovery-off': {
      on: 'Users can recover their account themselves.',
      off: 'Users cannot recover their account themselves.',
    },
    'group-creation-restricted': {
      on: 'Every user can create Microsoft 365 groups.',
      off: 'Not every user can create Microsoft 365 groups.',
    },
    'groups-are-private': {
      zero: 'No Microsoft 365 group is public.',
      count_one: '{{count}} Microsoft 365 group is public.',
      count_other: '{{count}} Microsoft 365 groups are public.',
    },
    'guest-directory-access-limited': {
      target: 'Guests see their own entry alone, or at most a limited part of the directory.',
      values: {
        '2af84b1e-32c8-42b7-82bc-daa82404023b': 'Guests see their own entry alone.',
        '10dae51f-b6af-4016-8d66-8c2a99b929b3': 'Guests see a limited part of the directory.',
        'a0b1b346-4d3e-4e8b-98f8-753987be4970': 'Guests see as much of the directory as members.',
      },
    },
    'guest-invitations-limited': {
      target: 'Only administrators and guest inviters, or nobody, may invite guests.',
      values: {
        none: 'Nobody may invite guests.',
        adminsAndGuestInviters: 'Only administrators and guest inviters may invite guests.',
        adminsGuestInvitersAndAllMembers: 'Every member may invite guests.',
        everyone: 'Everyone may invite guests, guests included.',
      },
    },
    'guests-cannot-own-groups': {
      on: 'Guests can own groups.',
      off: 'Guests cannot own groups.',
    },
    'guests-cannot-reshare': {
      on: 'Guests can share on what is not theirs.',
      off: 'Guests cannot share on what is not theirs.',
    },
    'guests-hold-no-privileged-role': {
      empty: 'No guest holds a highly privileged role.',
      names_one: '{{count}} guest holds a highly privileged role: {{names}}.',
      names_other: '{{count}} guests hold a highly privileged role: {{names}}.',
    },
    'guests-need-a-second-factor': {
      target: 'Guests are asked for a second factor in every app.',
    },
    'impersonation-protection-on': {
      met: 'Every policy protects from impersonation of people and domains, with a phishing threshold of 3 or more.',
      off: 'A policy lacks one of the protections from impersonation.',
      count: 'A policy has a phishing threshold of {{number}}.',
    },
    'inactive-accounts-blocked': {
      zero: 'No account that was unused for 30 days can sign in.',
      count_one: '{{count}} account that was unused for 30 days can sign in.',
      count_other: '{{count}} accounts that were unused for 30 days can sign in.',
    },
    'inactive-devices-cleaned-up': {
      target: 'Devices of every platform are removed after {{days}} without contact at most.',
      nothing: 'No rule removes inactive devices of every platform.',
      zero: 'No time is set after which devices are removed.',
      count: 'Devices are removed after {{days}} without contact.',
    },
    'internal-malware-senders-reported': {
      met: 'An administrator is notified where somebody inside sends malware.',
      off: 'A policy notifies nobody where somebody inside sends malware.',
      nothing: 'A policy names no administrator to be notified.',
    },
    'invitation-domains-restricted': {
      target: 'Guests may be invited from listed domains alone.',
      nothing: 'Guests may be invited from every domain.',
      empty: 'No domain is listed from which guests may be invited.',
      names_one: 'Guests may be invited from {{count}} domain: {{names}}.',
      names_other: 'Guests may be invited from {{count}} domains: {{names}}.',
    },
    'invitations-bound-to-accounts': {
      on: 'Only the invited account can accept an invitation.',
      off: 'Another account than the invited one can accept an invitation.',
    },
    'legacy-authentication-blocked': {
      target: 'Legacy authentication is blocked for everyone in every app.',
    },
    'links-checked': {
      met: 'Links in mail, Teams and Office are checked, clicks are recorded, and warnings cannot be skipped.',
      empty: 'There is no Safe Links policy of the tenant’s own.',
      off: 'A policy leaves out a part of what has to be checked.',
      on: 'A policy lets users skip the warning.',
    },
    'local-administrator-passwords-managed': {
      on: 'Passwords of local administrators are managed.',
      off: 'Passwords of local administrators are not managed.',
    },
    'mail-tips-on': {
      met: 'MailTips are on, also for recipients outside and for groups, and warn of many recipients from 25 on at the latest.',
      members: {
        MailTipsAllTipsEnabled: { on: 'MailTips are on.', off: 'MailTips are off.' },
        MailTipsExternalRecipientsTipsEnabled: {
          on: 'Those for recipients outside are on.',
          off: 'Those for recipients outside are off.',
        },
        MailTipsGroupMetricsEnabled: {
          on: 'Those for the size of groups are on.',
          off: 'Those for the size of groups are off.',
        },
      },
      count: 'MailTips warn of many recipients only from {{number}} on.',
    },
    'mailbox-auditing-on': {
      on: 'Auditing of mailboxes is off.',
      off: 'Auditing of mailboxes is on.',
    },
    'managed-device-required': {
      target: 'Everyone needs a compliant or domain-joined device, in every app.',
    },
    'methods-policy-migrated': {
      values: {
        migrationComplete: 'The migration to the policy of methods is complete.',
        migrationInProgress: 'The migration to the policy of methods has begun, but is not complete.',
        preMigration: 'The migration to the policy of methods has not begun.',
      },
      nothing: 'The tenant is young enough to have nothing to migrate.',
    },
    'modern-authentication-on': {
      on: 'Modern authentication is on.',
      off: 'Modern authentication is off.',
    },
    'named-locations-used': {
      target: 'At least one policy in force uses a named location.',
      zero: 'No policy in force uses a named location.',
      count_one: 'Policies in force use {{count}} named location.',
      count_other: 'Policies in force use {{count}} named locations.',
    },
    'no-allowed-senders': {
      met: 'No policy lists senders or domains that skip the spam filter.',
      count_one: 'A policy lists {{count}} sender or domain that skips the spam filter.',
      count_other: 'A policy lists {{count}} senders or domains that skip the spam filter.',
    },
    'no-app-can-make-administrators': {
      empty: 'No app can make itself or anybody an administrator.',
      names_one: '{{count}} app can make itself or anybody an administrator: {{names}}.',
      names_other: '{{count}} apps can make themselves or anybody an administrator: {{names}}.',
    },
    'no-mailbox-bypasses-auditing': {
      empty: 'No account bypasses the auditing of mailboxes.',
      names_one: '{{count}} account bypasses the auditing of mailboxes: {{names}}.',
      names_other: '{{count}} accounts bypass the auditing of mailboxes: {{names}}.',
    },
    'no-mailbox-forwards-outside': {
      empty: 'No mailbox forwards outside.',
      names_one: '{{count}} mailbox forwards outside: {{names}}.',
      names_other: '{{count}} mailboxes forward outside: {{names}}.',
    },
    'no-permanent-privileged-roles': {
      target:
        'Highly privileged roles are held for a time only, but for 2 emergency accounts as Global Administrator.',
      empty: 'Nobody holds a highly privileged role permanently.',
      each: {
        count_one: '{{name}}: {{count}} permanent assignment.',
        count_other: '{{name}}: {{count}} permanent assignments.',
      },
      called: {
        'Cloud Application Administrator': 'Cloud Application Administrator',
        'Exchange Administrator': 'Exchange Administrator',
        'Global Administrator': 'Global Administrator',
        'Hybrid Identity Administrator': 'Hybrid Identity Administrator',
        'Application Administrator': 'Application Administrator',
        'Privileged Role Administrator': 'Privileged Role Administrator',
        'SharePoint Administrator': 'SharePoint Administrator',
        'User Administrator': 'User Administrator',
      },
    },
    'no-rule-lets-domains-through': {
      empty: 'No mail flow rule lets a domain past the spam filter.',
      names_one: '{{count}} mail flow rule lets domains past the spam filter: {{names}}.',
      names_other: '{{count}} mail flow rules let domains past the spam filter: {{names}}.',
    },
    'on-premises-passwords-protected': {
      target: 'Banned passwords are enforced on premises, too.',
      met: { on: 'Banned passwords are enforced on premises, too.' },
      unmet: { off: 'Banned passwords are not checked on premises.' },
      values: { Audit: 'Banned passwords are recorded on premises, but not refused.' },
    },
    'one-drive-sync-restricted': {
      target: 'OneDrive syncs only with devices of listed domains.',
      off: 'OneDrive syncs with every device.',
      empty: 'OneDrive is restricted, but no domain is listed.',
      names_one: 'OneDrive syncs only with devices of {{count}} domain.',
      names_other: 'OneDrive syncs only with devices of {{count}} domains.',
    },
    'outbound-spam-limited': {
      met: 'Every policy limits recipients to 500 outside and 1000 inside an hour and 1000 a day, blocks who sends more, and notifies somebody.',
      zero: 'A policy leaves a limit of recipients to Microsoft.',
      count: 'A policy has a limit of {{number}} recipients.',
      values: {
        Alert: 'A policy only raises an alert when somebody sends too much.',
        BlockUserForToday: 'A policy blocks who sends too much for the day only.',
      },
      off: 'A policy does not notify of outbound spam.',
      empty: 'A policy names nobody to be notified of outbound spam.',
    },
    'passkeys-on': {
      met: 'Passkeys are on, users register them themselves, and attestation is enforced.',
      off: 'Passkeys are on, but users cannot register them themselves or attestation is not enforced.',
      values: { disabled: 'Passkeys are off.' },
    },
    'password-hashes-synchronized': {
      target: 'Hashes of passwords are synchronized.',
      met: { on: 'Hashes of passwords are synchronized.' },
      unmet: { off: 'Hashes of passwords are not synchronized.' },
    },
    'passwords-do-not-expire': {
      target: 'Passwords of no domain expire.',
      empty: 'Passwords of no domain expire.',
      each: { count: '{{name}}: passwords expire after {{days}}.' },
    },
    'personal-devices-cannot-enroll': {
      target: 'Personal devices cannot enroll, on any platform.',
      each: {
        on: '{{name}}: personal devices cannot enroll.',
        off: '{{name}}: personal devices can enroll.',
      },
      called: {
        androidRestriction: 'Android',
        iosRestriction: 'iOS',
        macOSRestriction: 'macOS',
        windowsRestriction: 'Windows',
      },
    },
    'phishing-reportable': {
      target: 'Users can report phishing to Microsoft or to a mailbox of the company’s own.',
      members: {
        EnableReportToMicrosoft: {
          on: 'Reports of users go to Microsoft.',
          off: 'Reports of users do not go to Microsoft.',
        },
        ReportPhishToCustomizedAddress: {
          on: 'Reports of phishing go to a mailbox of the company’s own.',
          off: 'Reports of phishing do not go to a mailbox of the company’s own.',
        },
      },
    },
    'preset-security-policies-on': {
      met: 'Preset security policies are in force for everyone.',
      empty: 'A preset security policy was never turned on.',
      names: 'Preset security policies are not in force for everyone: {{names}}.',
    },
    'privileged-accounts-of-the-cloud': {
      empty: 'No account with a highly privileged role comes from a directory on premises.',
      names_one:
        '{{count}} account with a highly privileged role comes from a directory on premises: {{names}}.',
      names_other:
        '{{count}} accounts with a highly privileged role come from a directory on premises: {{names}}.',
    },
    'qr-codes-off': {
      values: { disabled: 'Sign-in by QR code is off.', enabled: 'Sign-in by QR code is on.' },
    },
    'registering-users-not-local-administrators': {
      target: 'Only selected users, or nobody, become local administrators of devices that they join.',
      values: {
        noDeviceRegistrationMembership: 'Nobody becomes a local administrator of a device by joining it.',
        enumeratedDeviceRegistrationMembership:
          'Only selected users become local administrators of devices that they join.',
        allDeviceRegistrationMembership:
          'Every user becomes a local administrator of devices that they join.',
      },
    },
    'registration-campaign-on': {
      values: {
        enabled: 'The campaign for Microsoft Authenticator is on.',
        default: 'The campaign for Microsoft Authenticator is run by Microsoft.',
        disabled: 'The campaign for Microsoft Authenticator is off.',
      },
    },
    'resource-mailboxes-blocked': {
      zero: 'Nobody can sign in to a room or equipment mailbox.',
      count_one: '{{count}} room or equipment mailbox can be signed in to.',
      count_other: '{{count}} room and equipment mailboxes can be signed in to.',
    },
    'retired-grant-not-used': {
      empty: 'No policy in force asks for an approved client app, which is retired.',
      names_one: '{{count}} policy asks for an approved client app, which is retired: {{names}}.',
      names_other: '{{count}} policies ask for an approved client app, which is retired: {{names}}.',
    },
    'risks-in-separate-policies': {
      empty: 'No policy in force looks at the risk of users and of sign-ins at once.',
      names_one: '{{count}} policy looks at the risk of users and of sign-ins at once: {{names}}.',
      names_other: '{{count}} policies look at the risk of users and of sign-ins at once: {{names}}.',
    },
    'risky-agents-blocked': { target: 'Agents at high risk are blocked.' },
    'risky-app-consent-blocked': {
      on: 'Users can consent to risky apps.',
      off: 'Users cannot consent to risky apps.',
    },
    'risky-sign-ins-handled': {
      target: 'A sign-in at high risk is blocked or asks for a second factor, for everyone in every app.',
    },
    'risky-users-handled': {
      target: 'A user at high risk is blocked or has to change the password, in every app.',
    },
    'security-defaults-or-policies-on': {
      target: 'Security defaults are on, or a Conditional Access policy is in force.',
      members: {
        isEnabled: { on: 'Security defaults are on.', off: 'Security defaults are off.' },
        policies: {
          zero: 'No Conditional Access policy is in force.',
          count_one: '{{count}} Conditional Access policy is in force.',
          count_other: '{{count}} Conditional Access policies are in force.',
        },
      },
    },
    'security-info-registration-protected': {
      target: 'Whoever registers security info needs a second factor or a compliant device.',
    },
    'sender-policies-honored': {
      met: 'Every policy does what the DMARC record of a sender asks.',
      off: 'A policy ignores what the DMARC record of a sender asks.',
    },
    'session-tokens-protected': { target: 'Sessions are bound to the device on which they began.' },
    'shared-files-scanned': {
      target:
        'Files in SharePoint, OneDrive and Teams are scanned, Office files are checked before editing, and a bad one stays closed.',
      members: {
        EnableATPForSPOTeamsODB: {
          on: 'Files in SharePoint, OneDrive and Teams are scanned.',
          off: 'Files in SharePoint, OneDrive and Teams are not scanned.',
        },
        EnableSafeDocs: {
          on: 'Office files are checked before editing.',
          off: 'Office files are not checked before editing.',
        },
        AllowSafeDocsOpen: {
          on: 'Users can open a file that was found to be bad.',
          off: 'Users cannot open a file that was found to be bad.',
        },
      },
    },
    'shared-mailboxes-blocked': {
      zero: 'Nobody can sign in to a shared mailbox.',
      count_one: '{{count}} shared mailbox can be signed in to.',
      count_other: '{{count}} shared mailboxes can be signed in to.',
    },
    'sharepoint-idle-sign-out': {
      target: 'Browsers that nobody uses are signed out after 1 hour at most.',
      off: 'Browsers that nobody uses are never signed out.',
      zero: 'No time is set after which browsers are signed out.',
      count: 'Browsers that nobody uses are signed out after {{seconds}}.',
    },
    'sharepoint-legacy-authentication-off': {
      on: 'Apps without modern authentication can open SharePoint.',
      off: 'Apps without modern authentication cannot open SharePoint.',
    },
    'sharing-domains-restricted': {
      target: 'Content is shared with listed domains alone, or not at all.',
      values: {
        disabled: 'Content is not shared outside.',
        none: 'Content can be shared with every domain.',
        blockList: 'Content can be shared with every domain that is not on a block list.',
      },
      empty: 'Content is restricted to listed domains, but none is listed.',
      names_one: 'Content is shared with {{count}} domain alone: {{names}}.',
      names_other: 'Content is shared with {{count}} domains alone: {{names}}.',
    },
    'sign-ins-limited-by-country': {
      target: 'Sign-ins from certain countries, or from all but certain ones, are blocked in every app.',
    },
    'smart-lockout-strict': {
      target: 'An account is locked after 10 wrong passwords at most, for 1 minute at least.',
      members: {
        LockoutThreshold: {
          zero: 'Accounts are never locked.',
          count_one: 'An account is locked after {{count}} wrong password.',
          count_other: 'An account is locked after {{count}} wrong passwords.',
        },
        LockoutDurationInSeconds: { count: 'A lock lasts {{seconds}}.' },
      },
    },
    'sms-codes-off': {
      values: { disabled: 'Codes by SMS are off.', enabled: 'Codes by SMS are on.' },
    },
    'sms-sign-in-off': {
      on: 'Users can sign in with a phone number alone.',
      off: 'Nobody can sign in with a phone number alone.',
    },
    'smtp-authentication-off': {
      on: 'SMTP AUTH is off for the tenant.',
      off: 'SMTP AUTH is on for the tenant.',
    },
    'spam-and-phish-quarantined': {
      met: 'Spam goes to the Junk Email folder or to quarantine, certain spam and phishing to quarantine, where it is kept for 30 days, and the bulk threshold is 6 at most.',
      values: {
        MoveToJmf: 'A policy puts certain spam or phishing into the Junk Email folder.',
        AddXHeader: 'A policy delivers spam or phishing with a header.',
        ModifySubject: 'A policy delivers spam or phishing with another subject.',
        Redirect: 'A policy redirects spam or phishing to somebody.',
        Delete: 'A policy deletes spam or phishing, so that nobody can look at it again.',
        NoAction: 'A policy delivers spam or phishing.',
      },
      count: 'A policy has a bulk threshold or days in quarantine of {{number}}.',
    },
    'strongest-method-preferred': {
      target: 'Everyone is offered the strongest registered method first.',
      values: {
        enabled: 'Everyone is offered the strongest registered method first.',
        disabled: 'The strongest registered method is not offered first.',
        default: 'Which method is offered first is left to Microsoft’s default.',
      },
      empty: 'The strongest registered method is offered first to nobody.',
      names_one: 'The strongest registered method is offered first to {{count}} group only.',
      names_other: 'The strongest registered method is offered first to {{count}} groups only.',
    },
    'suspicious-prompts-reportable': {
      values: {
        enabled: 'Everyone can report a suspicious prompt.',
        disabled: 'Nobody can report a suspicious prompt.',
        default: 'Whether a suspicious prompt can be reported is left to Microsoft’s default.',
      },
      group: 'Only one group can report a suspicious prompt.',
    },
    'synchronization-accounts-left-out': {
      empty: 'Every policy that asks everybody for something leaves out the synchronization accounts.',
      names_one: '{{count}} policy asks the synchronization accounts for something, too: {{names}}.',
      names_other: '{{count}} policies ask the synchronization accounts for something, too: {{names}}.',
    },
    'teams-threats-removed': {
      on: 'Phishing and malware are removed from Teams after delivery, too.',
      off: 'Phishing and malware stay in Teams once they are delivered.',
    },
    'temporary-access-pass-once': {
      met: 'Temporary Access Pass is on, for one use and 8 hours at most.',
      off: 'A Temporary Access Pass can be used more than once.',
      count: 'A Temporary Access Pass can be valid for {{minutes}}.',
      values: { disabled: 'Temporary Access Pass is off.' },
    },
    'third-party-storage-off': {
      on: 'Microsoft 365 on the web can open storage of other vendors.',
      off: 'Microsoft 365 on the web cannot open storage of other vendors.',
      nothing:
        'Storage of other vendors is not turned off: its app comes, turned on, with the first who uses it.',
    },
    'unified-audit-log-on': {
      on: 'The unified audit log is on.',
      off: 'The unified audit log is off.',
    },
    'unknown-platforms-blocked': {
      target: 'Sign-ins from unknown platforms are blocked for everyone in every app.',
    },
    'unmanaged-devices-limited-by-apps': {
      target: 'Apps of Office 365 limit what can be done on unmanaged devices.',
    },
    'unsafe-attachments-blocked': {
      met: 'Safe Attachments block what is unsafe, in every policy.',
      empty: 'There is no Safe Attachments policy of the tenant’s own.',
      off: 'A Safe Attachments policy is off.',
      values: {
        Allow: 'A Safe Attachments policy only observes, and delivers what is unsafe.',
        Replace: 'A Safe Attachments policy removes the attachment and delivers the mail.',
      },
    },
    'usage-reports-show-names': {
      on: 'Usage reports hide the names of users.',
      off: 'Usage reports show the names of users.',
    },
    'user-consent-off': {
      empty: 'Users cannot consent to apps themselves.',
      names: 'Users can consent to apps themselves.',
    },
    'users-can-reset-passwords': {
      zero: 'Every user can reset the password.',
      count_one: '{{count}} user cannot reset the password.',
      count_other: '{{count}} users cannot reset the password.',
    },
    'users-can-use-a-second-factor': {
      zero: 'Every user has registered a second factor.',
      count_one: '{{count}} user has not registered a second factor.',
      count_other: '{{count}} users have not registered a second factor.',
    },
    'users-cannot-create-security-groups': {
      on: 'Users can create security groups.',
      off: 'Users cannot create security groups.',
    },
    'users-cannot-create-sites': {
      on: 'Users can create SharePoint sites.',
      off: 'Users cannot create SharePoint sites.',
    },
    'users-cannot-create-tenants': {
      on: 'Users can create tenants.',
      off: 'Users cannot create tenants.',
    },
    'users-cannot-install-add-ins': {
      empty: 'Users cannot install add-ins in Outlook.',
      names: 'Users can install add-ins in Outlook: {{names}}.',
      called: {
        'My Custom Apps': 'own ones',
        'My Marketplace Apps': 'those of the store',
        'My ReadWriteMailbox Apps': 'those that read and change the mailbox',
      },
    },
    'users-cannot-read-bitlocker-keys': {
      on: 'Users can read the BitLocker keys of their devices.',
      off: 'Users cannot read the BitLocker keys of their devices.',
    },
    'users-cannot-register-apps': {
      on: 'Users can register applications.',
      off: 'Users cannot register applications.',
    },
    'voice-calls-off': {
      values: { disabled: 'Calls as a second factor are off.', enabled: 'Calls as a second factor are on.' },
    },
    'web-mail-storage-providers-off': {
      on: 'Outlook on the web can open storage of other vendors.',
      off: 'Outlook on the web cannot open storage of other vendors.',
    },
    'web-sessions-time-out': {
      target: 'Web sessions that nobody uses end after {{duration}} at most.',
      nothing: 'Web sessions that nobody uses never end.',
      duration: 'Web sessions that nobody uses end after {{duration}}.',
    },
  },
}
