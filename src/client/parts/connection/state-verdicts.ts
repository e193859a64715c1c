import type { IntegrationState } from '#shared/domain/integrations/integration.ts'
import type { VerdictKind } from '#client/ui/figures/verdict.tsx'

/** How each state of an integration is drawn. */
export const STATE_VERDICTS: Record<IntegrationState, VerdictKind> = {
  Unconnected: 'notMeasured',
  Authenticating: 'notMeasured',
  'Auth Successful': 'notMeasured',
  'Auth Failed': 'notCompliant',
  Connecting: 'notMeasured',
  Connected: 'notMeasured',
  Syncing: 'notMeasured',
  'Sync Successful': 'compliant',
  'Sync Failed': 'notCompliant',
  Disconnecting: 'notMeasured',
  'Configuration Failed': 'notCompliant',
  'Missing Details': 'notCompliant',
  'Connection Error': 'notCompliant',
  'CSP relationship lost': 'notCompliant',
  Mapped: 'compliant',
}
