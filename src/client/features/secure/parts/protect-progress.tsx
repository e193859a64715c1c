import { chakra } from '@chakra-ui/react'
import { isUnderWay } from '#shared/domain/posture/posture-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { TaskItems } from './tasks/task-items.tsx'
import { TaskState } from './tasks/task-state.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: 3 } })
const Card = chakra('li', {
  base: {
    display: 'grid',
    gap: 2,
    px: 3.5,
    py: 3,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    '& h3': { color: 'text', fontWeight: 'semibold' },
  },
})
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 3, rowGap: 1 },
})

interface ProtectProgressProps {
  /** In the order in which they were sent. `isRefused`: one that is not there will not come. */
  tasks: readonly { company: string; task: View<'postureTask'> | undefined; isRefused: boolean }[]
  end: 'applied' | 'error' | undefined
}

/** How far what was sent is, company by company. */
export function ProtectProgress({ tasks, end }: ProtectProgressProps) {
  const t = useTexts('protect')
  const over = tasks.filter(({ task, isRefused }) => (task ? !isUnderWay(task.row) : isRefused)).length
  const companies = t('companies', { count: tasks.length })
  return (
    <>
      {end === undefined ? (
        <ProgressLine label={t('progress', { companies })} value={over / Math.max(1, tasks.length)} />
      ) : end === 'applied' ? (
        <Callout tone="ok" title={t('done')} />
      ) : (
        <Callout tone="error" title={t('partly')}>
          {t('partlyHelp')}
        </Callout>
      )}
      <List>
        {tasks.map(({ company, task, isRefused }) => (
          <Card key={company}>
            <Line>
              <h3>{company}</h3>
              <TaskState task={task} isRefused={isRefused} />
            </Line>
            {task && (tasks.length === 1 || (task.row.state !== 'completed' && !isUnderWay(task.row))) ? (
              <TaskItems items={task.row.items} isWhole={false} />
            ) : null}
          </Card>
        ))}
      </List>
    </>
  )
}
