import { healthMigrations } from './database/health.ts'
import { defineNoun } from './noun.ts'
import { sweepSync } from './sync/sweep.ts'
import { syncMigrations } from './sync/sync.migrations.ts'

/** What lies under all nouns, registered as they are. */
export const platform = defineNoun({
  name: 'platform',
  ownedBy: {
    org_head: 'organization',
    sync_row: 'organization',
    sync_partition: 'organization',
    version_mark: 'organization',
    idem: 'organization',
  },
  migrations: [...syncMigrations, ...healthMigrations],
  sweep: sweepSync,
})
