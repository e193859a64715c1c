import type { ErrorCode } from '#shared/contract/errors.ts'

type ExchangeRefusal = Extract<ErrorCode, `exchange${string}`>

/** The token service's numbers (INT-37). https://learn.microsoft.com/entra/identity-platform/reference-error-codes */
const NUMBERS: Partial<Record<ExchangeRefusal, readonly number[]>> = {
  exchangeCodeExpired: [70000, 70008, 700082, 700084],
  exchangeCodeRedeemed: [54005],
  exchangeMfaProblem: [50072, 50074, 50076, 50078, 50079, 50158, 500121],
  exchangeBlocked: [53000, 53001, 53002, 53003, 530003],
  exchangeOtherTenant: [50020, 90072, 700005],
  // A code that was changed on its way, or given for another script.
  exchangeOutputInvalid: [9002313, 500112, 501481],
}
const REFUSALS = new Map<string, ExchangeRefusal>(
  Object.entries(NUMBERS).flatMap(([refusal, numbers]) =>
    numbers.map((number) => [`AADSTS${number}`, refusal as ExchangeRefusal] as const),
  ),
)

/** Why Exchange Online was not connected, by what the vendor said. */
export const exchangeRefusalOf = (vendorCode: string | undefined): ExchangeRefusal =>
  REFUSALS.get(vendorCode?.toUpperCase() ?? '') ?? 'exchangeFailed'
