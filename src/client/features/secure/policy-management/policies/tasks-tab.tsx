import { ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import type { View } from '#client/data/rows/merge.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { AccessTaskEntry } from './access-task-entry.tsx'

const SHOWN = 100

interface TasksTabProps {
  tasks: readonly View<'accessTask'>[]
  companyId: string | undefined
  companyOf: (id: string) => string
  tabs: ReactNode
}

/** What was changed in tenants from here, also of policies that are gone, and the way back. */
export function TasksTab({ tasks, companyId, companyOf, tabs }: TasksTabProps) {
  const t = useTexts('access')
  const own = tasks.filter(({ row }) => companyId === undefined || row.customer_id === companyId)
  return (
    <>
      {tabs}
      {own.length === 0 ? (
        <EmptyState
          icon={<ListChecks aria-hidden />}
          title={t('tasks.none')}
          reason={t('tasks.noneReason')}
        />
      ) : (
        <PanelPart title={t('tabs.tasks')}>
          <ul>
            {own.slice(0, SHOWN).map((task) => (
              <AccessTaskEntry
                key={task.row.id}
                task={task}
                company={companyOf(task.row.customer_id)}
                all={tasks}
                isCompanyShown
              />
            ))}
          </ul>
        </PanelPart>
      )}
      {own.length > SHOWN ? <Quiet>{t('tasks.latest', { count: SHOWN })}</Quiet> : null}
    </>
  )
}
