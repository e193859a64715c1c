import type { SecurityEvent } from '#shared/contract/security-log.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import { type SecurityLogAddress, securityLogAddressSchema } from './security-log-address.ts'

/**
 * The events as the server gives them, the newest first. It keeps no views: the role of an owner opens it, while views
 * are shared by what somebody may manage or read.
 */
export const eventList: ListDefinition<SecurityEvent, SecurityLogAddress> = {
  schema: securityLogAddressSchema,
  rowKey: ({ id }) => id,
  // The server was asked for this kind alone.
  filters: { event: () => true },
  file: 'security-log',
}
