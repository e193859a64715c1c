import { useObservable } from 'dexie-react-hooks'
import { type ReactNode, useMemo } from 'react'
import { watchPostureTasks } from '#client/data/nouns/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { namedTasks } from './named-tasks.ts'
import { NoPostures } from '../no-postures.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { PostureFilters } from '../posture-filters.tsx'
import { TaskCard, taskColumns } from './task-columns.tsx'
import { TaskPanel } from './task-panel.tsx'
import { useUserNames } from '../changes/use-user-names.ts'

interface TaskListProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  /** Whether these are all companies: what was done at one that is gone meanwhile is shown, too. */
  isEvery?: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs?: ReactNode
}

/** What was asked to be changed in tenants, how far it is, and the way back. */
export function TaskList({ companies, isEvery = false, address, onAddress, tabs }: TaskListProps) {
  const device = useDevice()
  const t = useTexts('protect')
  const words = useTexts('words')
  const checkWords = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const tasks = useObservable(() => watchPostureTasks(device), [device])
  const byOf = useUserNames()
  const columns = useMemo(() => taskColumns({ t, locale }), [t, locale])
  const found = useMemo(() => {
    const names = new Map((companies ?? []).map(({ id, name }) => [id, name]))
    return namedTasks(
      (tasks ?? []).filter(({ row }) => isEvery || names.has(row.customer_id)),
      {
        companyOf: (id) => names.get(id) ?? '–',
        nameOf: (id) => checkWords(id).name,
        several: (count) => t('tasks.checks', { count }),
        undoing: (what) => t('tasks.undoing', { what }),
        signIn: (action, names) => {
          const [name, second] = names
          const what =
            name !== undefined && second === undefined ? name : t('tasks.mailboxes', { count: names.length })
          return t(`tasks.${action}ing`, { what })
        },
        byOf,
      },
      address,
    )
  }, [tasks, byOf, companies, isEvery, checkWords, t, address])
  const open = found.find(({ row }) => row.id === address.open)
  const close = () => onAddress({ open: undefined })
  return (
    <>
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={t('tasks.search')}
        filters="none"
        start={tabs}
      />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ row }) => row.id}
        rowState={({ isPending }) => (isPending ? 'pending' : undefined)}
        {...sortedBy(address, { columnId: 'requested_at', direction: 'descending' }, onAddress)}
        onOpen={({ row }) => onAddress({ open: row.id })}
        openKey={address.open}
        loading={companies === undefined || tasks === undefined}
        labels={labels}
        renderCard={(task, card) => <TaskCard task={task} locale={locale} open={card.open} />}
        empty={
          address.search === undefined ? (
            <EmptyState title={t('tasks.none')} reason={t('tasks.noneReason')} />
          ) : (
            <NoPostures why="filtered" onClear={() => onAddress({ search: undefined })} />
          )
        }
      />
      {open ? (
        <TaskPanel
          key={open.row.id}
          task={open}
          company={companies?.find(({ id }) => id === open.row.customer_id)}
          onClose={close}
        />
      ) : address.open !== undefined && tasks ? (
        <SidePanel title={t('tasks.gone')} closeLabel={words('close')} onClose={close}>
          {t('tasks.goneReason')}
        </SidePanel>
      ) : null}
    </>
  )
}
