import { useObservable } from 'dexie-react-hooks'
import { lazy, Suspense, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchPostureTasks } from '#client/data/nouns/secure/posture.ts'
import { watchTenantAnswers } from '#client/data/nouns/secure/tenant-answers.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts, withTexts } from '#client/texts/texts.ts'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { reasonWords } from '#client/features/secure/parts/check-verdict.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { MailboxActions } from './mailbox-actions.tsx'
import { MailboxCard, mailboxColumns } from './mailbox-columns.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { usePostureEmpty } from '../posture-words.tsx'
import { mailboxList } from './mailbox-list.ts'
import { mailboxRows } from './mailbox-rows.ts'
import { useWatched } from '#client/machines/use-watched.ts'

const MailboxDialog = lazy(
  withTexts(
    () => import('./mailbox-dialog.tsx').then((part) => ({ default: part.MailboxDialog })),
    'mailboxes',
  ),
)

interface SharedMailboxesProps {
  company: CompanyPosture
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
}

/** The shared mailboxes of a company, and whether somebody can sign in to them (POST-25). */
export function SharedMailboxes({ company, address, onAddress }: SharedMailboxesProps) {
  const device = useDevice()
  const t = useTexts('mailboxes')
  const posture = useTexts('posture')
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const [asking, setAsking] = useState<{ isBlocked: boolean; ids: readonly string[] }>()
  const read = useObservable(
    () => watchTenantAnswers(device, company.id).pipe(map((answers) => ({ answers }))),
    [device, company.id],
  )
  const tasks = useWatched(watchPostureTasks)
  const columns = useMemo(() => mailboxColumns(t), [t])
  const readAt = company.clouds.microsoft
  const found = useMemo(
    () =>
      read?.answers && readAt !== undefined
        ? mailboxRows(
            read.answers,
            readAt,
            (tasks ?? []).map(({ row }) => row),
          )
        : undefined,
    [read, readAt, tasks],
  )
  const rows = typeof found === 'string' ? undefined : found
  const list = useList({ definition: mailboxList, source: { rows }, columns, address, onAddress })
  const words = usePostureEmpty()
  if (readAt === undefined || (read && !read.answers))
    return <EmptyState title={t('unread')} reason={t('unreadReason')} />
  if (typeof found === 'string')
    return <EmptyState title={reasonWords(found, posture)} reason={posture(`help.${found}`)} />
  const chosen = list.found.filter(({ id }) => isSelected(selection, id))
  return (
    <>
      <List
        list={list}
        section="posture"
        search={t('search')}
        empty={{ ...words, none: [t('none'), t('noneReason')] }}
        renderCard={(row) => <MailboxCard row={row} t={t} />}
        bulk={
          isManager
            ? {
                selection,
                onSelect: setSelection,
                bulkActions: <MailboxActions chosen={chosen} onAsk={setAsking} />,
              }
            : undefined
        }
      />
      {asking ? (
        <Suspense>
          <MailboxDialog
            company={company}
            isBlocked={asking.isBlocked}
            chosen={(rows ?? []).filter(({ id }) => asking.ids.includes(id))}
            onClose={(isAsked) => {
              setAsking(undefined)
              if (isAsked) setSelection(emptySelection)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
