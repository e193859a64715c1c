import { defineNoun } from '#server/platform/noun.ts'
import { featureMigrations } from './feature.migrations.ts'
import { mountFeatureRoutes } from './feature.routes.ts'
import { featureFlagTable } from './feature.table.ts'
import type { FeatureColumns } from './feature.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends FeatureColumns {}
}

export const features = defineNoun({
  name: 'features',
  kinds: { featureFlag: featureFlagTable },
  ownedBy: { feature_flag: 'organization' },
  migrations: featureMigrations,
  routes: [mountFeatureRoutes],
})
