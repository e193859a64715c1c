/** What each posture check asks of a tenant, and what goes wrong without it. */
export const checks = {
  'admin-consent-workflow-on': {
    name: 'The admin consent workflow is on and has reviewers',
    why: 'Where users may not consent themselves, they need somewhere to ask. Without reviewers, emails and reminders, requests are left lying and people find their own way around.',
  },
  'admin-portals-need-a-second-factor': {
    name: 'Administrators need MFA for the admin portals',
    why: 'A guessed or stolen administrator password alone opens the admin portals or Azure management, and with them the tenant.',
  },
  'admin-self-service-reset-off': {
    name: 'Administrators cannot use self-service password reset',
    why: 'Whoever controls the phone and the private mailbox of an administrator can reset the password and take the account.',
  },
  'administrator-sessions-limited': {
    name: 'Administrator sessions last 4 hours at most',
    why: 'A token stolen from an administrator’s browser stays usable for weeks. Persistent browser sessions also survive closing the browser.',
  },
  'administrators-need-a-second-factor': {
    name: 'Administrators need MFA for every app',
    why: 'A guessed or stolen administrator password would otherwise be enough to take over the tenant from anywhere in the world.',
  },
  'administrators-use-phishing-resistant-methods': {
    name: 'Administrators use phishing-resistant MFA',
    why: 'Codes and push prompts can be relayed through a fake sign-in page. Passkeys, Windows Hello and certificates cannot.',
  },
  'app-certificates-short-lived': {
    name: 'App certificates are valid for 180 days at most',
    why: 'A certificate that leaks keeps opening the app until it expires, which can be many years.',
  },
  'app-passwords-blocked': {
    name: 'New client secrets for apps are blocked',
    why: 'Client secrets end up in scripts, tickets and repositories, and whoever finds one signs in as the app. Certificates and managed identities do not get copied that way.',
  },
  'app-passwords-short-lived': {
    name: 'Client secrets of apps are valid for 180 days at most',
    why: 'Nobody notices a leaked client secret. The longer it is valid, the longer somebody else can act as the app.',
  },
  'authentication-transfer-blocked': {
    name: 'Authentication transfer is blocked',
    why: 'A signed-in session can be moved to a phone by scanning a QR code. Whoever gets to see that code takes the session to a device that nobody manages.',
  },
  'authenticator-lite-off': {
    name: 'Authenticator Lite is off',
    why: 'Approvals inside Outlook show neither the app nor the location of the sign-in, so a false prompt is easy to confirm.',
  },
  'authenticator-shows-context': {
    name: 'Microsoft Authenticator shows app and location',
    why: 'Without them, a prompt triggered by an attacker looks just like the user’s own.',
  },
  'banned-passwords-enforced': {
    name: 'A custom banned password list is enforced',
    why: 'Users build passwords from the names of the company, its products and its town, and attackers try exactly these first.',
  },
  'bookings-pages-limited': {
    name: 'Not every user can publish a Bookings page',
    why: 'A public booking page carries the company’s name and asks strangers for personal data. Somebody posing as an employee can use one to look genuine.',
  },
  'calendars-not-shared-with-everyone': {
    name: 'Calendars cannot be shared with just anyone',
    why: 'A sharing policy for anonymous users or all domains lets users publish where people are and whom they meet. That is material for a convincing phishing email.',
  },
  'connection-allow-list-empty': {
    name: 'The IP allow list of the connection filter is empty',
    why: 'Mail from a listed address skips spam filtering and sender authentication. A shared or hijacked address delivers anything.',
  },
  'connection-safe-list-off': {
    name: 'The safe list of the connection filter is off',
    why: 'It lets mail skip spam filtering because of a third-party list that the customer neither sees nor controls.',
  },
  'customer-lockbox-on': {
    name: 'Customer Lockbox is on',
    why: 'Without it, Microsoft engineers can open content for a support case without the customer approving it.',
  },
  'dangerous-attachments-blocked': {
    name: 'The common attachments filter blocks executables',
    why: 'A program that is attached to an email needs only one double-click. A scanner may not know new malware yet; the file type gives it away.',
  },
  'delivered-threats-removed': {
    name: 'Zero-hour auto purge (ZAP) is on for email',
    why: 'Some messages are recognized as spam, phishing or malware only after delivery. Without it, they stay in the mailbox until somebody clicks.',
  },
  'device-code-flow-blocked': {
    name: 'Device code flow is blocked',
    why: 'An attacker starts a sign-in and sends the user the code. Once it is entered on Microsoft’s real page, the attacker holds the session, MFA included.',
  },
  'device-enrolment-asks-every-time': {
    name: 'Intune enrollment always asks for a fresh sign-in',
    why: 'With a stolen session an attacker can enroll a device of their own, which then counts as managed.',
  },
  'device-join-limited': {
    name: 'Joining devices to Microsoft Entra is restricted',
    why: 'If everybody may join devices, so may an attacker with one stolen account, whose device then passes as the company’s.',
  },
  'device-registration-needs-a-second-factor': {
    name: 'Registering a device needs MFA, asked for in one place',
    why: 'With a stolen password alone an attacker adds a device of their own, and keeps access through it. If the device setting and Conditional Access both ask, the policy does not work as intended.',
  },
  'devices-are-compliant': {
    name: 'At least 90 percent of managed devices are compliant',
    why: 'Devices that miss updates, encryption or protection are where malware gets in. A growing share of them shows that policies are set, but nobody follows up.',
  },
  'devices-per-user-limited': {
    name: 'A user may register 20 devices at most',
    why: 'With a high limit, a stolen account can fill the directory with devices that nobody knows.',
  },
  'devices-without-policy-not-compliant': {
    name: 'Devices without a compliance policy are not compliant',
    why: 'Otherwise a device that no policy ever checked counts as compliant and passes Conditional Access.',
  },
  'direct-send-rejected': {
    name: 'Direct Send is rejected',
    why: 'Anyone on the internet can hand in unauthenticated mail that claims to come from the customer’s own domain, and it reaches mailboxes as internal mail.',
  },
  'directory-matching-blocked': {
    name: 'Soft match and hard match takeover are blocked',
    why: 'Whoever can create an account in the on-premises directory can match it to a cloud account, an administrator’s for example, and take it over.',
  },
  'dkim-signing-on': {
    name: 'Every domain signs its mail with DKIM',
    why: 'Unsigned mail is more likely to be junked, and DMARC then rests on SPF alone, which forwarding breaks. Keys below 2048 bits can be too weak.',
  },
  'email-codes-off': {
    name: 'Email one-time passcodes are off',
    why: 'A code in a mailbox proves nothing once somebody else reads that mailbox.',
  },
  'email-self-sign-up-off': {
    name: 'Email-based self-service sign-up is off',
    why: 'Anyone with an address in the domain can create an account or subscription in the tenant without IT knowing.',
  },
  'emergency-accounts-left-out': {
    name: 'Every Conditional Access policy leaves out an emergency account',
    why: 'One wrong policy, or an outage of MFA, otherwise locks out all administrators, and nobody is left to put it right.',
  },
  'everyone-needs-a-second-factor': {
    name: 'Everyone needs MFA for every app',
    why: 'Passwords are guessed, phished and reused. Most accounts that are taken over had nothing else to protect them.',
  },
  'everyone-signs-in-again': {
    name: 'A sign-in frequency applies to everyone',
    why: 'Without one, a session on a lost or shared device goes on practically forever.',
  },
  'exchange-web-services-off': {
    name: 'Exchange Web Services is off or limited to an allow list',
    why: 'EWS gives any app with a token the whole mailbox. Attackers like it, and Microsoft is retiring it.',
  },
  'excluded-groups-covered-elsewhere': {
    name: 'Groups left out of MFA are covered by another policy',
    why: 'Exceptions are made in a hurry and forgotten. Whoever is in such a group signs in with a password alone.',
  },
  'external-forwarding-off': {
    name: 'Automatic forwarding to external recipients is off',
    why: 'Forwarding is among the first things that an attacker sets up in a mailbox. Copies of all mail then leave the company unseen, even after the password was changed.',
  },
  'external-second-factor-trusted': {
    name: 'MFA from guests’ home tenants is trusted',
    why: 'Otherwise guests must register a second factor here as well. They lose it with the next phone, and policies get exceptions for guests.',
  },
  'external-sender-tag-on': {
    name: 'Outlook marks mail from external senders',
    why: 'Without the mark, an email in the name of an executive looks as if it came from inside.',
  },
  'external-sharing-limited': {
    name: 'SharePoint shares with existing guests at most',
    why: 'More open settings let users create new guests or links without sign-in. Nobody can tell later who has the files.',
  },
  'few-global-administrators': {
    name: 'There are 2 to 4 Global Administrators',
    why: 'With one, a lockout cannot be undone. Each further one is another account whose loss is the loss of the tenant.',
  },
  'forms-scanned-for-phishing': {
    name: 'Microsoft Forms scans forms for phishing',
    why: 'With one stolen account an attacker builds a form that asks colleagues for their passwords. It comes from inside and is hosted by Microsoft, so they trust it.',
  },
  'global-administrator-needs-approval': {
    name: 'Activating Global Administrator needs approval',
    why: 'Otherwise an attacker who holds an eligible account gives themselves the highest role, and nobody is asked.',
  },
  'global-administrators-not-local': {
    name: 'Global Administrators are not local admins on join',
    why: 'Global Administrators who sign in on clients leave credentials there, and malware on the client can pick them up.',
  },
  'google-administrators-have-a-second-factor': {
    name: 'Every super administrator has a second factor',
    why: 'A guessed or stolen password of a super administrator opens every mailbox and every file of the company.',
  },
  'google-administrators-use-passkeys': {
    name: 'Super administrators sign in with security keys only',
    why: 'Codes and prompts can be relayed through a fake sign-in page. Security keys and passkeys cannot.',
  },
  'google-attachment-protection-on': {
    name: 'Gmail protects against dangerous attachments',
    why: 'Encrypted archives, scripts and unusual file types are how malware gets past a scanner.',
  },
  'google-automatic-forwarding-off': {
    name: 'Users cannot forward mail automatically',
    why: 'Whoever gets into a mailbox once forwards it, and goes on reading after the password was changed.',
  },
  'google-calendars-show-no-details': {
    name: 'Outsiders see of calendars only when somebody is busy',
    why: 'Names of customers, meeting links and travel plans help an attacker to write a message that is believed.',
  },
  'google-chat-with-outsiders-limited': {
    name: 'Chat with outsiders is limited to known domains',
    why: 'A stranger in the chat looks like a colleague, and no mail filter looks at what they send.',
  },
  'google-drive-files-not-public': {
    name: 'Files cannot be made visible to anyone with the link',
    why: 'A link travels in chats, browsers and forwarded mail. Whoever has it reads the file without signing in.',
  },
  'google-drive-files-private-at-first': {
    name: 'New files are private to their owner',
    why: 'What is open to everybody from the beginning is found by whoever takes over any one account.',
  },
  'google-drive-sharing-limited': {
    name: 'Files are shared outside with known domains only',
    why: 'Where files can be shared with anyone, a stolen account copies everything to a private one without a trace.',
  },
  'google-enrolment-within-a-week': {
    name: 'New users have a week at most to set up a second factor',
    why: 'Until then a password is enough, and accounts that nobody uses yet stay so.',
  },
  'google-few-super-administrators': {
    name: 'There are two to eight super administrators',
    why: 'One may be locked out. Of many nobody notices when one is misused or forgotten.',
  },
  'google-imap-and-pop-off': {
    name: 'Mail cannot be read by IMAP or POP',
    why: 'Old mail programs fetch the whole mailbox, and what they keep is out of the company’s reach.',
  },
  'google-less-secure-apps-off': {
    name: 'Less secure apps cannot sign in',
    why: 'These apps sign in with a password alone. A guessed one opens the mailbox, whatever second factor there is.',
  },
  'google-links-checked': {
    name: 'Gmail checks links and images in mail',
    why: 'Shortened addresses and pictures hide where a link leads and what it loads.',
  },
  'google-mail-scanned-before-delivery': {
    name: 'Suspicious mail is scanned more closely before delivery',
    why: 'Phishing that is delivered first and judged later has been read by then.',
  },
  'google-marketplace-apps-restricted': {
    name: 'Users install only approved Marketplace apps',
    why: 'An app reads mail and files of whoever installs it, and goes on doing so after the password was changed.',
  },
  'google-passwords-long': {
    name: 'Passwords have at least 12 characters',
    why: 'Short passwords are found by trying, and one found opens what has no second factor.',
  },
  'google-passwords-not-reused': {
    name: 'Old passwords cannot be used again',
    why: 'A password that was stolen once works again as soon as its owner returns to it.',
  },
  'google-passwords-strong': {
    name: 'Strong passwords are enforced',
    why: 'Passwords from lists of stolen ones are tried first.',
  },
  'google-second-factor-enforced': {
    name: 'Everyone needs a second factor',
    why: 'A guessed or stolen password would otherwise be enough to read mail and files.',
  },
  'google-sessions-limited': {
    name: 'Users sign in again after 12 hours at most',
    why: 'A session stolen from a browser stays usable until it ends.',
  },
  'google-sms-codes-off': {
    name: 'Codes by text message or call are not accepted',
    why: 'Phone numbers are taken over at the carrier, and codes are read out to whoever calls.',
  },
  'google-spoofing-protection-on': {
    name: 'Gmail protects against forged senders',
    why: 'A message that seems to come from the manager is paid, opened and believed.',
  },
  'google-super-administrator-recovery-off': {
    name: 'Super administrators cannot recover their account themselves',
    why: 'Whoever controls the phone or the private mailbox of a super administrator takes over the whole company.',
  },
  'google-takeout-off': {
    name: 'Users cannot export all their data',
    why: 'With Takeout a stolen session packs a whole mailbox and all files into one download.',
  },
  'google-unknown-apps-blocked': {
    name: 'Apps that nobody has approved are blocked',
    why: 'One click on “Allow” gives a stranger’s app a way into the account that no password change closes.',
  },
  'google-user-recovery-off': {
    name: 'Users cannot recover their account themselves',
    why: 'Whoever takes over a phone number or a private mailbox resets the password of the account at work.',
  },
  'group-creation-restricted': {
    name: 'Creating Microsoft 365 groups is restricted',
    why: 'Each group brings a mailbox, a site and often a team. Uncontrolled, they pile up without owners, and data sits where nobody looks.',
  },
  'groups-are-private': {
    name: 'No Microsoft 365 group is public',
    why: 'Everyone in the company can join a public group and read its files, mail and chats. Most became public because nobody thought about it.',
  },
  'guest-directory-access-limited': {
    name: 'Guests have limited access to the directory',
    why: 'With the rights of members, a guest can read all users, groups and roles and pick targets.',
  },
  'guest-invitations-limited': {
    name: 'Only admins and Guest Inviters may invite guests',
    why: 'Guests invited by anyone remain in the directory with access that nobody has decided on or reviews.',
  },
  'guests-cannot-own-groups': {
    name: 'Guests cannot own groups',
    why: 'An owner adds members and so gives access. Nobody outside the company should.',
  },
  'guests-cannot-reshare': {
    name: 'Guests cannot share what they do not own',
    why: 'A guest could pass files on to others, and the customer loses track of who holds them.',
  },
  'guests-hold-no-privileged-role': {
    name: 'No guest holds a highly privileged role',
    why: 'The password, MFA and device of a guest are in the hands of another organization. If it is breached, so is this tenant.',
  },
  'guests-need-a-second-factor': {
    name: 'Guests need MFA for all apps',
    why: 'How guests protect their passwords is unknown. One stolen from a partner opens the data that was shared with them.',
  },
  'impersonation-protection-on': {
    name: 'Anti-phishing policies detect impersonation',
    why: 'Messages from look-alike names and domains pass plain spam filtering. The usual outcome is a payment to the wrong account.',
  },
  'inactive-accounts-blocked': {
    name: 'Accounts that nobody has used for 30 days are blocked',
    why: 'A forgotten account keeps its access, and nobody notices when somebody else begins to use it.',
    advice:
      'Accounts count as inactive after 30 days. Organizations commonly use 90 to 180 days. Service accounts may sign in rarely: look at each before you block it.',
  },
  'inactive-devices-cleaned-up': {
    name: 'Intune removes devices after 90 inactive days at most',
    why: 'Dead records hide the devices that really lack updates, and reports count devices that nobody has any more.',
  },
  'internal-malware-senders-reported': {
    name: 'Admins are told when an internal sender sends malware',
    why: 'Malware from inside means that an account or a device is compromised. Unreported, it keeps spreading.',
  },
  'invitation-domains-restricted': {
    name: 'Guests can be invited from approved domains only',
    why: 'Without a list users invite anybody, private addresses included. Nobody ends such an account when the person changes jobs.',
  },
  'invitations-bound-to-accounts': {
    name: 'SharePoint invitations work only for the invited account',
    why: 'Otherwise anyone to whom an invitation is forwarded can accept it under another account, and the list of guests no longer tells who has access.',
  },
  'legacy-authentication-blocked': {
    name: 'Legacy authentication is blocked',
    why: 'Old protocols know no MFA. Password spray against them succeeds with the password alone.',
    advice:
      '99 percent of password spray attacks and 97 percent of credential stuffing attacks use legacy authentication. Accounts in organizations that have turned it off are compromised 67 percent less often.',
  },
  'links-checked': {
    name: 'Safe Links checks links in email, Teams and Office',
    why: 'Attackers often change a page only after the message was delivered. Without a check at the time of the click, the user lands on it.',
  },
  'local-administrator-passwords-managed': {
    name: 'Windows LAPS is enabled in Microsoft Entra',
    why: 'With the same local administrator password everywhere, one cracked device opens all the others.',
  },
  'mail-tips-on': {
    name: 'MailTips warn of external and large audiences',
    why: 'Without the tip, users notice only after sending that an email went outside or to hundreds of people. The tip should appear from 25 recipients.',
  },
  'mailbox-auditing-on': {
    name: 'Mailbox auditing is on for the organization',
    why: 'Without it, nobody can tell after an incident which messages were read, deleted or sent.',
  },
  'managed-device-required': {
    name: 'Conditional Access asks for a managed device',
    why: 'Unmanaged devices may be unencrypted, unpatched or infected, and company data and tokens stay on them.',
  },
  'methods-policy-migrated': {
    name: 'The move to the authentication methods policy is complete',
    why: 'Until then the old MFA and SSPR settings still count, and methods that are off in the new policy still work.',
  },
  'modern-authentication-on': {
    name: 'Modern authentication is on for Exchange Online',
    why: 'Without it, Outlook for Windows, if it connects at all, signs in without MFA and Conditional Access.',
  },
  'named-locations-used': {
    name: 'Named locations are defined, and policies use them',
    why: 'Without known offices or countries, policies cannot tell a sign-in at a desk from one on another continent.',
  },
  'no-allowed-senders': {
    name: 'Anti-spam policies allow no senders or domains',
    why: 'Sender addresses can be forged. Mail in the name of an allowed one skips most of the filtering.',
  },
  'no-app-can-make-administrators': {
    name: 'No app can give itself or others administrator roles',
    why: 'With such a permission whoever finds one secret of the app is Global Administrator, without MFA and without anybody signing in.',
  },
  'no-mailbox-bypasses-auditing': {
    name: 'No mailbox bypasses auditing',
    why: 'An account with the bypass reads and deletes in mailboxes without leaving a trace.',
  },
  'no-mailbox-forwards-outside': {
    name: 'No mailbox forwards its mail outside',
    why: 'A forwarding address that an attacker set keeps sending out copies, long after the password was changed. One set by an employee takes company mail to a private mailbox.',
  },
  'no-permanent-privileged-roles': {
    name: 'Privileged roles are not assigned permanently',
    why: 'A permanent role is there for whoever steals the account, day and night. Only two emergency accounts should hold Global Administrator for good.',
  },
  'no-rule-lets-domains-through': {
    name: 'No mail flow rule exempts domains from spam filtering',
    why: 'A rule that sets SCL -1 for a domain also lets through everybody who forges that domain.',
  },
  'on-premises-passwords-protected': {
    name: 'Password protection is enforced in Active Directory',
    why: 'In audit mode weak passwords are only logged. They are accepted on-premises and synchronized to the cloud.',
  },
  'one-drive-sync-restricted': {
    name: 'OneDrive syncs only on devices in known domains',
    why: 'Otherwise users copy whole libraries to private computers, where they remain after the users have left.',
  },
  'outbound-spam-limited': {
    name: 'Outbound spam is limited, blocked and reported',
    why: 'A hijacked mailbox sends thousands of messages in an hour and puts the whole domain on block lists.',
  },
  'passkeys-on': {
    name: 'Passkeys (FIDO2) are on with attestation',
    why: 'Without passkeys users are left with methods that can be phished. Without attestation any key counts, whoever made it.',
  },
  'password-hashes-synchronized': {
    name: 'Password hash synchronization is on',
    why: 'Without it, sign-ins have nothing to fall back on when the local servers are down or encrypted, and Microsoft cannot report leaked passwords.',
  },
  'passwords-do-not-expire': {
    name: 'Passwords do not expire',
    why: 'Forced changes lead to predictable passwords such as the old one with the next number.',
  },
  'personal-devices-cannot-enroll': {
    name: 'Personal devices cannot be enrolled by default',
    why: 'A private device in management counts as the company’s. It gets the apps, data and access of one, while its owner, or an attacker, stays in control of it.',
  },
  'phishing-reportable': {
    name: 'Users can report phishing from Outlook',
    why: 'Otherwise those who recognize phishing have nowhere to say so, and the same email goes on fooling their colleagues.',
  },
  'preset-security-policies-on': {
    name: 'A preset security policy protects everyone',
    why: 'Custom policies age, and users whom they miss get only the defaults. The presets follow new threats by themselves.',
  },
  'privileged-accounts-of-the-cloud': {
    name: 'Privileged accounts exist in the cloud only',
    why: 'Whoever takes over the on-premises directory takes over every account that is synchronized from it. Administrators of the cloud should not be among them.',
  },
  'qr-codes-off': {
    name: 'QR code authentication is off',
    why: 'A printed code and a PIN are weaker than a password with MFA: the code can be photographed, and the PIN is short.',
  },
  'registering-users-not-local-administrators': {
    name: 'Joining a device does not make everyone its local admin',
    why: 'With local administrator rights, malware turns off protection and installs itself, and users get around every rule.',
  },
  'registration-campaign-on': {
    name: 'The registration campaign is on',
    why: 'Users stay with SMS and calls as long as nobody asks them to set up something better.',
  },
  'resource-mailboxes-blocked': {
    name: 'Nobody can sign in to room and equipment mailboxes',
    why: 'They have passwords that nobody knows or changes, and usually no MFA. Attackers use them because nobody looks at them.',
  },
  'retired-grant-not-used': {
    name: 'No policy uses the approved client app grant',
    why: 'Policies that rely on this retired control protect less than they seem to. Requiring an app protection policy replaces it.',
  },
  'risks-in-separate-policies': {
    name: 'User risk and sign-in risk are in separate policies',
    why: 'A policy with both conditions applies only when both are met, so most risky sign-ins slip through.',
  },
  'risky-agents-blocked': {
    name: 'AI agents at high risk are blocked',
    why: 'An agent that was misled or taken over acts with its permissions day and night, and faster than any person. Microsoft sees the risk; only a policy stops it.',
  },
  'risky-app-consent-blocked': {
    name: 'Users cannot consent to risky apps',
    why: 'Consent phishing asks for access instead of a password. MFA does not help, and the access survives a password change.',
  },
  'risky-sign-ins-handled': {
    name: 'High-risk sign-ins are blocked or need MFA',
    why: 'Microsoft recognizes the attack, but without a policy the sign-in succeeds all the same.',
  },
  'risky-users-handled': {
    name: 'High-risk users are blocked or must change their password',
    why: 'A password known to have leaked goes on working until somebody reads the report.',
  },
  'security-defaults-or-policies-on': {
    name: 'Security defaults or Conditional Access policies are on',
    why: 'Where neither is on, nothing asks for MFA and nothing stops legacy authentication: a password is all that protects the tenant.',
    advice:
      'Security defaults cannot be turned on while conditional access policies are enabled. Once they are on, users have a grace period of 14 days to register for MFA.',
  },
  'security-info-registration-protected': {
    name: 'Registering security info is protected',
    why: 'With a stolen password an attacker registers their own phone as the second factor and passes MFA from then on.',
  },
  'sender-policies-honored': {
    name: 'Mail that fails DMARC is treated as its owner asks',
    why: 'Domain owners publish what should happen to forged mail. If their policy is ignored, mail in the name of a bank reaches the inbox all the same.',
  },
  'session-tokens-protected': {
    name: 'Token protection binds sessions to their device',
    why: 'A session token copied from a computer works anywhere, MFA included. Bound to its device, it is worthless to a thief.',
  },
  'shared-files-scanned': {
    name: 'Safe Attachments scans SharePoint, OneDrive and Teams',
    why: 'An infected file in a library reaches everybody who opens it. Without Safe Documents, users leave Protected View for files that nobody has checked.',
  },
  'shared-mailboxes-blocked': {
    name: 'Nobody can sign in to shared mailboxes',
    why: 'Members open a shared mailbox with their own account. A password of its own is passed around, never changed, and nobody can tell later who used it.',
  },
  'sharepoint-idle-sign-out': {
    name: 'SharePoint signs idle users out within an hour',
    why: 'On a shared computer the next person finds the files of the one before.',
  },
  'sharepoint-legacy-authentication-off': {
    name: 'Apps without modern authentication cannot open SharePoint',
    why: 'Old clients sign in with the password alone and bypass MFA and Conditional Access.',
  },
  'sharing-domains-restricted': {
    name: 'SharePoint shares only with allowed domains',
    why: 'Without a list, users share with private addresses and with anybody who asks.',
  },
  'sign-ins-limited-by-country': {
    name: 'Sign-ins from countries without business are blocked',
    why: 'Most attacks come from places where the company has nobody. Blocking those countries stops many of them before a password is even tried.',
  },
  'smart-lockout-strict': {
    name: 'Smart lockout locks after 10 attempts for a minute or more',
    why: 'Higher thresholds and shorter lockouts give password guessing more attempts an hour.',
  },
  'sms-codes-off': {
    name: 'SMS is off as an authentication method',
    why: 'Text messages can be intercepted, redirected by a SIM swap or talked out of the user.',
  },
  'sms-sign-in-off': {
    name: 'Users cannot sign in with their phone number',
    why: 'The text message then replaces the password, and whoever has the number has the account.',
  },
  'smtp-authentication-off': {
    name: 'SMTP AUTH is off for the organization',
    why: 'It takes a user name and a password without MFA and is a usual target of password spray. Devices that need it can have it on their own mailbox.',
  },
  'spam-and-phish-quarantined': {
    name: 'Phishing and high-confidence spam go to quarantine',
    why: 'In the Junk Email folder users find and open them. Kept for less than 30 days, a wrongly caught message is gone before anybody asks.',
  },
  'strongest-method-preferred': {
    name: 'System-preferred MFA is on',
    why: 'Without it, users who have a passkey are still asked for a code by text, and attackers choose the weakest way.',
  },
  'suspicious-prompts-reportable': {
    name: 'Users can report suspicious MFA prompts',
    why: 'A prompt nobody asked for means that the password is known. If users can only deny it, IT does not learn of it.',
  },
  'synchronization-accounts-left-out': {
    name: 'Conditional Access leaves out directory synchronization accounts',
    why: 'A program cannot answer an MFA prompt. If a policy asks it to, synchronization stops, and accounts of people who left stay open in the cloud.',
  },
  'teams-threats-removed': {
    name: 'Zero-hour auto purge (ZAP) is on for Teams',
    why: 'Links and files that turn out to be malicious later stay in the chats until somebody opens them.',
  },
  'temporary-access-pass-once': {
    name: 'Temporary Access Pass is on, for one use, 8 hours at most',
    why: 'Without it, passwordless methods cannot be set up safely. A pass that works repeatedly or for days is a password that also counts as MFA.',
  },
  'third-party-storage-off': {
    name: 'Microsoft 365 on the web opens no third-party storage',
    why: 'Users open and save company files in private Dropbox or Google accounts, past all sharing rules.',
  },
  'unified-audit-log-on': {
    name: 'Unified audit logging is on',
    why: 'Without it, no incident can be investigated, and alerts that read it stay silent. Nothing is recorded after the fact.',
    advice: 'After this is changed it can take up to 60 minutes until it takes effect.',
  },
  'unknown-platforms-blocked': {
    name: 'Unknown device platforms are blocked',
    why: 'Policies that name platforms do not apply to any other. Claiming an unknown one is enough to get past them.',
  },
  'unmanaged-devices-limited-by-apps': {
    name: 'App-enforced restrictions apply to Office 365',
    why: 'Without them, files are downloaded from SharePoint and mail attachments from Outlook on the web to devices that nobody manages.',
  },
  'unsafe-attachments-blocked': {
    name: 'Safe Attachments opens attachments first and blocks malware',
    why: 'Scanners do not know malware that was made for one attack. Only opening the file in isolation shows what it does, and that has to happen before the user gets it.',
  },
  'usage-reports-show-names': {
    name: 'Usage reports show real names',
    why: 'With concealed names nobody can tell who uses a license, and the reports here show no people.',
  },
  'user-consent-off': {
    name: 'Users cannot consent to apps themselves',
    why: 'One click gives an unknown app lasting access to mail and files. No password is needed, and MFA does not stop it.',
  },
  'users-can-reset-passwords': {
    name: 'All users can reset their own password',
    why: 'Otherwise they call the help desk, and so do attackers who pretend to be them. Self-service asks for methods that a voice on the phone does not have.',
    advice: 'Require 2 methods for self-service password reset.',
  },
  'users-can-use-a-second-factor': {
    name: 'All users have registered a method for MFA',
    why: 'Whoever has registered nothing can be beaten to it: an attacker with the password registers a method of their own, and from then on passes every MFA prompt.',
  },
  'users-cannot-create-security-groups': {
    name: 'Users cannot create security groups',
    why: 'Groups that anybody can create end up with access that nobody has decided on, and names that look official mislead.',
  },
  'users-cannot-create-sites': {
    name: 'Users cannot create SharePoint sites',
    why: 'Sites appear without an owner, a backup or sharing rules, and data sits where nobody looks.',
  },
  'users-cannot-create-tenants': {
    name: 'Users cannot create tenants',
    why: 'Whoever creates a tenant is its Global Administrator. Company data there is out of IT’s reach.',
  },
  'users-cannot-install-add-ins': {
    name: 'Users cannot install Outlook add-ins themselves',
    why: 'An add-in may read every message that is opened, and send it elsewhere. Somebody should look at it before it gets into a mailbox.',
  },
  'users-cannot-read-bitlocker-keys': {
    name: 'Users cannot read BitLocker keys of their devices',
    why: 'With a stolen account and the laptop, a thief reads the recovery key and decrypts the drive.',
  },
  'users-cannot-register-apps': {
    name: 'Users cannot register applications',
    why: 'A registered app is a quiet way to stay: it has credentials of its own that outlive the user’s password.',
  },
  'voice-calls-off': {
    name: 'Voice calls are off as an authentication method',
    why: 'Calls can be forwarded, and when the phone keeps ringing, # is soon pressed.',
  },
  'web-mail-storage-providers-off': {
    name: 'Outlook on the web offers no third-party storage',
    why: 'Users attach from and save to private cloud accounts, and company data leaves unseen.',
  },
  'web-sessions-time-out': {
    name: 'Idle Microsoft 365 web sessions end after 3 hours at most',
    why: 'A browser left open on a shared computer stays signed in for whoever comes next.',
  },
} as const

/** Every check in another language. */
export type CheckTexts = {
  readonly [Id in keyof typeof checks]: Readonly<Record<keyof (typeof checks)[Id], string>>
}
