import { defineNoun } from '#server/platform/noun.ts'
import { employeeGuards } from './employee.guards.ts'
import { employeeMigrations } from './employee.migrations.ts'
import { mountEmployeeRoutes } from './employee.routes.ts'
import { employeeTable } from './employee.table.ts'
import type { EmployeeColumns } from './employee.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends EmployeeColumns {}
}

export const employees = defineNoun({
  name: 'employees',
  kinds: { employee: employeeTable },
  ownedBy: { employee: 'customer' },
  migrations: employeeMigrations,
  guards: employeeGuards,
  constraints: {
    employee_email: 'emailTaken',
    employee_organization_id_customer_id_fkey: 'notFound',
    employee_pkey: 'alreadyExists',
  },
  routes: [mountEmployeeRoutes],
})
