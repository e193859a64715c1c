import { Check, Clock, History } from 'lucide-react'
import { watchDone } from '#client/data/queue/recent.ts'
import { watchTrayCounts } from '#client/data/queue/tray.ts'
import { describeCommand } from '#client/parts/describe-command.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import { Above, Entry, Padded, Purpose } from './entries.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const NOTHING = { waiting: 0, decisions: 0 }

/** What was changed on this device and carried out, newest first; the rest is the tray's. */
export function DoneList({ onTray }: { onTray: () => void }) {
  const t = useTexts('quickPanel')
  const words = { tray: useTexts('tray'), checklist: useTexts('checklist'), locale: useLocale() }
  const done = useWatched(watchDone)
  const { waiting, decisions } = useWatched(watchTrayCounts) ?? NOTHING
  const pending = waiting + decisions
  return (
    <>
      <Purpose>{t('changes.purpose')}</Purpose>
      {pending > 0 ? (
        <Above>
          <Button icon={<Clock aria-hidden />} aria-haspopup="dialog" onClick={onTray}>
            {t('changes.pending', { count: pending })}
          </Button>
        </Above>
      ) : null}
      {done === undefined ? (
        <Padded>
          <SkeletonRows label={t('changes.loading')} />
        </Padded>
      ) : done.length === 0 ? (
        <Padded>
          <EmptyState
            icon={<History aria-hidden />}
            title={t('changes.empty')}
            reason={t('changes.emptyReason')}
          />
        </Padded>
      ) : (
        <ol>
          {done.map((command) => (
            <Entry key={command.key} isDone>
              <Check aria-hidden />
              <div>
                <h3>{describeCommand(command, words)}</h3>
                <div className="where">
                  {command.body.place ? `${command.body.place} · ` : ''}
                  <TimeText at={command.createdAt} locale={words.locale} />
                  {` · ${t('changes.done')}`}
                </div>
              </div>
            </Entry>
          ))}
        </ol>
      )}
    </>
  )
}
