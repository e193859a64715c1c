import { defineNoun } from '#server/platform/noun.ts'
import { savedViewGuards } from './saved-view.guards.ts'
import { savedViewMigrations } from './saved-view.migrations.ts'
import { savedViewTable } from './saved-view.table.ts'

export const views = defineNoun({
  name: 'views',
  kinds: { savedView: savedViewTable },
  ownedBy: { saved_view: 'organization' },
  migrations: savedViewMigrations,
  guards: savedViewGuards,
})
