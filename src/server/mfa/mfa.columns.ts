import type { MfaStatus } from '#shared/domain/employees/employee.ts'
import type { FactorStanding } from '#shared/domain/mfa/factor-standing.ts'

/** The tables that are read and written by name. */
export interface MfaColumns {
  /** What a vendor that is no directory has told of somebody's second factor. */
  factor_status: {
    organization_id: string
    customer_id: string
    integration_id: string
    employee_id: string
    /** What the employee shows because of it. */
    status: MfaStatus | null
    standing: FactorStanding | null
  }
}
