/** Codes that only tenants without a licence are answered with. */
const CODES = ['Authentication_RequestFromNonPremiumTenantOrB2CTenant', 'AadPremiumLicenseRequired']

/** Identity protection and Defender have no code of their own for it: they say so in a sentence, under the one for a missing permission. */
const SENTENCE = /not licensed for this feature|tenant is not (onboarded|provisioned)/i

/** Whether a refusal is about a licence that the tenant does not hold. */
export const isLicenseRefusal = (
  status: number,
  code: string | undefined,
  message: string | undefined,
): boolean => status === 403 && code !== undefined && (CODES.includes(code) || SENTENCE.test(message ?? ''))
