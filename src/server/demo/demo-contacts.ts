import { createRandom } from './random.ts'

/** Whom the vendor writes to at a demo company: rarely to somebody of each kind. By numbers of its own, as what else is in the tenant does not depend on them. */
export function demoContacts(customerId: string, domain: string) {
  const random = createRandom(Number.parseInt(customerId.slice(-6), 16))
  const some = (chance: number, ...names: string[]) =>
    random.chance(chance) ? names.map((name) => `${name}@${domain}`) : []
  return {
    technicalNotificationMails: [...some(0.8, 'it'), ...some(0.2, 'office')],
    securityComplianceNotificationMails: some(0.35, 'security'),
    marketingNotificationEmails: some(0.6, 'office'),
    privacyProfile: random.chance(0.5)
      ? { contactEmail: `privacy@${domain}`, statementUrl: `https://${domain}/privacy` }
      : null,
  }
}
