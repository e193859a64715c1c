import { defineNoun } from '#server/platform/noun.ts'
import { demandedFactorEffects } from './demanded-factor.ts'
import { securityLogMigrations } from './security-log.migrations.ts'
import { mountSecurityLogRoutes } from './security-log.routes.ts'
import { sweepSecurityEvents } from './security-log.store.ts'
import type { SecurityLogColumns } from './security-log.columns.ts'

declare module '#server/platform/database/tables.ts' {
  interface Tables extends SecurityLogColumns {}
}

export const securityLog = defineNoun({
  name: 'security-log',
  ownedBy: { security_event: 'organization' },
  migrations: securityLogMigrations,
  effects: demandedFactorEffects,
  routes: [mountSecurityLogRoutes],
  sweep: sweepSecurityEvents,
})
