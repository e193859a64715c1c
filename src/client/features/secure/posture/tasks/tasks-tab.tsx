import { type ReactNode, useMemo } from 'react'
import { watchPostureTasks } from '#client/data/nouns/secure/posture.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { namedTasks } from './named-tasks.ts'
import type { PostureAddress } from '../posture-address.ts'
import { usePostureEmpty } from '../posture-words.tsx'
import { TaskCard, taskColumns } from './task-columns.tsx'
import { taskList } from './task-list.ts'
import { TaskPanel } from './task-panel.tsx'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useWatched } from '#client/machines/use-watched.ts'

interface TasksTabProps {
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  isUnread?: boolean
  /** Whether these are all companies: what was done at one that is gone meanwhile is shown, too. */
  isEvery?: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  tabs?: ReactNode
}

/** What was asked to be changed in tenants, how far it is, and the way back. */
export function TasksTab(props: TasksTabProps) {
  const { companies, isUnread = false, isEvery = false, address, onAddress, tabs } = props
  const t = useTexts('protect')
  const general = useTexts('words')
  const checkWords = useCheckWords()
  const locale = useLocale()
  const tasks = useWatched(watchPostureTasks)
  const byOf = useUserNames()
  const columns = useMemo(() => taskColumns({ t, locale }), [t, locale])
  const rows = useMemo(() => {
    if (!companies || !tasks) return undefined
    const names = new Map(companies.map(({ id, name }) => [id, name]))
    return namedTasks(
      tasks.filter(({ row }) => isEvery || names.has(row.customer_id)),
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
    )
  }, [tasks, byOf, companies, isEvery, checkWords, t])
  const list = useList({ definition: taskList, source: { rows, isUnread }, columns, address, onAddress })
  return (
    <List
      list={list}
      section="posture"
      search={t('tasks.search')}
      start={tabs}
      empty={{ ...usePostureEmpty(), none: [t('tasks.none'), t('tasks.noneReason')] }}
      renderCard={(task, open) => <TaskCard task={task} locale={locale} open={open} />}
      rowState={({ isPending }) => (isPending ? 'pending' : undefined)}
      renderPanel={(task, close) => (
        <TaskPanel
          task={task}
          company={companies?.find(({ id }) => id === task.row.customer_id)}
          onClose={close}
        />
      )}
      gone={{ title: t('tasks.gone'), reason: t('tasks.goneReason'), close: general('close') }}
    />
  )
}
