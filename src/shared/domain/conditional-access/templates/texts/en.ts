/** What templates and baselines of the product do, in a sentence; the names of policies are the same in every language. */
export const policyTemplateTexts = {
  templates: {
    'mfa-administrators': 'Whoever holds an administrator role needs a second factor for everything.',
    'phishing-resistant-administrators':
      'Administrators sign in with a security key, a passkey, Windows Hello or a certificate. Register these first: who has none is locked out.',
    'security-info-registration':
      'A second factor can be registered only with one that is there, or from a trusted location. Give new people a temporary access pass.',
    'mfa-everyone': 'Everybody needs a second factor for everything. Replaces security defaults.',
    'block-legacy':
      'Mail programs and devices that know only a password are refused: they cannot be asked for a second factor. Look for scanners and old phones first.',
    'mfa-guests': 'Guests need a second factor, of this tenant or of one that it trusts.',
    'mfa-azure-management':
      'The Azure portal, its command line and its interface need a second factor from anybody.',
    'mfa-admin-portals': 'Administrators need a second factor in the portals of Microsoft.',
    'mfa-risky-sign-ins': 'A sign-in that looks risky needs a second factor, every time.',
    'password-change-risky-users':
      'Whoever is likely to be compromised has to prove themselves and choose a new password. Needs self-service password reset.',
    'block-risky-users': 'Whoever is likely to be compromised is refused until somebody has looked at it.',
    'block-risky-sign-ins': 'A sign-in that is very likely not by the person is refused.',
    'managed-device-administrators':
      'Administrators work from devices that are compliant or joined to the domain.',
    'managed-device-or-mfa': 'Everybody needs a managed device or a second factor.',
    'compliant-device':
      'Everybody needs a device that Intune finds compliant. People who come from outside are left out.',
    'block-unknown-platforms':
      'Devices whose system cannot be told are refused, such as made-up ones of attackers.',
    'no-persistent-browser':
      'On unmanaged devices people sign in anew after an hour, and when the browser was closed.',
    'app-protection-mobile':
      'On phones and tablets Office 365 opens only in apps that protect what is in them. Needs app protection policies.',
    'app-enforced-restrictions':
      'Exchange and SharePoint show files in the browser only, where the device is unmanaged. Has to be set there, too.',
    'block-other-countries':
      'Sign-ins from other countries than those of a named location are refused. Who travels needs an exception.',
    'block-device-code':
      'Signing in on another device with a code is refused: attackers send such codes. Look for meeting rooms and televisions first.',
    'block-authentication-transfer': 'A session cannot be carried over to a phone by scanning a code.',
    'mfa-device-registration':
      'Registering or joining a device needs a second factor. Turn the older setting of the directory off.',
    'administrator-sessions': 'Administrators sign in anew every four hours, and browsers keep no session.',
    'intune-enrollment': 'Whoever enrols a device has to sign in for it, every time.',
    'block-insider-risk':
      'Who is at elevated insider risk is refused. Needs Adaptive Protection of Microsoft Purview.',
    'token-protection':
      'Sessions of desktop apps work only on the Windows device that they were made on, so that a stolen one is worth nothing.',
  },
  baselines: {
    'msp-starter': {
      name: 'Starter',
      description:
        'What every tenant with Entra ID P1 should have. Ask for the emergency group and the countries.',
    },
    'business-premium': {
      name: 'Business Premium',
      description: 'The starter, and what managed devices and apps add.',
    },
    'identity-protection': {
      name: 'Identity Protection',
      description: 'The starter, and answers to risk. Needs Entra ID P2.',
    },
    'secure-foundation': {
      name: 'Secure foundation',
      description: 'The group of Microsoft’s templates for a first protection.',
    },
    'zero-trust': {
      name: 'Zero Trust',
      description: 'The group of Microsoft’s templates for Zero Trust. Needs Entra ID P2 and Intune.',
    },
    'remote-work': {
      name: 'Remote work',
      description: 'The group of Microsoft’s templates for people who work from anywhere.',
    },
    'protect-administrators': {
      name: 'Protect administrators',
      description: 'The group of Microsoft’s templates for accounts that administer the tenant.',
    },
  },
}
export type PolicyTemplateTexts = typeof policyTemplateTexts
