import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { FactorStanding } from '#shared/domain/mfa/factor-standing.ts'

/** Somebody whom a vendor knows a second factor of. */
export interface FactorHolder {
  /** The vendor's own id of them. */
  id: string
  /** Every mail address that they are known by, in lower case. */
  addresses: readonly string[]
  /** Null for somebody who is being deleted. */
  status: MfaStatus | null
  /** Null where the vendor tells of it in a word that is not known here. */
  standing: FactorStanding | null
}

/** The second factors of a company's people, at a vendor that is no directory. Every call may throw a `ConnectorError`. */
export interface SecondFactors {
  /** Asks for as little as there is, which shows whether the credentials are good for it. */
  prove: () => Promise<void>
  /** Everybody, a page at a time. */
  holders: () => AsyncGenerator<FactorHolder[], void>
}
