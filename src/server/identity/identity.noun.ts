import { defineNoun } from '#server/platform/noun.ts'
import { identityMigrations, laterIdentityMigrations } from './identity.migrations.ts'
import type { IdentityTables } from './identity.tables.ts'
import { sealedSigningKeys } from './tokens/signing-keys.ts'
import type { UserPool } from './user-pool.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends IdentityTables {}
}

/** The embedded user pool. It answers at an address of its own, beside the API. */
export const identity = defineNoun({
  name: 'identity',
  migrations: [...identityMigrations, ...laterIdentityMigrations],
  sealed: [sealedSigningKeys],
  sweep: ({ identity: pool }: { identity: Pick<UserPool, 'sweep'> }) => pool.sweep(),
})
