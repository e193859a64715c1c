import type { LintRuleId } from '../lint.ts'

/** What is wrong, and what to do about it. Policies and values are those of a finding. */
export type LintTexts = Record<LintRuleId, { name: string; advice: string }>

export const lint = {
  'nothing-demanded-of-members': {
    name: 'Nothing is demanded of members',
    advice:
      'With a password alone somebody reads mail from anywhere. Demand multifactor authentication of all users for all resources.',
  },
  'nothing-demanded-of-guests': {
    name: 'Nothing is demanded of guests',
    advice:
      'Guests come in with whatever their own company asks of them. Demand multifactor authentication of guests, too.',
  },
  'legacy-authentication-open': {
    name: 'Legacy authentication is open',
    advice:
      'Old mail protocols know no second factor, and passwords are tried there. Block the clients “Exchange ActiveSync” and “Other”.',
  },
  'device-code-flow-open': {
    name: 'Device code flow is open',
    advice:
      'An attacker sends somebody a code and gets their session. Block device code flow where no meeting room needs it.',
  },
  'administrators-can-be-phished': {
    name: 'Administrators can be phished',
    advice:
      'They can sign in with a method that a false page passes on. Demand a phishing-resistant strength of administrators.',
  },
  'emergency-account-not-left-out': {
    name: 'An emergency account is not left out',
    advice:
      'When a policy goes wrong nobody is left who can put it right. Leave the account out of every policy.',
  },
  'provider-technicians-kept-out': {
    name: 'Technicians of the provider are kept out',
    advice:
      'A policy for everybody also meets those who look after the tenant. Leave service provider users of the partner tenant out.',
  },
  'names-what-is-gone': {
    name: 'It names what is gone',
    advice:
      'What is named and no longer exists protects nobody and leaves nobody out: {{count}} of these. Take it out, or name what took its place.',
  },
  'left-out-and-not-met-elsewhere': {
    name: 'A group is left out and met by nothing else',
    advice:
      'Its members sign in with a password alone. Cover the group by another policy, or empty it. If it holds your emergency accounts alone, name these in the setup of alerts.',
  },
  'reaches-nobody': {
    name: 'It reaches nobody',
    advice: 'No user or no resource is chosen, so it does nothing. Complete it, or delete it.',
  },
  'same-as-another': {
    name: 'Policies do the same',
    advice:
      '{{count}} policies have the same conditions and controls. Keep one, so that a change is made once.',
  },
  'behind-a-block': {
    name: 'It stands behind a block',
    advice: 'Whoever it would meet is blocked by another policy before. Delete it, or narrow the block.',
  },
  'only-reports-for-long': {
    name: 'It has only reported for {{days}} days',
    advice: 'It protects nobody until it is on. Look at what it reported, then switch it on.',
  },
} satisfies LintTexts
