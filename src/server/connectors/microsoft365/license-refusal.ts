/** Codes that only tenants without a licence are answered with. */
const CODES = ['Authentication_RequestFromNonPremiumTenantOrB2CTenant', 'AadPremiumLicenseRequired']

/** Identity protection has no code of its own for it: it says so in a sentence, under the one for a missing permission. */
const SENTENCE = /not licensed for this feature/i

/** Whether a refusal is about a licence that the tenant does not hold. */
export const isLicenseRefusal = (
  status: number,
  code: string | undefined,
  message: string | undefined,
): boolean => status === 403 && code !== undefined && (CODES.includes(code) || SENTENCE.test(message ?? ''))
