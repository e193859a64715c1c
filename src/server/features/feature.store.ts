import { enabledFeatures, type Feature, type FeatureFlag } from '#shared/domain/features/feature-flags.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Scope } from '#server/platform/sync/scope.ts'

export async function listFeatureFlags(db: Db, { organizationId }: Scope): Promise<FeatureFlag[]> {
  return db
    .selectFrom('feature_flag')
    .select(['id', 'feature', 'enabled'])
    .where('organization_id', '=', organizationId)
    .orderBy('id')
    .execute()
}

/** The features that are on for the caller's organization. */
export const readFeatures = async (db: Db, scope: Scope): Promise<ReadonlySet<Feature>> =>
  enabledFeatures(await listFeatureFlags(db, scope))
