import { defineNoun } from '#server/platform/noun.ts'
import { agreementFiles } from './agreement-file.ts'
import { agreementMigrations } from './agreement.migrations.ts'
import { mountAgreementRoutes } from './agreement.routes.ts'
import type { AgreementColumns } from './agreement.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends AgreementColumns {}
}

export const agreements = defineNoun({
  name: 'agreements',
  ownedBy: { agreement: 'organization' },
  migrations: agreementMigrations,
  files: agreementFiles,
  routes: [mountAgreementRoutes],
})
