import { z } from 'zod'
import { SEVERITIES } from '#shared/domain/notifications/notice.ts'
import { listAddress } from '#client/parts/list/list-address.ts'

export const NOTIFICATION_SORTS = ['at', 'title', 'company'] as const
export const READINGS = ['unread', 'read'] as const

/** What the address of the notifications of a person holds. */
export const notificationsAddressSchema = listAddress(NOTIFICATION_SORTS).extend({
  reading: z.enum(READINGS).optional().catch(undefined),
  severity: z.enum(SEVERITIES).optional().catch(undefined),
})
export type NotificationsAddress = z.infer<typeof notificationsAddressSchema>
