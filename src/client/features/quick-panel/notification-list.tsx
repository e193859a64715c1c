import { Bell } from 'lucide-react'
import type { MouseEvent } from 'react'
import { noticeText } from '#shared/domain/notifications/notice-text.ts'
import { watchNotifications } from '#client/data/inbox/inbox-notifications.ts'
import { useLanguage, useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Above, Entry, Padded, Purpose } from './entries.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

interface NotificationListProps {
  onOpen: (path: string) => void
  onNotifications: () => void
}

/** What notifications told on this device, newest first. */
export function NotificationList({ onOpen, onNotifications }: NotificationListProps) {
  const t = useTexts('quickPanel')
  const frame = useTexts('frame')
  const language = useLanguage()
  const locale = useLocale()
  const told = useWatched(watchNotifications)
  if (told === undefined) {
    return (
      <Padded>
        <SkeletonRows label={t('told.loading')} />
      </Padded>
    )
  }
  // What this device was told is some of what its person was notified of.
  const toAll = <Button onClick={() => onOpen('/notifications')}>{frame('screens.notifications')}</Button>
  if (told.length === 0) {
    return (
      <Padded>
        <EmptyState
          icon={<Bell aria-hidden />}
          title={t('told.empty')}
          reason={t('told.emptyReason')}
          action={
            <>
              <Button onClick={onNotifications}>{frame('user.notifications')}</Button>
              {toAll}
            </>
          }
        />
      </Padded>
    )
  }
  const follow = (event: MouseEvent, path: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen(path)
  }
  return (
    <>
      <Purpose>{t('told.purpose')}</Purpose>
      <Above>{toAll}</Above>
      <ol>
        {told.map(({ n, at, path, ...said }) => {
          const { title, body } = noticeText(said, language)
          return (
            <Entry key={n}>
              <Bell aria-hidden />
              <div>
                <h3>
                  <a href={path} onClick={(event) => follow(event, path)}>
                    {title}
                  </a>
                </h3>
                {body ? <p>{body}</p> : null}
                <div className="where">
                  <TimeText at={at} locale={locale} />
                </div>
              </div>
            </Entry>
          )
        })}
      </ol>
    </>
  )
}
