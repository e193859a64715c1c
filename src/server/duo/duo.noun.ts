import { sealedDuoSecrets } from '#server/integrations/duo-parent-keys.ts'
import { defineNoun } from '#server/platform/noun.ts'
import { readDuoAccountsJob, requestDueDuoAccounts } from './duo.jobs.ts'
import { duoMigrations } from './duo.migrations.ts'
import { mountDuoRoutes } from './duo.routes.ts'
import { duoAccountTable, duoParentTable } from './duo.tables.ts'

/** The Duo account that an organization has itself, and the accounts of its customers below it (INT-21). */
export const duo = defineNoun({
  name: 'duo',
  kinds: { duoParent: duoParentTable, duoAccount: duoAccountTable },
  ownedBy: { duo_parent: 'organization', duo_account: 'organization', duo_secret: 'organization' },
  migrations: duoMigrations,
  sealed: [sealedDuoSecrets],
  routes: [mountDuoRoutes],
  jobs: [readDuoAccountsJob],
  repeats: [{ name: 'request-due-duo-accounts', at: '*/15 * * * *', act: requestDueDuoAccounts }],
})
