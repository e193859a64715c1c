import type { TicketingApplication } from '#shared/domain/integrations/applications.ts'

const PATHS = {
  Autotask: '/integrations/$integrationId/autotask',
  ConnectWise: '/integrations/$integrationId/connectwise',
  Syncro: '/integrations/$integrationId/syncro',
  Halo: '/integrations/$integrationId/halo',
} as const satisfies Record<TicketingApplication, string>

/** Where companies are mapped to customers of a tool (INT-27). */
export const mappingPath = (type: TicketingApplication) => PATHS[type]
