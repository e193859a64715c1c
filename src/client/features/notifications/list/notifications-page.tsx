import { Bell, CheckCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import { noticeWords } from '#shared/domain/notifications/notice-text.ts'
import { SEVERITIES } from '#shared/domain/notifications/notice.ts'
import {
  markAllRead,
  markRead,
  type OwnNotification,
  watchOwnNotifications,
} from '#client/data/nouns/notifications.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { ListPage } from '#client/parts/list/list-page.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useOpenPath } from '#client/parts/screen/use-open-path.ts'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { useReadOnlyReason } from '#client/parts/use-read-only-reason.ts'
import { useLanguage, useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { type ColumnContext, NotificationCard, notificationColumns } from './notification-columns.tsx'
import { listedNotifications, notificationList } from './notification-list.ts'
import { type NotificationsAddress, READINGS } from './notifications-address.ts'

/** What the person was notified of on any of their devices (ORG-35). */
export function NotificationsPage({ address, onAddress }: ScreenProps<NotificationsAddress>) {
  const device = useDevice()
  const t = useTexts('ownNotifications')
  const words = useTexts('words')
  const language = useLanguage()
  const locale = useLocale()
  const openPath = useOpenPath()
  const readOnlyReason = useReadOnlyReason()
  const { rows, isUnread, readAt } = useKnown(useListed())
  const context = useMemo<ColumnContext>(() => ({ t, locale }), [t, locale])
  const columns = useMemo(() => notificationColumns(context), [context])
  const list = useList({
    definition: notificationList,
    source: { rows, isUnread },
    columns,
    address,
    onAddress,
  })
  return (
    <ListPage
      list={list}
      section="ownNotifications"
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notLoaded')} sentence={(time) => words('asOf', { time })} />}
      toolbar={<ReadAll rows={rows ?? []} />}
      search={t('search')}
      filters={{
        add: t('filter.add'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          { part: 'reading', options: READINGS.map((value) => ({ value, label: t(`reading.${value}`) })) },
          {
            part: 'severity',
            options: SEVERITIES.map((value) => ({ value, label: noticeWords[language].severities[value] })),
          },
        ],
      }}
      empty={{
        icon: <Bell aria-hidden />,
        none: [t('empty.none'), t('empty.noneReason')],
        unread: [t('empty.unread'), t('empty.unreadReason')],
        filtered: [t('empty.filtered'), t('empty.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(told, open) => <NotificationCard {...context} told={told} open={open} />}
      onOpen={({ row, title, isRead }) => {
        if (!isRead && readOnlyReason === undefined) void markRead(device, row, title)
        openPath(row.path)
      }}
    />
  )
}

/** Marks everything as read that is here now. */
function ReadAll({ rows }: { rows: readonly OwnNotification[] }) {
  const device = useDevice()
  const t = useTexts('ownNotifications')
  const readOnlyReason = useReadOnlyReason()
  const [isSaving, setSaving] = useState(false)
  const hasUnread = rows.some(({ isRead }) => !isRead)
  const mark = async () => {
    setSaving(true)
    const { outcome } = await markAllRead(device, rows, t('all'))
    setSaving(false)
    if (outcome !== 'saved') showToast({ tone: 'error', text: t('notKept') })
  }
  return (
    <Button
      icon={<CheckCheck aria-hidden />}
      busy={isSaving}
      disabledReason={readOnlyReason ?? (hasUnread ? undefined : t('allRead'))}
      onClick={() => void mark()}
    >
      {t('markAll')}
    </Button>
  )
}

function useListed() {
  const told = useWatched(watchOwnNotifications)
  const { nameById } = useCompanyNames()
  const language = useLanguage()
  return useMemo(
    () => told && listedNotifications(told, (id) => nameById.get(id), language),
    [told, nameById, language],
  )
}
