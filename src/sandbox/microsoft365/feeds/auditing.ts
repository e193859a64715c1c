import type { Tenant } from '../tenant/state.ts'

/** Whether the unified audit log of a tenant is switched on. */
export const isAuditing = ({ settings }: Tenant): boolean =>
  settings.exchange['AdminAuditLogConfig']?.[0]?.['UnifiedAuditLogIngestionEnabled'] === true
