import type { Employee, MfaStatus } from '#shared/domain/employees/employee.ts'

/**
 * An employee with what a vendor tells of their second factor. A directory is the authority where it tells of it; the
 * vendor's word stands where the directory has none, or where it was the vendor's own before. `told` is undefined where
 * the vendor does not know them.
 */
export function withSecondFactor(
  employee: Employee,
  told: MfaStatus | undefined,
  toldBefore: MfaStatus | undefined,
): Employee {
  const isVendors = employee.mfa_status === null || employee.mfa_status === toldBefore
  if (!isVendors || (told === undefined && toldBefore === undefined)) return employee
  return { ...employee, mfa_status: told ?? null }
}
