import type { useTexts } from '#client/texts/texts.ts'
import { csvTime } from '#client/parts/list/list-csv.ts'
import type { Column } from '#client/ui/data-table/column.ts'
import { CardOpener } from '#client/ui/data-table/card-opener.tsx'
import { CardFacts, CardLine } from '#client/ui/data-table/cells.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'
import type { NamedTask } from './named-tasks.ts'
import { LISTED_STATES, TaskState, taskState } from '#client/features/secure/parts/tasks/task-state.tsx'

interface Words {
  t: ReturnType<typeof useTexts<'protect'>>
  locale: string
}

/** What was asked to be changed in tenants. */
export const taskColumns = ({ t, locale }: Words): Column<NamedTask>[] => [
  {
    id: 'company',
    header: t('tasks.columns.company'),
    minWidth: 160,
    primary: true,
    sortable: true,
    text: ({ company }) => company,
  },
  {
    id: 'what',
    header: t('tasks.columns.what'),
    minWidth: 220,
    sortable: true,
    text: ({ what }) => what,
  },
  {
    id: 'state',
    header: t('tasks.columns.state'),
    kind: 'state',
    says: LISTED_STATES.map((state) => t(`states.${state}`)),
    sortable: true,
    text: (task) => t(`states.${taskState(task, task.isTakenBack)}`),
    render: (task) => <TaskState task={task} isTakenBack={task.isTakenBack} />,
  },
  { id: 'by', header: t('tasks.columns.by'), minWidth: 120, leaves: 1, text: ({ by }) => by },
  {
    id: 'requested_at',
    header: t('tasks.columns.at'),
    kind: 'date',
    align: 'end',
    sortable: true,
    text: ({ row }) => csvTime(row.requested_at),
    render: ({ row }) => <TimeText at={Date.parse(row.requested_at)} locale={locale} />,
  },
]

/** A task on a phone. */
export function TaskCard({ task, locale, open }: { task: NamedTask; locale: string; open: () => void }) {
  return (
    <>
      <CardOpener onClick={open}>{task.company}</CardOpener>
      <CardLine>
        {task.what} · <TimeText at={Date.parse(task.row.requested_at)} locale={locale} />
      </CardLine>
      <CardFacts>
        <TaskState task={task} isTakenBack={task.isTakenBack} />
      </CardFacts>
    </>
  )
}
