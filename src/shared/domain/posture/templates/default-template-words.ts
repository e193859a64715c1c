/** What the templates of the product are called, by their ids: apart from their checks, which weigh a hundred times as much. */
export const defaultTemplateWords = {
  'quick-baseline': {
    name: 'Quick Baseline',
    description:
      'Four settings for every tenant: no consent by users, the audit log, mailbox auditing, and a tag on mail from outside.',
  },
  'free-essentials': {
    name: 'Essentials without paid licenses',
    description:
      'What every tenant can have today, whatever it has bought: consent, guests, devices and sign-in.',
  },
  'email-protection': {
    name: 'Email protection',
    description:
      'Filters, signatures, forwarding and auditing of mail, with what Exchange Online brings along.',
  },
  'defender-protection': {
    name: 'Advanced threats with Defender',
    description: 'Impersonation, links and files, for tenants with Defender for Office 365.',
  },
  'entra-p1-identity': {
    name: 'Identity with Entra ID P1',
    description: 'Strong sign-in by conditional access, and methods and passwords that withstand attacks.',
  },
  'cis-hardening': {
    name: 'Hardening by CIS',
    description: 'Every check that stands for a section of the CIS Microsoft 365 Foundations Benchmark.',
  },
} as const

export type DefaultTemplateId = keyof typeof defaultTemplateWords
