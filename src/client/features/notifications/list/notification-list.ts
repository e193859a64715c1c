import type { Language } from '#shared/domain/language/languages.ts'
import { messageText } from '#shared/domain/notifications/notice-text.ts'
import type { OwnNotification } from '#client/data/nouns/notifications.ts'
import type { ListDefinition, SortKey } from '#client/parts/list/list-definition.ts'
import {
  NOTIFICATION_SORTS,
  type NotificationsAddress,
  notificationsAddressSchema,
} from './notifications-address.ts'

/** A notification in words. */
export interface ListedNotification extends OwnNotification {
  title: string
  /** The name of its company; empty where it is of none. */
  company: string
}

/** Notifications in the words of a language, each with the name that its company has by now. */
export const listedNotifications = (
  notifications: readonly OwnNotification[],
  nameOf: (customerId: string) => string | undefined,
  language: Language,
): ListedNotification[] =>
  notifications.map((each) => {
    const { customer_id, severity, kind, count } = each.row
    const company = (customer_id === null ? undefined : nameOf(customer_id)) ?? ''
    const matter = { severity, kind, count: count ?? undefined, customerName: company }
    return { ...each, title: messageText({ extent: 'full', ...matter }, language).title, company }
  })

const KEYS: Record<(typeof NOTIFICATION_SORTS)[number], (row: ListedNotification) => SortKey> = {
  at: ({ row }) => Date.parse(row.told_at),
  title: ({ title }) => title,
  company: ({ company }) => company || undefined,
}

/** The notifications of a person, the newest first. */
export const notificationList: ListDefinition<ListedNotification, NotificationsAddress> = {
  schema: notificationsAddressSchema,
  rowKey: ({ row }) => row.id,
  ordering: {
    sorts: NOTIFICATION_SORTS,
    first: { sort: 'at', direction: 'desc' },
    directionOf: (sort) => (sort === 'at' ? 'desc' : 'asc'),
  },
  textOf: ({ title, company }) => `${title} ${company}`,
  keyOf: (row, sort) => KEYS[sort](row),
  tieOf: ({ row }) => -Date.parse(row.told_at),
  filters: {
    reading: ({ isRead }, wanted) => isRead === (wanted === 'read'),
    severity: ({ row }, wanted) => row.severity === wanted,
  },
  file: 'notifications',
}
