/** The tables that are read and written by name. */
export interface EmployeeColumns {
  employee: { organization_id: string; id: string; customer_id: string; email: string; ignored: boolean }
}
