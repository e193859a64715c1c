/** What a person does, step by step, where a check is met by hand, and what that interrupts. Names of the portals stay English. */
export const checkSteps = {
  'admin-portals-need-a-second-factor': {
    steps: {
      1: 'Choose “New policy”; under “Users” › “Directory roles”, select the administrator roles, and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, select “Microsoft Admin Portals” and “Windows Azure Service Management API”.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Administrators without a registered method can no longer open the admin portals. “User registration details” under “Authentication methods” shows who has none.',
  },
  'administrator-sessions-limited': {
    steps: {
      1: 'Choose “New policy”; under “Users” › “Directory roles”, select the administrator roles, and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Session”, set “Sign-in frequency” to 4 hours and “Persistent browser session” to “Never persistent”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Administrators sign in again during the day, and scripts that run as an administrator stop after four hours. Move such scripts to an app or a managed identity first.',
  },
  'administrators-need-a-second-factor': {
    steps: {
      1: 'Choose “New policy”; under “Users” › “Directory roles”, select the administrator roles, and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
      5: 'Without Microsoft Entra ID P1, turn on the security defaults instead: “Overview” › “Properties” › “Manage security defaults”.',
    },
    breaks:
      'Administrators without a registered method cannot sign in, and scripts that sign in with an administrator’s password fail. “User registration details” and the sign-in logs show both.',
  },
  'administrators-use-phishing-resistant-methods': {
    steps: {
      1: 'Have every administrator register a passkey, Windows Hello for Business or a certificate.',
      2: 'Choose “New policy”; under “Users” › “Directory roles”, select the administrator roles, and exclude the group of emergency access accounts.',
      3: 'Under “Target resources”, include “All resources”.',
      4: 'Under “Grant”, choose “Require authentication strength” and “Phishing-resistant MFA”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Administrators who only have an authenticator app or text messages cannot sign in any more. “User registration details” shows the methods of each.',
  },
  'authentication-transfer-blocked': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Authentication flows”, select “Authentication transfer”.',
      4: 'Under “Grant”, choose “Block access”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Users can no longer take a session to their phone by QR code and sign in there instead. The sign-in logs, filtered by “Original transfer method”, show who does.',
  },
  'device-code-flow-blocked': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Authentication flows”, select “Device code flow”.',
      4: 'Under “Grant”, choose “Block access”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Meeting rooms, shared screens and command-line tools that sign in with a code stop working. The sign-in logs, filtered by “Authentication protocol” and “Device code”, show which; exclude their accounts or change them first.',
  },
  'device-enrolment-asks-every-time': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, select “Microsoft Intune Enrollment”; where it is missing, first create the service principal with the app ID d4ebce55-015a-49b5-a083-c84d1797ae8c.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Under “Session”, set “Sign-in frequency” to “Every time”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Whoever enrols a device signs in with MFA at that moment. Enrolment without a person at the device can fail; ask who sets up devices how it is done.',
  },
  'device-registration-needs-a-second-factor': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources” › “User actions”, select “Register or join devices”.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
      5: 'Under “Devices” › “Device settings”, set the switch that requires multifactor authentication to register or join devices to “No”; it gets in the way of the policy.',
    },
    breaks:
      'Whoever sets up a device needs a registered method. New employees have none on their first day: give them a Temporary Access Pass.',
  },
  'devices-are-compliant': {
    steps: {
      1: 'See which devices are not compliant, and which setting each of them misses.',
      2: 'Mend first what many devices miss, such as encryption or an old version of the system.',
      3: 'Have the others checked in the “Company Portal” app by those who use them.',
      4: 'Retire devices that nobody uses any more.',
    },
    breaks:
      'Nobody is interrupted by this itself. Where a policy asks for a compliant device, whoever works on another one stays out until it is compliant.',
  },
  'emergency-accounts-left-out': {
    steps: {
      1: 'Create two accounts that exist only in the cloud, with the role “Global Administrator” and a passkey or a certificate each, and put them into a group.',
      2: 'Open each policy that is on, and add this group under “Users” › “Exclude”.',
      3: 'Set up an alert for every sign-in of these accounts.',
    },
    breaks:
      'Nobody is interrupted. These accounts get past the policies: lock their keys away, and watch their sign-ins.',
  },
  'everyone-needs-a-second-factor': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
      5: 'Without Microsoft Entra ID P1, turn on the security defaults instead: “Overview” › “Properties” › “Manage security defaults”.',
    },
    breaks:
      'Users without a registered method have to register at their next sign-in. Service accounts, scripts and devices that sign in with a password alone fail; the sign-in logs show them while the policy is “Report-only”.',
  },
  'everyone-signs-in-again': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Session”, set “Sign-in frequency” to a number of days, such as 7.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Everybody signs in again after this time, on each device. Meeting rooms, kiosks and shared screens stop until somebody does; exclude their accounts.',
  },
  'excluded-groups-covered-elsewhere': {
    steps: {
      1: 'Find the policies that exclude the group that was found here.',
      2: 'Take everybody out of the group who does not need the exception any more.',
      3: 'Choose “New policy”, include this group under “Users”, and ask for something else there, such as a managed device.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Members of the group have to meet the new policy, and whoever cannot stays out. The sign-in logs show them while the policy is “Report-only”.',
  },
  'few-global-administrators': {
    steps: {
      1: 'See under “Assignments” who holds the role.',
      2: 'Keep two to four people, the emergency access accounts among them.',
      3: 'Give the others the smallest role that is enough for their work, such as “User Administrator” or “Exchange Administrator”.',
      4: 'Remove their assignment of “Global Administrator”.',
    },
    breaks:
      'They, and scripts that run under their accounts, lose what only a Global Administrator may do. The audit logs show what each of them did lately.',
  },
  'global-administrator-needs-approval': {
    steps: {
      1: 'Choose “Edit”, and select “Require approval to activate”.',
      2: 'Select at least two people who approve.',
      3: 'Choose “Update”.',
    },
    breaks:
      'Whoever needs the role waits until somebody approves. Make sure that somebody can at night, and that the emergency access accounts hold the role permanently.',
  },
  'google-administrators-have-a-second-factor': {
    steps: {
      1: 'Have each of the people named here turn on 2-Step Verification in their own Google Account.',
      2: 'Look in the list of users whether “2-step verification enrollment” says “Enrolled” for them.',
    },
    breaks: 'Whoever has no second factor yet is asked to set one up.',
  },
  'google-administrators-use-passkeys': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Methods” to “Only security key” and save.',
    },
    breaks:
      'Administrators without a security key or passkey cannot sign in. Have each register two of them first.',
  },
  'google-attachment-protection-on': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on every protection under “Attachments” and save.',
    },
    breaks: 'Some mail with unusual attachments is moved to spam or marked with a warning.',
  },
  'google-automatic-forwarding-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off “Automatic forwarding” and save.',
    },
    breaks: 'Mail that people forward by themselves no longer arrives there.',
  },
  'google-calendars-show-no-details': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “External sharing options for primary calendars” to “Only free/busy information (hide event details)” and save.',
      3: 'Set “External sharing options for secondary calendars” to “Only free/busy information (hide event details)” and save.',
    },
    breaks: 'People outside who look into somebody’s calendar see no details any more.',
  },
  'google-chat-with-outsiders-limited': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on “Only allow this for allowlisted domains” and save.',
    },
    breaks: 'Chats with people of other domains end. List the domains of partners first.',
  },
  'google-drive-files-not-public': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off “When sharing outside is allowed, users can make files and published web content visible to anyone with the link” and save.',
    },
    breaks:
      'Users can no longer publish files. Links that are already public have to be looked for separately.',
  },
  'google-drive-files-private-at-first': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “General access default” to “Private to the owner” and save.',
    },
    breaks: 'New files are shared by hand from now on. Files that exist keep who may open them.',
  },
  'google-drive-sharing-limited': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Sharing outside the organization” to “Allowlisted domains” and save.',
    },
    breaks: 'Sharing with people of other domains stops working. List the domains of partners first.',
  },
  'google-enrolment-within-a-week': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “New user enrollment period” to “1 week” and save.',
    },
    breaks: 'New users who wait longer have to ask an administrator to get in.',
  },
  'google-few-super-administrators': {
    steps: {
      1: 'Look under “Admins” who holds the role.',
      2: 'Give those who do not need it a smaller role, and take this one away from them; where there is only one, give it to a second person.',
    },
    breaks: 'Whoever loses the role can no longer change settings of the whole company.',
  },
  'google-imap-and-pop-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off everything under “POP and IMAP access” and save.',
    },
    breaks: 'Mail programs that use IMAP or POP no longer get mail. Move their users to Gmail first.',
  },
  'google-less-secure-apps-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Choose “Disable access to less secure apps” and save.',
    },
    breaks: 'Old scanners and mail programs that send the password stop working.',
  },
  'google-links-checked': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on every protection under “Links and external images” and save.',
    },
    breaks: 'Users see a warning before they follow a link to an unknown page.',
  },
  'google-mail-scanned-before-delivery': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on “Enhanced pre-delivery message scanning” and save.',
    },
    breaks: 'Suspicious messages arrive some minutes later.',
  },
  'google-marketplace-apps-restricted': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Choose “Allow users to install and run only selected apps from the Marketplace” and save.',
    },
    breaks: 'Users can no longer add other apps. Approve those in use first.',
  },
  'google-passwords-long': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Minimum length” to “12” and save.',
    },
    breaks: 'Users with a shorter password choose a new one when it is next asked for.',
  },
  'google-passwords-not-reused': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off “Allow password reuse” and save.',
    },
    breaks: 'Users who change their password have to choose a new one.',
  },
  'google-passwords-strong': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on “Enforce strong password” and save.',
    },
    breaks: 'Users with a weak password choose a new one when it is next asked for.',
  },
  'google-second-factor-enforced': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Enforcement” to “On” and save.',
    },
    breaks: 'Users without a second factor can no longer sign in after the enrollment period.',
  },
  'google-sessions-limited': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Web session duration” to “12 hours” and save.',
    },
    breaks: 'Users sign in once every working day.',
  },
  'google-sms-codes-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Methods” to “Any except verification codes via text, phone call” and save.',
    },
    breaks: 'Users who only have codes by text message have to set up another method first.',
  },
  'google-spoofing-protection-on': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn on every protection under “Spoofing and authentication” and save.',
    },
    breaks: 'Some mail of badly configured senders is marked or moved to spam.',
  },
  'google-super-administrator-recovery-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off “Allow super admins to recover their account” and save.',
    },
    breaks: 'A super administrator who forgot the password needs another one.',
  },
  'google-takeout-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Google Takeout” to “OFF for everyone” and save.',
    },
    breaks: 'Users can no longer download copies of all their data. Turn it on for those who leave.',
  },
  'google-unknown-apps-blocked': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Set “Unconfigured third-party apps” to “Don’t allow users to access any third-party apps” and save.',
    },
    breaks:
      'Apps that were not approved stop working. Look under the accessed apps which are in use, and trust these first.',
  },
  'google-user-recovery-off': {
    steps: {
      1: 'Select the organization at the top of the list, and after it each unit or group for which something else is set.',
      2: 'Turn off “Allow users and non-super admins to recover their account” and save.',
    },
    breaks: 'Users who forgot their password ask an administrator.',
  },
  'groups-are-private': {
    steps: {
      1: 'Open a group that is public, and its “Settings”.',
      2: 'Under “Privacy”, choose “Private”, and save.',
      3: 'Leave public what is meant for everybody, and record that as the resolution of this check.',
    },
    breaks:
      'Whoever is not a member no longer gets to the files, the calendar and the conversations of the group. Ask its owners who has to be added.',
  },
  'guests-hold-no-privileged-role': {
    steps: {
      1: 'Open the role that the guest holds, and its “Assignments”.',
      2: 'Where the work goes on, give the person another way to do it first.',
      3: 'Remove the assignment of the guest.',
    },
    breaks:
      'The guest can no longer administer the tenant. Partners often work this way: agree on another one first, such as granular delegated admin privileges (GDAP).',
  },
  'guests-need-a-second-factor': {
    steps: {
      1: 'Choose “New policy”; under “Users” › “Select users and groups”, select “Guest or external users”, all kinds of them.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Grant”, choose “Require multifactor authentication”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Guests have to register a method here, unless MFA of their own tenant is trusted. Partners who administer the tenant may be among them; the sign-in logs show which guests sign in.',
  },
  'inactive-accounts-blocked': {
    steps: {
      1: 'List the accounts that were not used for 30 days: the first line of the command does.',
      2: 'Find out what each of them is for: a service, a shared mailbox, somebody on leave.',
      3: 'Open those that nobody needs, choose “Edit properties”, and clear “Account enabled”.',
      4: 'Take their licences away once nobody has missed them for a while.',
    },
    breaks:
      'Whoever uses the account cannot sign in any more, and a service that runs under it stops. The sign-in logs also show sign-ins in which no person takes part.',
  },
  'invitation-domains-restricted': {
    steps: {
      1: 'Note the domains of the guests and partners that are there.',
      2: 'Under “Collaboration restrictions”, choose “Allow invitations only to the specified domains (most restrictive)”.',
      3: 'Enter the domains, and save.',
    },
    breaks:
      'Nobody can invite guests from other domains any more; guests who are there stay. The list of users, filtered by guests, shows the domains in use.',
  },
  'legacy-authentication-blocked': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Client apps”, select only “Exchange ActiveSync clients” and “Other clients”.',
      4: 'Under “Grant”, choose “Block access”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Old mail programs, and printers and scripts that send with a password, stop working. The sign-in logs, filtered by “Client app”, show them.',
  },
  'managed-device-required': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Grant”, choose “Require device to be marked as compliant”, “Require Microsoft Entra hybrid joined device” and “Require one of the selected controls”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Private devices, and managed ones that are not compliant, are kept out of everything. See in Intune first how many devices are compliant.',
  },
  'named-locations-used': {
    steps: {
      1: 'Choose “IP ranges location”, enter the public addresses of the company, and mark it as trusted; or choose “Countries location”.',
      2: 'Open a policy, and include or exclude the location under “Network”.',
      3: 'Set the policy to “On”.',
    },
    breaks:
      'Nothing changes until a policy uses the location. An address that is missing or out of date makes that policy meet the wrong people; ask the internet provider for the fixed addresses.',
  },
  'no-app-can-make-administrators': {
    steps: {
      1: 'Open the app that was found here, and its “Permissions”.',
      2: 'Ask its owner or vendor which of them it needs.',
      3: 'Under “Admin consent”, revoke the permission that was found here; delete the app where nobody uses it.',
      4: 'Remove client secrets of the app that are not needed any more.',
    },
    breaks:
      'What the app does with roles and permissions stops. The audit logs, filtered by the app, show whether it did anything lately.',
  },
  'no-permanent-privileged-roles': {
    steps: {
      1: 'See under “Active assignments” who holds a privileged role permanently.',
      2: 'Choose “Add assignments”, and give the same role to each of them as “Eligible”.',
      3: 'Have each of them activate the role once.',
      4: 'Remove the permanent assignments, but for “Global Administrator” of two emergency access accounts.',
    },
    breaks:
      'Administrators activate their role before they work. Services and apps cannot do that: find out first which accounts are no person’s.',
  },
  'no-rule-lets-domains-through': {
    steps: {
      1: 'Open the rule that was found here, and note its domains and what else it does.',
      2: 'Allow what is filtered by mistake in the “Tenant Allow/Block List” of the Defender portal instead.',
      3: 'Turn the rule off, or remove its spam confidence level (SCL) of -1.',
    },
    breaks:
      'Mail of these domains is filtered as any other and may go to Junk or to quarantine. “Message trace” shows what came from them lately.',
  },
  'password-hashes-synchronized': {
    steps: {
      1: 'Open “Microsoft Entra Connect Sync” on the server, and choose “Configure” › “Customize synchronization options”.',
      2: 'Under “Optional features”, select “Password hash synchronization”.',
      3: 'Finish the wizard.',
      4: 'See on the page above whether it is on.',
    },
    breaks:
      'Nobody is interrupted: people sign in as before. Hashes of the passwords’ hashes are in the cloud from then on; whoever is responsible for data protection should know.',
  },
  'preset-security-policies-on': {
    steps: {
      1: 'Under “Standard protection”, choose “Manage protection settings”.',
      2: 'Apply Exchange Online Protection and Defender for Office 365 protection to “All recipients”.',
      3: 'Enter the people and domains that others may pretend to be.',
      4: 'Choose “Turn on the policy when finished”, and confirm.',
      5: 'The command turns a preset on again that was on before; the first time takes the portal.',
    },
    breaks:
      'More mail goes to Junk or to quarantine, and links and attachments are checked before they open. The preset comes before policies of your own: note their exceptions first.',
  },
  'privileged-accounts-of-the-cloud': {
    steps: {
      1: 'Create a second account for each of these people that exists only in the cloud.',
      2: 'Give it the role, and have the person register a phishing-resistant method.',
      3: 'Remove the roles of the account that comes from on premises.',
    },
    breaks:
      'These people administer with a second account. Scripts and services that run under the first one lose their rights; the sign-in logs show them.',
  },
  'resource-mailboxes-blocked': {
    steps: {
      1: 'Find the accounts of rooms and equipment; the first line of the command lists them.',
      2: 'Open each of them, choose “Block sign-in”, and save.',
      3: 'Leave out rooms whose device signs in with this account, and record that as the resolution of this check.',
    },
    breaks:
      'Rooms and equipment can be booked as before. A device that signs in with the account, such as a meeting room system, stops; the sign-in logs show it.',
  },
  'retired-grant-not-used': {
    steps: {
      1: 'Make sure that an app protection policy in Intune covers the apps that people use.',
      2: 'Open each policy that was found here.',
      3: 'Under “Grant”, clear “Require approved client app”, and choose “Require app protection policy”.',
      4: 'Save it, and test it with one person’s phone.',
    },
    breaks:
      'Mobile apps without an app protection policy are kept out. The sign-in logs show which apps people use.',
  },
  'risks-in-separate-policies': {
    steps: {
      1: 'Open each policy that was found here.',
      2: 'Take one of the conditions “User risk” and “Sign-in risk” out of it.',
      3: 'Choose “New policy”, and create one with the other condition for the same people.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'So far both risks had to be there at once; now each is enough, so more people have to prove who they are or change their password. The reports of “ID Protection” show how many.',
  },
  'risky-agents-blocked': {
    steps: {
      1: 'Choose “New policy”; under “Users, agents or workload identities”, choose “Agents” and include “All agent identities”.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Agent risk”, select “High”.',
      4: 'Under “Grant”, choose “Block access”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Agents with a high risk cannot sign in, and what they do for people stops. The reports of “ID Protection” show them.',
  },
  'risky-sign-ins-handled': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Sign-in risk”, select “High” and “Medium”.',
      4: 'Under “Grant”, choose “Require multifactor authentication”.',
      5: 'Under “Session”, set “Sign-in frequency” to “Every time”.',
      6: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Users without a registered method stay out when a sign-in looks risky. “Risky sign-ins” in “ID Protection” shows how often one did.',
  },
  'risky-users-handled': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “User risk”, select “High”.',
      4: 'Under “Grant”, choose “Require multifactor authentication”, “Require password change” and “Require all the selected controls”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Users with a high risk have to change their password; those who are synchronized from on premises can only with password writeback. “Risky users” in “ID Protection” shows whom it meets.',
  },
  'security-defaults-or-policies-on': {
    steps: {
      1: 'Tell everybody that they will have to register for MFA.',
      2: 'Choose “Manage security defaults”.',
      3: 'Choose “Enabled”, and save.',
      4: 'With Microsoft Entra ID P1, create policies under “Conditional Access” instead.',
    },
    breaks:
      'Everybody has to register for MFA, and legacy authentication is blocked. The sign-in logs, filtered by “Client app”, show what still uses it.',
  },
  'security-info-registration-protected': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources” › “User actions”, select “Register security information”.',
      3: 'Under “Network”, include “Any network or location” and exclude “All trusted networks and locations”.',
      4: 'Under “Grant”, choose “Require multifactor authentication”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'New users can register only at a trusted location or with a Temporary Access Pass. Create one under “Authentication methods” of the user before the first day.',
  },
  'session-tokens-protected': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, select “Office 365 Exchange Online” and “Office 365 SharePoint Online”.',
      3: 'Under “Conditions”, set “Device platforms” to “Windows” and “Client apps” to “Mobile apps and desktop clients”.',
      4: 'Under “Session”, choose “Require token protection for sign-in sessions”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Apps that do not support it, and Windows devices that are not registered, no longer get to mail and files. The sign-in logs show them while the policy is “Report-only”.',
  },
  'sharing-domains-restricted': {
    steps: {
      1: 'Note the domains with which people share.',
      2: 'Open “More external sharing settings”, and choose “Limit external sharing by domain” and “Add domains”.',
      3: 'Choose “Allow only specific domains”, enter them, and save.',
    },
    breaks:
      'People can no longer share files and sites with other domains. The list of guests in the Microsoft Entra admin center shows which domains are in use.',
  },
  'sign-ins-limited-by-country': {
    steps: {
      1: 'Under “Named locations”, create a “Countries location” with the countries in which people work.',
      2: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      3: 'Under “Target resources”, include “All resources”.',
      4: 'Under “Network”, include “Any network or location” and exclude this location.',
      5: 'Under “Grant”, choose “Block access”.',
      6: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Whoever travels, or comes through a VPN with an address elsewhere, is kept out. The sign-in logs show the location of each sign-in; agree first on what travellers do.',
  },
  'synchronization-accounts-left-out': {
    steps: {
      1: 'Open each policy that was found here.',
      2: 'Under “Users” › “Exclude” › “Directory roles”, select “Directory Synchronization Accounts”.',
      3: 'Save it, and see under “Entra Connect” › “Connect Sync” whether the synchronization runs.',
    },
    breaks: 'Nobody is interrupted: no person signs in with these accounts.',
  },
  'unknown-platforms-blocked': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, include “All resources”.',
      3: 'Under “Conditions” › “Device platforms”, include “Any device” and exclude “Android”, “iOS”, “Windows”, “macOS” and “Linux”.',
      4: 'Under “Grant”, choose “Block access”.',
      5: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
    },
    breaks:
      'Devices with another system, such as ChromeOS, and those that do not say which one are kept out. The sign-in logs show the system of each sign-in.',
  },
  'unmanaged-devices-limited-by-apps': {
    steps: {
      1: 'Choose “New policy”; under “Users”, include “All users” and exclude the group of emergency access accounts.',
      2: 'Under “Target resources”, select “Office 365”.',
      3: 'Under “Session”, choose “Use app enforced restrictions”.',
      4: 'Create it as “Report-only”, look in the sign-in logs whom it would stop, and then set it to “On”.',
      5: 'In the SharePoint admin center, set “Policies” › “Access control” › “Unmanaged devices” to “Allow limited, web-only access”.',
    },
    breaks:
      'On devices that nobody manages, files open only in the browser: no download, no print, no sync. Tell those who work on private devices.',
  },
  'users-can-reset-passwords': {
    steps: {
      1: 'Under “Properties”, set “Self service password reset enabled” to “All”.',
      2: 'Under “Authentication methods”, set “Number of methods required to reset” to 2.',
      3: 'Under “Registration”, require users to register when they sign in.',
      4: 'Where users come from on premises, turn on password writeback under “On-premises integration”.',
    },
    breaks: 'Nobody is interrupted. Users are asked for their methods when they sign in; tell the help desk.',
  },
  'users-can-use-a-second-factor': {
    steps: {
      1: 'See under “User registration details” who has no method.',
      2: 'Set the state of “Registration campaign” to “Enabled” for all users.',
      3: 'Create a Temporary Access Pass for those who cannot register otherwise.',
      4: 'Block accounts that nobody uses.',
    },
    breaks: 'Users are asked to set up Microsoft Authenticator when they sign in. Nobody is kept out.',
  },
  'users-cannot-install-add-ins': {
    steps: {
      1: 'Open the default policy, and choose “Manage permissions”.',
      2: 'Clear “My Custom Apps”, “My Marketplace Apps” and “My ReadWriteMailbox Apps”, and save.',
      3: 'Deploy the add-ins that people need under “Integrated apps” in the Microsoft 365 admin center.',
    },
    breaks:
      'Users can no longer add add-ins to their Outlook. Ask which ones they use, and deploy these first.',
  },
}
