/** What has happened where a detection speaks, and what an attacker gains by it. */
export const detections = {
  'admin-confirmed-user-compromised': {
    name: 'Account marked as compromised by an administrator',
    why: 'An administrator has reason to believe that an attacker uses this account.',
  },
  'anomalous-token': {
    name: 'Session token with unusual properties',
    why: 'A stolen token opens the account without its password and without MFA.',
  },
  'anomalous-user-activity': {
    name: 'Unusual activity of an account in the directory',
    why: 'Attackers look around and change settings in ways that the user never did.',
  },
  'anonymized-ip-address': {
    name: 'Sign-in through an anonymous network',
    why: 'Tor and similar networks hide who signs in, and hardly anybody needs them for work.',
  },
  'attacker-in-the-middle': {
    name: 'Session taken over through a fake sign-in page',
    why: 'A page in between passes on the password and keeps the signed-in session, MFA included.',
  },
  'attempted-prt-access': {
    name: 'Attempt to steal the primary refresh token of a device',
    why: 'With this token an attacker signs in to every app as the user of the device.',
  },
  'generic-risk': {
    name: 'Risk found by Microsoft, without details',
    why: 'Without Microsoft Entra ID P2 the reason is hidden, so only the sign-ins show what happened.',
  },
  'investigations-threat-intelligence': {
    name: 'Activity that matches known attacks',
    why: 'Microsoft knows the pattern from real attackers, so it is rarely a coincidence.',
  },
  'leaked-credentials': {
    name: 'Password found in a data leak',
    why: 'Whoever has the leaked list can sign in wherever no MFA is asked for.',
  },
  'malicious-ip-address': {
    name: 'Sign-in from a malicious address',
    why: 'The address is known for attacks or for a great many failed sign-ins.',
  },
  'malware-infected-ip-address': {
    name: 'Sign-in from an address infected with malware',
    why: 'A device there is controlled by others and may pass on what is typed on it.',
  },
  'suspicious-file-access': {
    name: 'Unusual access to many sensitive files',
    why: 'Somebody may be gathering data to sell it or to blackmail the company.',
  },
  'impossible-travel-risk': {
    name: 'Impossible travel reported by Microsoft',
    why: 'Nobody gets from one place to the other in that time, so two people may use the account.',
  },
  'suspicious-inbox-rules-risk': {
    name: 'Inbox rule that manipulates mail suspiciously',
    why: 'Attackers delete or move mail so that the user does not notice their fraud.',
  },
  'nation-state-ip': {
    name: 'Sign-in from an address of a state-sponsored attacker',
    why: 'Microsoft has seen such attackers at this address, and they seldom come by chance.',
  },
  'new-country': {
    name: 'Activity from a country new to this user',
    why: 'A trip explains it, and so does an attacker abroad with the password.',
  },
  'password-spray-risk': {
    name: 'Password guessed in a password spray attack',
    why: 'The attacker tried a common password on many accounts, and here it was the right one.',
  },
  'risky-ip-address': {
    name: 'Activity from an anonymous proxy',
    why: 'A proxy hides where an attacker works from.',
  },
  'suspicious-api-traffic': {
    name: 'Account reads an unusual amount from the directory',
    why: 'Attackers list users, groups and roles to find the next target.',
  },
  'suspicious-browser': {
    name: 'Suspicious browser that signs in to many tenants',
    why: 'One browser in many tenants and countries is more likely an attacker’s tool than a person.',
  },
  'suspicious-inbox-forwarding': {
    name: 'Inbox rule that forwards mail suspiciously',
    why: 'A copy of every message goes to an outside address, even after the password is changed.',
  },
  'suspicious-ip-address': {
    name: 'Sign-in from a suspicious address',
    why: 'Microsoft has seen attacks come from this address.',
  },
  'suspicious-sending-patterns': {
    name: 'Account sends suspicious mail',
    why: 'Attackers use a trusted mailbox for spam and phishing, until all mail of the company is blocked.',
  },
  'token-issuer-anomaly': {
    name: 'Token from an issuer that may be compromised',
    why: 'Whoever controls the issuer can sign in as any user.',
  },
  'unfamiliar-features': {
    name: 'Sign-in unlike this user’s earlier ones',
    why: 'Place, device or network are new, as when somebody else has the password.',
  },
  'unlikely-travel': {
    name: 'Atypical travel of this user',
    why: 'The places are far apart and unusual for this user, so somebody else may be at one of them.',
  },
  'user-reported-suspicious-activity': {
    name: 'User reported an MFA prompt as suspicious',
    why: 'Somebody else caused the prompt, and therefore knows the password.',
  },
  'workload-threat-intelligence': {
    name: 'Activity of an app that matches known attacks',
    why: 'Microsoft knows the pattern from real attackers who use the access of apps.',
  },
  'workload-suspicious-sign-ins': {
    name: 'Suspicious sign-ins of an app',
    why: 'Place, network or secret are new, as when somebody else has the app’s secret.',
  },
  'workload-admin-confirmed-compromised': {
    name: 'App marked as compromised by an administrator',
    why: 'An administrator has reason to believe that an attacker acts as this app.',
  },
  'workload-leaked-credentials': {
    name: 'Secret of an app found in a leak',
    why: 'Whoever found the secret acts as the app, and no MFA stands in the way.',
  },
  'workload-anomalous-activity': {
    name: 'Unusual activity of an app in the directory',
    why: 'Attackers use the permissions of an app to create accounts and secrets for themselves.',
  },
  'workload-malicious-application': {
    name: 'App that Microsoft found to be malicious',
    why: 'It was made to read mail and files or to send phishing in the users’ names.',
  },
  'workload-suspicious-application': {
    name: 'App that may be malicious',
    why: 'It may have been made to read mail and files in the users’ names.',
  },
  'workload-generic-risk': {
    name: 'Risk of an app, without details',
    why: 'The reason is hidden, so only the sign-ins and changes of the app show what happened.',
  },
  'other-user-risk': {
    name: 'New kind of risk of an account',
    why: 'Microsoft adds kinds of risk without notice, and each of them may be an attack.',
  },
  'other-workload-risk': {
    name: 'New kind of risk of an app',
    why: 'Microsoft adds kinds of risk without notice, and an app at risk keeps its permissions.',
  },
  'high-risk-sign-in': {
    name: 'Sign-in at high risk',
    why: 'Microsoft is almost sure that it was not the user.',
  },
  'risky-sign-in': {
    name: 'Sign-in at risk',
    why: 'Microsoft doubts that it was the user.',
  },
  'risky-sign-in-inside-operating-countries': {
    name: 'Sign-in at risk from an operating country',
    why: 'Attackers rent addresses in the country of the company to avoid notice.',
  },
  'several-risks-of-an-account': {
    name: 'Several risks of one account within half an hour',
    why: 'What may be chance once is hardly ever chance when it comes together.',
  },
  'risky-sign-in-outside-operating-countries': {
    name: 'Sign-in at risk from outside the operating countries',
    why: 'Nobody works there, and Microsoft doubts that it was the user.',
  },
  'sign-in-without-second-factor-outside-operating-countries': {
    name: 'Sign-in without MFA from outside the operating countries',
    why: 'A guessed or stolen password alone was enough to get in.',
  },
  'sign-in-from-malicious-country': {
    name: 'Sign-in from a country known for attacks',
    why: 'Somebody got in from where attacks often start.',
  },
  'sign-in-outside-operating-countries': {
    name: 'Sign-in from outside the operating countries',
    why: 'Somebody got in from where nobody of the company works.',
  },
  'attempt-from-malicious-country': {
    name: 'Sign-in attempt from a country known for attacks',
    why: 'Somebody there knows the address of the account and tries to get in.',
  },
  'attempt-without-second-factor-outside-operating-countries': {
    name: 'Attempt without MFA from outside the operating countries',
    why: 'Somebody abroad tries passwords, and no MFA stands in the way.',
  },
  'sign-in-from-unknown-place': {
    name: 'Sign-in from an unknown place',
    why: 'Attackers use networks whose place cannot be told.',
  },
  'three-foreign-attempts-in-an-hour': {
    name: 'Three foreign sign-in attempts within an hour',
    why: 'Somebody abroad keeps trying to get into this account.',
  },
  'five-foreign-attempts-in-a-day': {
    name: 'Five foreign sign-in attempts within a day',
    why: 'Somebody abroad tries patiently, to stay below the usual limits.',
  },
  'break-glass-account-used': {
    name: 'Emergency access account used',
    why: 'It may do everything and is meant for emergencies only, so each use must be known.',
  },
  'shared-mailbox-signed-in': {
    name: 'Direct sign-in to a shared mailbox',
    why: 'Members use their own accounts; whoever signs in directly has a password nobody should have.',
  },
  'provider-sign-in-abroad': {
    name: 'Technician of the provider signed in from abroad',
    why: 'Whoever takes a technician’s account reaches all customers at once.',
  },
  'legacy-sign-in': {
    name: 'Sign-in with legacy authentication',
    why: 'Old protocols do not know MFA, so a stolen password is enough.',
  },
  'password-grant-without-second-factor': {
    name: 'App signed in with a password and without MFA',
    why: 'Attackers try stolen passwords this way, since nothing asks for MFA.',
  },
  'device-code-for-broker': {
    name: 'Device code used to register a device’s sign-in',
    why: 'A phished code gives an attacker a token that signs in to every app for weeks.',
  },
  'device-code-sign-in': {
    name: 'Sign-in with a device code',
    why: 'Attackers send people such a code; once entered, the session is theirs.',
  },
  'graph-session-from-several-addresses': {
    name: 'One session used from several addresses',
    why: 'A session token that was stolen is used in two places at once.',
  },
  'developer-tool-reads-graph': {
    name: 'Developer tool reads directory and mail data',
    why: 'Attackers borrow tools of Microsoft that every tenant trusts to read data with a stolen account.',
  },
  'brute-force': {
    name: 'Many wrong passwords for one account',
    why: 'Somebody tries out passwords until one fits.',
  },
  'password-spray': {
    name: 'One address tries passwords on many accounts',
    why: 'Somewhere among many accounts a common password fits.',
  },
  'many-failed-sign-ins': {
    name: 'Many failed sign-ins of one account',
    why: 'It may be an attack, or a device that still has an old password.',
  },
  'smart-lockout': {
    name: 'Account locked after wrong passwords',
    why: 'Somebody tries out passwords, or a device still has an old one.',
  },
  'mass-lockouts': {
    name: 'Many accounts locked at once',
    why: 'An attack on all accounts is under way, and people cannot work.',
  },
  'prompts-denied': {
    name: 'MFA prompts denied again and again',
    why: 'Somebody has the password and hopes that the user gives in.',
  },
  'impossible-travel': {
    name: 'Sign-ins from two places too far apart',
    why: 'Nobody travels that fast, so two people may use the account.',
  },
  'add-member-to-role-outside-of-pim-permanent': {
    name: 'Role given permanently, bypassing PIM',
    why: 'An attacker who avoids PIM needs no approval and keeps the role.',
  },
  'add-member-to-role-in-pim-completed-permanent': {
    name: 'Role given permanently in PIM',
    why: 'Whoever takes this account has its permissions at any time.',
  },
  'add-member-to-role-in-pim-completed-timebound': {
    name: 'Role given for a time in PIM',
    why: 'Until it ends, whoever takes this account has its permissions.',
  },
  'add-member-to-role': {
    name: 'Administrator role given',
    why: 'Attackers give a role to an account of theirs so that they can come back.',
  },
  'add-eligible-member-to-role': {
    name: 'Account made eligible for a role in PIM',
    why: 'From now on, this account can activate the role itself.',
  },
  'add-member-to-role-completed-pim-activation': {
    name: 'Role activated in PIM',
    why: 'For some hours the account has the role; its owner should know why.',
  },
  'remove-member-from-role': {
    name: 'Administrator role taken away',
    why: 'Attackers shut out the administrators who could stop them.',
  },
  'remove-member-from-role-in-pim': {
    name: 'Role taken away in PIM',
    why: 'Attackers shut out the administrators who could stop them, and PIM makes it look routine.',
  },
  'second-factor-removed-from-policy': {
    name: 'Conditional Access policy no longer asks for MFA',
    why: 'From now on, a stolen password is enough for everybody whom the policy protected.',
  },
  'update-conditional-access-policy': {
    name: 'Conditional Access policy changed',
    why: 'An exclusion, or a policy that was turned off, opens the way for an attacker.',
  },
  'delete-conditional-access-policy': {
    name: 'Conditional Access policy deleted',
    why: 'What the policy demanded of sign-ins is demanded no more.',
  },
  'add-conditional-access-policy': {
    name: 'Conditional Access policy added',
    why: 'A wrong policy locks people out, and attackers use one to keep administrators away.',
  },
  'second-factor-methods-removed': {
    name: 'MFA methods of an account removed',
    why: 'Whoever signs in next can register a phone of their own.',
  },
  'user-registered-security-info': {
    name: 'MFA method registered by a user',
    why: 'An attacker who is in registers a phone of their own to stay in.',
  },
  'domain-federated': {
    name: 'Domain now trusts another identity provider',
    why: 'Whoever controls that provider can sign in as any user of the domain, without password and MFA.',
  },
  'set-federation-settings-on-domain': {
    name: 'Federation settings of a domain changed',
    why: 'With a certificate of their own, attackers sign in as any user of the domain.',
  },
  'set-domain-authentication': {
    name: 'Sign-in method of a domain changed',
    why: 'Who checks the passwords of all users of the domain may be somebody else now.',
  },
  'external-provider-changed': {
    name: 'External MFA provider added or changed',
    why: 'Whoever controls that provider can confirm MFA for any user.',
  },
  'consent-to-application': {
    name: 'Consent given to an app',
    why: 'The app reads or sends data in the user’s name, even after the password is changed.',
  },
  'add-delegated-permission-grant': {
    name: 'Delegated permission given to an app',
    why: 'The app acts in the names of its users, as far as they may themselves.',
  },
  'add-app-role-assignment-to-service-principal': {
    name: 'Application permission given to an app',
    why: 'The app reads or changes data of the whole company, without any user.',
  },
  'add-service-principal-credentials': {
    name: 'Secret or certificate added to an enterprise app',
    why: 'Attackers add a secret to a trusted app and act as that app from then on.',
  },
  'update-application-certificates-and-secrets-management': {
    name: 'Secret or certificate of an app registration added',
    why: 'Whoever has the new secret acts as the app, and no MFA stands in the way.',
  },
  'reset-password': {
    name: 'Password of an administrator reset',
    why: 'Whoever resets it has the account and all that it may do.',
  },
  'change-user-password': {
    name: 'Password of an administrator changed',
    why: 'An attacker who changes the password shuts out its owner.',
  },
  'disable-account': {
    name: 'Account disabled',
    why: 'Attackers disable accounts of those who could stop them.',
  },
  'enable-account': {
    name: 'Account enabled',
    why: 'An old account that nobody watches is a good hiding place.',
  },
  'add-member-to-group': {
    name: 'Member added to a watched or privileged group',
    why: 'With the membership come all accesses and roles of the group.',
  },
  'add-owner-to-group': {
    name: 'Owner added to a watched or privileged group',
    why: 'An owner lets in anybody, and with the group go accesses and roles.',
  },
  'add-role-definition': {
    name: 'Custom role created',
    why: 'A harmless name may hide far-reaching permissions.',
  },
  'update-role-definition': {
    name: 'Custom role changed',
    why: 'Everybody who has the role has its new permissions at once.',
  },
  'update-role-setting-in-pim': {
    name: 'Activation rules of a role changed in PIM',
    why: 'Without approval or MFA, a stolen account activates the role by itself.',
  },
  'triggered-pim-alert': {
    name: 'PIM warns of how roles are used',
    why: 'PIM found roles that are given outside of it, unused or too many.',
  },
  'add-named-location': {
    name: 'Named location added',
    why: 'From a trusted location, policies may ask for no MFA.',
  },
  'update-named-location': {
    name: 'Named location changed',
    why: 'An attacker’s address in a trusted location spares them MFA.',
  },
  'delete-named-location': {
    name: 'Named location deleted',
    why: 'Policies that rely on the location may no longer stop anybody.',
  },
  'update-continuous-access-evaluation': {
    name: 'Continuous access evaluation changed',
    why: 'Without it, blocked accounts and stolen tokens keep working for up to an hour.',
  },
  'update-policy': {
    name: 'Policy object of the directory changed',
    why: 'It may decide how long sessions last or what apps may do.',
  },
  'add-policy': {
    name: 'Policy object added to the directory',
    why: 'It may decide how long sessions last or what apps may do, in place of another.',
  },
  'delete-policy': {
    name: 'Policy object of the directory deleted',
    why: 'What it limited is limited no more.',
  },
  'update-authorization-policy': {
    name: 'Default permissions of users and guests changed',
    why: 'It decides whether users may consent to apps, invite guests and read the directory.',
  },
  'authentication-methods-policy-update': {
    name: 'Policy for authentication methods changed',
    why: 'A weaker method that is allowed again is one an attacker can use.',
  },
  'authentication-methods-policy-reset': {
    name: 'Policy for authentication methods reset',
    why: 'All decisions on methods are undone, weak ones may be allowed again.',
  },
  'authentication-strength-policy-update': {
    name: 'Authentication strength changed',
    why: 'Policies that rely on it may accept weaker methods from now on.',
  },
  'authentication-strength-policy-delete': {
    name: 'Authentication strength deleted',
    why: 'Policies can no longer demand these methods.',
  },
  'add-application': {
    name: 'App registration created',
    why: 'Attackers register apps of their own to keep access to data.',
  },
  'add-owner-to-application': {
    name: 'Owner added to an app registration',
    why: 'An owner adds secrets and so acts with the app’s permissions.',
  },
  'add-owner-to-service-principal': {
    name: 'Owner added to an enterprise app',
    why: 'An owner changes secrets and sign-in of the app, and acts with its permissions.',
  },
  'set-verified-publisher': {
    name: 'Verified publisher of an app set',
    why: 'People consent more readily to an app that bears a verified name.',
  },
  'unset-verified-publisher': {
    name: 'Verified publisher of an app removed',
    why: 'Nobody vouches any longer for who is behind the app.',
  },
  'add-permission-grant-policy': {
    name: 'Consent rule for apps added',
    why: 'It decides which permissions users may give to apps by themselves.',
  },
  'update-permission-grant-policy': {
    name: 'Consent rule for apps changed',
    why: 'If it is wider now, users can let in harmful apps.',
  },
  'add-user': {
    name: 'Account created',
    why: 'Attackers create accounts to come back later.',
  },
  'delete-user': {
    name: 'Account deleted',
    why: 'Attackers delete accounts to do harm or to remove traces.',
  },
  'hard-delete-user': {
    name: 'Account deleted for good',
    why: 'It cannot be restored, and its mail and files go with it.',
  },
  'update-stsrefreshtokenvalidfrom-timestamp': {
    name: 'Sessions of an account ended',
    why: 'Somebody wanted the account signed out everywhere, and there may be a reason.',
  },
  'disable-strong-authentication': {
    name: 'Per-user MFA disabled for an account',
    why: 'A stolen password is enough from now on, unless a policy asks for MFA.',
  },
  'user-deleted-security-info': {
    name: 'MFA method deleted by a user',
    why: 'An attacker removes the owner’s phone so that only their own remains.',
  },
  'user-changed-default-security-info': {
    name: 'Default MFA method changed by a user',
    why: 'Prompts go to another device from now on, perhaps an attacker’s.',
  },
  'admin-registered-security-info': {
    name: 'MFA method registered by an administrator',
    why: 'With a method or a Temporary Access Pass of theirs, others can sign in as the user.',
  },
  'admin-deleted-security-info': {
    name: 'MFA method deleted by an administrator',
    why: 'Whoever signs in next may register a method of their own.',
  },
  'admin-updated-security-info': {
    name: 'MFA method changed by an administrator',
    why: 'With another number, codes and calls go to somebody else.',
  },
  'add-fido2-security-key': {
    name: 'Security key or passkey added',
    why: 'An attacker who adds a key can come back without password.',
  },
  'delete-fido2-security-key-s': {
    name: 'Security key or passkey deleted',
    why: 'The account may fall back to a method that can be phished.',
  },
  'add-passwordless-phone-sign-in-credential': {
    name: 'Passwordless phone sign-in added',
    why: 'Whoever has that phone signs in without password.',
  },
  'create-application-password-for-user': {
    name: 'App password created',
    why: 'It goes past MFA and stays valid when the password is changed.',
  },
  'fraud-reported-user-is-blocked-for-mfa': {
    name: 'MFA fraud reported by a user, MFA blocked',
    why: 'Somebody else has the password and caused the prompt.',
  },
  'fraud-reported-no-action-taken': {
    name: 'MFA fraud reported by a user, nothing blocked',
    why: 'Somebody else has the password, and may try again at any time.',
  },
  'suspicious-activity-reported': {
    name: 'Suspicious MFA prompt reported by a user',
    why: 'Whoever causes a prompt knows the password.',
  },
  'convert-federated-user-to-managed': {
    name: 'Account moved from federation to the cloud',
    why: 'It signs in with a cloud password now, which whoever moved it may know.',
  },
  'invite-external-user': {
    name: 'Guest invited',
    why: 'A guest sees what is shared in teams and groups, and can be an attacker’s way back.',
  },
  'redeem-external-user-invite': {
    name: 'Invitation accepted by a guest',
    why: 'From now on, somebody of another organization has access.',
  },
  'add-unverified-domain': {
    name: 'Domain added, not verified yet',
    why: 'It is the first step to sign-ins and mail under another name.',
  },
  'add-verified-domain': {
    name: 'Verified domain added',
    why: 'Attackers add a domain of their own to sign in through it as any user.',
  },
  'remove-verified-domain': {
    name: 'Domain removed',
    why: 'Addresses of the domain stop working, and others can claim it.',
  },
  'verify-domain': {
    name: 'Domain verified',
    why: 'From now on, accounts and mail can use this domain.',
  },
  'set-dirsyncenabled-flag': {
    name: 'Directory synchronization turned on or off',
    why: 'Who controls the local directory controls the synchronized accounts.',
  },
  'set-dirsync-feature': {
    name: 'Feature of directory synchronization changed',
    why: 'It may let a local account take over one in the cloud.',
  },
  'set-password-policy': {
    name: 'Password expiry policy changed',
    why: 'It decides how long stolen passwords stay useful.',
  },
  'add-partner-to-company': {
    name: 'Partner added to the tenant',
    why: 'A partner can get far-reaching permissions in the tenant.',
  },
  'remove-partner-from-company': {
    name: 'Partner removed from the tenant',
    why: 'It may shut out those who look after the tenant.',
  },
  'add-a-partner-to-cross-tenant-access-setting': {
    name: 'Cross-tenant access added for an organization',
    why: 'Users of that organization may get in by other rules from now on.',
  },
  'update-a-partner-cross-tenant-access-setting': {
    name: 'Cross-tenant access of an organization changed',
    why: 'The other tenant’s MFA or devices may be trusted from now on.',
  },
  'update-the-company-default-cross-tenant-access-setting': {
    name: 'Default cross-tenant access changed',
    why: 'It holds for users of all other organizations.',
  },
  'create-a-partner-cross-tenant-identity-sync-setting': {
    name: 'Cross-tenant synchronization added',
    why: 'Another tenant can create accounts here, which is a quiet way back in.',
  },
  'set-device-registration-policies': {
    name: 'Rules for registering devices changed',
    why: 'Attackers register devices of their own to pass as managed ones.',
  },
  'reveal-local-administrator-password': {
    name: 'Local administrator password of a device read',
    why: 'Whoever knows it controls the device and what is stored on it.',
  },
  'read-bitlocker-key': {
    name: 'BitLocker key of a device read',
    why: 'With key and device, all data on the drive can be read.',
  },
  'device-no-longer-compliant': {
    name: 'Device no longer compliant',
    why: 'Something that protects it is off, by neglect or on purpose.',
  },
  'device-no-longer-managed': {
    name: 'Device no longer managed',
    why: 'Nobody sees or enforces its protection any longer.',
  },
  'update-group-settings': {
    name: 'Settings for groups changed',
    why: 'They decide who creates groups and whether guests may own them.',
  },
  'create-group-settings': {
    name: 'Settings for groups created',
    why: 'They replace the defaults for who creates groups and lets in guests.',
  },
  'update-identityprotectionpolicy': {
    name: 'Risk policy changed',
    why: 'Risky sign-ins and users may no longer be stopped.',
  },
  'update-notificationsettings': {
    name: 'Recipients of risk notifications changed',
    why: 'Those who should hear of risks may hear nothing any longer.',
  },
  confirmcompromised: {
    name: 'Account confirmed as compromised by hand',
    why: 'Somebody looked into it and found an attacker; make sure that the rest is done, too.',
  },
  dismissuser: {
    name: 'Risk of an account dismissed',
    why: 'A dismissed risk stops no sign-in; whoever did it should know why.',
  },
  'directory-scheduled-for-deletion-userrequest': {
    name: 'Tenant scheduled for deletion',
    why: 'With the tenant go all accounts, mail and files.',
  },
  'add-service-principal': {
    name: 'Enterprise app added',
    why: 'An app that nobody knows may be one that somebody consented to by mistake.',
  },
  'set-company-information': {
    name: 'Company information changed',
    why: 'Contacts decide who gets Microsoft’s warnings on security.',
  },
  'support-request-approved': {
    name: 'Microsoft support got access to data',
    why: 'An engineer of Microsoft can open content for some hours; somebody should have asked for it.',
  },
  'update-security-defaults': {
    name: 'Security defaults turned on or off',
    why: 'Without them, and without policies, a stolen password is enough.',
  },
  'other-policy-changed': {
    name: 'Another policy of the directory changed',
    why: 'Policies decide what is allowed, and attackers loosen them first.',
  },
  'elevated-to-user-access-administrator': {
    name: 'Administrator took over access to all of Azure',
    why: 'The account can give itself every Azure subscription, with servers and backups.',
  },
  'inbox-rule-forwards-outside': {
    name: 'Inbox rule forwards mail outside the company',
    why: 'Attackers read along this way, even after the password is changed.',
  },
  'inbox-rule-forwards': {
    name: 'Inbox rule forwards mail',
    why: 'Mail goes to another mailbox, which an attacker may have as well.',
  },
  'inbox-rule-hides-mail': {
    name: 'Inbox rule deletes or hides mail',
    why: 'Attackers hide replies and warnings from the user while they cheat others.',
  },
  'inbox-rule-changed': {
    name: 'Inbox rule created or changed',
    why: 'Most are harmless, but attackers, too, start with a rule.',
  },
  'mailbox-forwards-outside': {
    name: 'Mailbox forwards everything outside the company',
    why: 'Somebody outside reads along, even after the password is changed.',
  },
  'mailbox-forwards': {
    name: 'Mailbox forwards everything',
    why: 'All mail goes to another mailbox, whose owner should be known.',
  },
  'mailbox-permission-given': {
    name: 'Access to a mailbox given to somebody else',
    why: 'Whoever has it reads all mail, or sends in the owner’s name.',
  },
  'mailbox-delegate-set': {
    name: 'Delegate may send on behalf of a mailbox',
    why: 'Mail in somebody’s name is believed, above all by those who pay invoices.',
  },
  'mailbox-auditing-bypassed': {
    name: 'Account excluded from mailbox auditing',
    why: 'What this account reads and deletes in mailboxes is recorded no more.',
  },
  'mail-access-throttled': {
    name: 'More mail read than Microsoft records',
    why: 'Over a thousand accesses in a day mean that a mailbox may have been copied.',
  },
  'mail-synced-in-bulk': {
    name: 'Several mail folders copied within an hour',
    why: 'A new mail program copies them, and so does an attacker.',
  },
  'mail-read-in-bulk': {
    name: 'Unusual amount of mail read within an hour',
    why: 'A tool may be searching the mailbox for invoices and passwords.',
  },
  'transport-rule-changed': {
    name: 'Mail flow rule changed',
    why: 'Such a rule copies, redirects or lets in mail of the whole company.',
  },
  'mail-connector-changed': {
    name: 'Mail connector changed',
    why: 'Over a connector, mail is diverted or spam is sent in the company’s name.',
  },
  'exchange-role-given': {
    name: 'Exchange administrator permission given',
    why: 'With it, every mailbox can be opened, searched and forwarded.',
  },
  'unified-audit-stopped': {
    name: 'Unified audit log turned off',
    why: 'From now on, nobody sees what an attacker does.',
  },
  'mailbox-auditing-stopped': {
    name: 'Mailbox auditing turned off for everybody',
    why: 'What is read, sent and deleted in mailboxes leaves no trace.',
  },
  'mailbox-owner-auditing-stopped': {
    name: 'Auditing of a mailbox turned off',
    why: 'What happens in this mailbox leaves no trace.',
  },
  'mail-protection-removed': {
    name: 'Protection of mail turned off or deleted',
    why: 'Phishing, malware or leaks are stopped no more.',
  },
  'mail-signing-stopped': {
    name: 'DKIM signing of a domain turned off',
    why: 'Forged mail of the domain is harder to tell, and genuine mail ends up as spam.',
  },
  'automatic-forwarding-opened': {
    name: 'Automatic forwarding to the outside allowed',
    why: 'Inbox rules of attackers can send mail out of the company from now on.',
  },
  'ediscovery-search-started': {
    name: 'eDiscovery search over content started',
    why: 'It searches all mailboxes and files, without their owners noticing.',
  },
  'anyone-link-created': {
    name: 'Link created that anyone can open',
    why: 'Whoever gets hold of the link opens the file, without signing in.',
  },
  'anyone-link-used': {
    name: 'Anyone link used',
    why: 'Somebody opened the file without signing in, and who it was stays unknown.',
  },
  'file-shared-outside': {
    name: 'File shared outside the company',
    why: 'Data leaves the company, perhaps to a private address.',
  },
  'files-downloaded-in-bulk': {
    name: 'Unusually many files downloaded within an hour',
    why: 'Somebody takes data along, before leaving or for blackmail.',
  },
  'files-deleted-in-bulk': {
    name: 'Unusually many files deleted within an hour',
    why: 'Ransomware and angry leavers delete as much as they can.',
  },
  'malware-in-file': {
    name: 'Malware found in a stored file',
    why: 'Whoever opens or syncs the file infects a device.',
  },
  'site-administrator-added': {
    name: 'Administrator added to a site',
    why: 'A site administrator reads and shares everything on the site.',
  },
  'sharing-policy-changed': {
    name: 'Sharing or access policy of SharePoint changed',
    why: 'If it is wider now, files can leave the company unnoticed.',
  },
  'team-guest-added': {
    name: 'Guest added to a team',
    why: 'The guest sees chats and files of the team’s channels.',
  },
  'teams-setting-changed': {
    name: 'Organization-wide Teams setting changed',
    why: 'It holds for everybody, for meetings, apps and guests.',
  },
  'teams-opened-to-outside': {
    name: 'Teams opened to the outside',
    why: 'Strangers may write to employees, and phishing comes by chat as well.',
  },
  'data-loss-rule-matched': {
    name: 'Sensitive data matched a data loss prevention rule',
    why: 'Card numbers or personal data may have left the company.',
  },
  'malware-mail-delivered': {
    name: 'Mail with malware reached a mailbox',
    why: 'Whoever opens the attachment infects a device.',
  },
  'phishing-mail-delivered': {
    name: 'Phishing mail reached a mailbox',
    why: 'Whoever follows it gives a password or a session to a stranger.',
  },
  'mail-reported-as-threat': {
    name: 'Mail reported as a threat by a person',
    why: 'What one person noticed, others may have opened.',
  },
  'malicious-link-opened': {
    name: 'Malicious link opened past the warning',
    why: 'The person may have typed a password or loaded malware there.',
  },
  'malicious-link-blocked': {
    name: 'Click on a malicious link was blocked',
    why: 'The mail that holds the link may lie in other mailboxes, too.',
  },
  'defender-endpoint': {
    name: 'Alert from Defender for Endpoint',
    why: 'Something harmful runs on a device, or was stopped there.',
  },
  'defender-identity': {
    name: 'Alert from Defender for Identity',
    why: 'Somebody attacks accounts or servers of the local network.',
  },
  'defender-cloud-apps': {
    name: 'Alert from Defender for Cloud Apps',
    why: 'Something unusual happens in a cloud app.',
  },
  'defender-office': {
    name: 'Alert from Defender for Office 365',
    why: 'Harmful mail or files arrived, or are sent from here.',
  },
  'defender-xdr': {
    name: 'Alert from Defender XDR',
    why: 'Several signs together point to an attack.',
  },
  'defender-app-governance': {
    name: 'Alert from app governance',
    why: 'An app with access to data behaves unusually.',
  },
  'defender-data-loss': {
    name: 'Alert from data loss prevention',
    why: 'Sensitive data may have left the company.',
  },
  'defender-cloud': {
    name: 'Alert from Defender for Cloud',
    why: 'Servers, storage or databases in Azure are in danger.',
  },
  'defender-sentinel': {
    name: 'Alert from Microsoft Sentinel',
    why: 'A rule of the company’s own monitoring found something.',
  },
  'defender-insider-risk': {
    name: 'Alert from insider risk management',
    why: 'Somebody of the company may be taking data along.',
  },
  'defender-identity-protection': {
    name: 'Alert from Microsoft Entra ID Protection',
    why: 'Microsoft doubts that it was the user who signed in.',
  },
  'defender-other': {
    name: 'Alert from another Microsoft product',
    why: 'Microsoft found something that deserves a look.',
  },
  'account-at-risk': {
    name: 'Account at risk',
    why: 'Microsoft sums up its signs that somebody else may use the account.',
  },
  'defender-incident': {
    name: 'Defender incident',
    why: 'Microsoft sees several alerts as parts of one attack.',
  },
  'service-issue': {
    name: 'Microsoft service with a problem',
    why: 'If people cannot work, it helps to know that it is not their fault.',
  },
  'administrators-without-mfa': {
    name: 'Administrators without MFA',
    why: 'Whoever learns the password of one of them has the rights of an administrator.',
  },
  'users-without-mfa': {
    name: 'Users without MFA',
    why: 'Whoever learns one of their passwords signs in, and can register a method of their own first.',
  },
  'no-conditional-access-policy': {
    name: 'No Conditional Access policy although it is licensed',
    why: 'Without a policy that is on, nothing asks for MFA or keeps strange devices and countries out.',
  },
  'security-defaults-off': {
    name: 'Security defaults off and nothing in their place',
    why: 'Nothing asks for MFA, and old ways of signing in are open.',
  },
  'policy-left-in-report-only': {
    name: 'Conditional Access policy left in report-only',
    why: 'It only notes what it would do, so everybody believes in a protection that is not there.',
  },
  'unused-licensed-users': {
    name: 'Licensed users who do not sign in',
    why: 'Nobody notices when somebody else uses such an account, and its licence is paid for.',
  },
  'unused-users': {
    name: 'Users who do not sign in',
    why: 'Nobody notices when somebody else uses such an account.',
  },
  'unused-guests': {
    name: 'Guests who do not sign in',
    why: 'They keep access to files and teams long after the work together has ended.',
  },
  'licensed-administrators': {
    name: 'Administrators with a licence for daily work',
    why: 'Mail and websites reach an account with high rights, so one click can give the tenant away.',
  },
  'rogue-app': {
    name: 'App that attackers are known to use',
    why: 'With it attackers copy mailboxes and files, also after the password was changed.',
  },
  'app-secret-expires': {
    name: 'App secret about to end',
    why: 'When it ends, whatever signs in with it stops working, often in the middle of the night.',
  },
  'app-certificate-expires': {
    name: 'App certificate about to end',
    why: 'When it ends, whatever signs in with it stops working, often in the middle of the night.',
  },
  'app-secret-lives-long': {
    name: 'App secret that lasts for years',
    why: 'The longer a secret lasts, the more people and backups know it.',
  },
  'app-waits-for-approval': {
    name: 'App waiting for approval',
    why: 'Somebody wants an app to have access, and waits, or takes another way.',
  },
  'license-ends': {
    name: 'Subscription at its end',
    why: 'When it has ended, people lose mail and files after a while.',
  },
  'licenses-over-used': {
    name: 'More licences in use than bought',
    why: 'Microsoft takes the surplus away sooner or later, and somebody cannot work.',
  },
  'licenses-unused': {
    name: 'Many licences unused',
    why: 'The company pays for what nobody uses.',
  },
  'license-assignment-fails': {
    name: 'Licences that cannot be assigned',
    why: 'New people of the group get no mailbox and no apps, and wonder why.',
  },
  'secure-score-dropped': {
    name: 'Secure Score dropped',
    why: 'A protection was switched off, or something new is unprotected.',
  },
  'secure-score-low': {
    name: 'Secure Score very low',
    why: 'Most of what Microsoft recommends is missing, so simple attacks succeed.',
  },
  'directory-sync-stopped': {
    name: 'Directory synchronization has stopped',
    why: 'Whoever was blocked or left on premises still has access in the cloud.',
  },
  'stale-devices': {
    name: 'Devices that nobody uses any more',
    why: 'They still count as known, and a lost or sold one may still have access.',
  },
  'devices-not-compliant': {
    name: 'Devices that do not meet the rules',
    why: 'Old systems and missing encryption make data on them easy to take.',
  },
  'connection-lost': {
    name: 'Connection to a company lost',
    why: 'Nothing of this company is read any more: what happens there is neither shown nor told.',
  },
  'exchange-connection-lost': {
    name: 'Connection to Exchange Online lost',
    why: 'Mailboxes and mail rules are not read any more, so changes there go unnoticed.',
  },
  'sync-failing': {
    name: 'Directory sync fails again and again',
    why: 'People who came, left or lost their MFA since are not known here.',
  },
  'permissions-missing': {
    name: 'Permissions missing',
    why: 'What these permissions allow is not read, and nothing can be told of it.',
  },
  'staff-action-failed': {
    name: 'Action of your staff on a tenant failed',
    why: 'Somebody may believe that it was done, while the tenant is as it was before.',
  },
  'task-failed': {
    name: 'Automatic action on a tenant failed',
    why: 'What was to happen by itself did not happen, and nobody was there to see it.',
  },
  'task-partly-done': {
    name: 'Automatic action on a tenant only partly done',
    why: 'Half of a lock-down or of a release may be worse than none: look at what is left.',
  },
  'posture-regressed': {
    name: 'Posture check no longer met',
    why: 'A setting that protected the company was changed, by mistake or by an attacker who makes room.',
  },
  'posture-regressed-by-task': {
    name: 'Posture check no longer met after a change from here',
    why: 'A change that was asked for here has weakened the company, perhaps without anybody wanting that.',
  },
  'restricted-sender': {
    name: 'User restricted from sending email',
    why: 'Exchange stopped an account that sent spam: somebody else may be using it.',
  },
  'quarantine-release-requested': {
    name: 'Release of a quarantined mail requested',
    why: 'Somebody waits for a mail that was held back, and attackers hope that it is let through.',
  },
  'google-government-attack': {
    name: 'Google warns of an attack backed by a government',
    why: 'Such attackers are patient and well equipped, and Google warns of few people.',
  },
  'google-password-leaked': {
    name: 'Google suspended an account with a leaked password',
    why: 'Somebody else knows the password and could have signed in with it already.',
  },
  'google-account-hijacked': {
    name: 'Google suspended an account as taken over',
    why: 'Google has seen somebody else use the account, and what they did before is not undone.',
  },
  'google-account-sends-spam': {
    name: 'Google suspended an account that sent spam',
    why: 'Somebody else may be sending mail in the name of this user.',
  },
  'google-account-suspended': {
    name: 'Google suspended an account',
    why: 'Google does not say why: it may have been misused, or have broken a rule of Google’s.',
  },
  'google-stolen-session': {
    name: 'Google ended a session that may be stolen',
    why: 'A stolen session opens the account without its password and without MFA.',
  },
  'google-risky-action': {
    name: 'Risky action allowed at Google',
    why: 'Google had doubts about a sensitive change and let it through after a check.',
  },
  'google-risky-action-blocked': {
    name: 'Risky action blocked at Google',
    why: 'Nothing was changed, but whoever tried it is still signed in.',
  },
  'google-suspicious-login': {
    name: 'Suspicious sign-in at Google',
    why: 'Google knows how the user signs in, and this was different.',
  },
  'google-other-warning': {
    name: 'Another warning by Google',
    why: 'Google has added a warning that is not known here yet, so its words have to be read.',
  },
  'google-challenges-failed': {
    name: 'Second step failed several times at Google',
    why: 'Whoever is asked for the second step has given the right password.',
  },
  'google-second-factor-off': {
    name: 'Second step switched off at Google',
    why: 'From now on the password alone opens the account.',
  },
  'google-advanced-protection-left': {
    name: 'Advanced Protection left at Google',
    why: 'This user was protected because attackers look for them.',
  },
  'google-recovery-changed': {
    name: 'Recovery of a Google account changed',
    why: 'Whoever holds the recovery address or phone can take the account back later.',
  },
  'google-forwarding-outside': {
    name: 'Mail forwarded out of the company at Google',
    why: 'Somebody outside reads along, and the mailbox looks as it always did.',
  },
  'google-admin-role-given': {
    name: 'Administrator role given at Google',
    why: 'Whoever has it can change accounts and settings, and let others in.',
  },
  'google-admin-role-changed': {
    name: 'Administrator role changed at Google',
    why: 'Who holds the role may do more now, though nobody was given a new one.',
  },
  'google-second-factor-not-enforced': {
    name: 'Second step no longer required at Google',
    why: 'A whole part of the company can be opened by passwords alone.',
  },
  'google-mail-monitored': {
    name: 'Mail of a user is copied at Google',
    why: 'An administrator has somebody’s mail sent to another address, and the owner does not see it.',
  },
  'google-data-transferred': {
    name: 'Files of a user transferred at Google',
    why: 'All files of one person go to another, which is normal only when somebody leaves.',
  },
  'google-company-data-exported': {
    name: 'Export of all company data started at Google',
    why: 'Everything that the company has at Google can be downloaded in one piece.',
  },
  'google-api-client-authorized': {
    name: 'Client may act as every user at Google',
    why: 'It reads and writes as anybody in the company, without their password and unseen.',
  },
  'google-app-trusted': {
    name: 'App marked as trusted at Google',
    why: 'From now on users can give it access to everything that it asks for.',
  },
  'google-app-given-access': {
    name: 'App was given access to mail or files at Google',
    why: 'It keeps the access without the user, also after the password was changed.',
  },
  'duo-fraud-reported': {
    name: 'Prompt of Duo reported as fraud',
    why: 'The user did not sign in, so somebody else has the password.',
  },
  'duo-prompts-denied-then-approved': {
    name: 'Prompts of Duo denied several times, then approved',
    why: 'Attackers send prompts until one is approved by mistake or to have peace.',
  },
  'duo-bypass-used': {
    name: 'Signed in past Duo by a bypass',
    why: 'This user is asked for no second factor, so the password alone was enough.',
  },
  'duo-bypass-code-created': {
    name: 'Bypass code created at Duo',
    why: 'Whoever has the code signs in without the second factor.',
  },
  'duo-user-set-to-bypass': {
    name: 'User set to bypass at Duo',
    why: 'From now on this user is asked for no second factor until somebody sets it back.',
  },
} as const

/** Every detection in another language. */
export type DetectionTexts = {
  readonly [Id in keyof typeof detections]: Readonly<Record<keyof (typeof detections)[Id], string>>
}
