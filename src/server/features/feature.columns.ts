import type { Feature } from '#shared/domain/features/feature-flags.ts'

/** The tables that are read and written by name. */
export interface FeatureColumns {
  feature_flag: { organization_id: string; id: Feature; feature: Feature; enabled: boolean }
}
