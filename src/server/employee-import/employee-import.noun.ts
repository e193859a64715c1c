import { defineNoun } from '#server/platform/noun.ts'
import { employeeImportMigrations } from './employee-import.migrations.ts'
import { mountEmployeeImportRoutes } from './employee-import.routes.ts'
import { employeeImports, requestForgottenImports } from './import-employees.jobs.ts'
import { sweepImports } from './sweep-imports.ts'

/** Files of employees, which are put to the storage and imported from there (EMP-13). */
export const employeeImport = defineNoun({
  name: 'employee-import',
  ownedBy: { employee_import: 'customer', import_upload: 'organization' },
  migrations: employeeImportMigrations,
  routes: [mountEmployeeImportRoutes],
  jobs: [employeeImports],
  repeats: [{ name: 'request-forgotten-employee-imports', at: '*/10 * * * *', act: requestForgottenImports }],
  sweep: sweepImports,
})
