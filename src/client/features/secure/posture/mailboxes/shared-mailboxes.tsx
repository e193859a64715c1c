import { useObservable } from 'dexie-react-hooks'
import { lazy, Suspense, useMemo, useState } from 'react'
import { map } from 'rxjs'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { watchPostureTasks } from '#client/data/nouns/posture.ts'
import { watchTenantAnswers } from '#client/data/nouns/tenant-answers.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { reasonWords } from '#client/features/secure/parts/check-verdict.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { MailboxCard, mailboxColumns } from './mailbox-columns.tsx'
import { mailboxRows } from './mailbox-rows.ts'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'

const MailboxDialog = lazy(
  withTexts(
    () => import('./mailbox-dialog.tsx').then((part) => ({ default: part.MailboxDialog })),
    'mailboxes',
  ),
)

/** The shared mailboxes of a company, and whether somebody can sign in to them (POST-25). */
export function SharedMailboxes({ company }: { company: CompanyPosture }) {
  const device = useDevice()
  const t = useTexts('mailboxes')
  const posture = useTexts('posture')
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const obstacle = useProtectObstacle()
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const [asking, setAsking] = useState<{ isBlocked: boolean; ids: readonly string[] }>()
  const read = useObservable(
    () => watchTenantAnswers(device, company.id).pipe(map((answers) => ({ answers }))),
    [device, company.id],
  )
  const tasks = useObservable(() => watchPostureTasks(device), [device])
  const columns = useMemo(() => mailboxColumns(t), [t])
  const found = useMemo(
    () =>
      read?.answers && company.readAt !== undefined
        ? mailboxRows(
            read.answers,
            company.readAt,
            (tasks ?? []).map(({ row }) => row),
          )
        : undefined,
    [read, company.readAt, tasks],
  )
  if (company.readAt === undefined || (read && !read.answers))
    return <EmptyState title={t('unread')} reason={t('unreadReason')} />
  if (typeof found === 'string')
    return <EmptyState title={reasonWords(found, posture)} reason={posture(`help.${found}`)} />
  const rows = found ?? []
  const chosen = rows.filter(({ id }) => isSelected(selection, id))
  const open = (isBlocked: boolean) =>
    chosen.filter((row) => row.obstacle === undefined && row.state === (isBlocked ? 'notBlocked' : 'blocked'))
  const action = (isBlocked: boolean) => {
    const count = open(isBlocked).length
    const none =
      chosen.some(({ obstacle: each }) => each === 'synchronized') &&
      chosen.every((row) => row.obstacle !== undefined)
        ? t('obstacles.synchronized')
        : t(isBlocked ? 'obstacles.blocked' : 'obstacles.notBlocked')
    return (
      <Button
        disabledReason={obstacle ?? (count > 0 ? undefined : none)}
        onClick={() => setAsking({ isBlocked, ids: chosen.map(({ id }) => id) })}
      >
        {t(isBlocked ? 'block' : 'unblock', { chosen: count.toLocaleString(locale) })}
      </Button>
    )
  }
  return (
    <>
      <DataTable
        columns={columns}
        rowCount={rows.length}
        rowAt={(index) => rows[index]}
        rowKey={({ id }) => id}
        {...(isManager
          ? {
              selection,
              onSelect: setSelection,
              bulkActions: (
                <>
                  {action(true)}
                  {action(false)}
                </>
              ),
            }
          : {})}
        loading={found === undefined}
        labels={labels}
        renderCard={(row) => <MailboxCard row={row} t={t} />}
        empty={<EmptyState title={t('none')} reason={t('noneReason')} />}
      />
      {asking ? (
        <Suspense>
          <MailboxDialog
            company={company}
            isBlocked={asking.isBlocked}
            chosen={rows.filter(({ id }) => asking.ids.includes(id))}
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
