import { chakra } from '@chakra-ui/react'
import {
  type AlertTask,
  type AlertTaskState,
  type AlertTaskStep,
  isReleasable,
  isTaskUnderWay,
} from '#shared/domain/alerts/alert-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { nameOfAccount } from './account-choice.tsx'
import { useStepWords } from './step-words.ts'
import { useWho } from './use-who.ts'

const List = chakra('ul', { base: { display: 'grid', gap: 3, listStyle: 'none', mt: 3, _empty: { mt: 0 } } })
const Item = chakra('li', {
  base: {
    display: 'grid',
    gap: 1,
    pt: 3,
    fontSize: 'control',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& strong': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
    '& ul': { display: 'grid', gap: 1, listStyle: 'none' },
  },
})
const Line = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 },
})

const kinds: Record<AlertTaskState, VerdictKind> = {
  pending: 'notMeasured',
  inProgress: 'notMeasured',
  success: 'compliant',
  failed: 'notCompliant',
  partial: 'notCompliant',
}
const stepKind = ({ state }: AlertTaskStep): VerdictKind =>
  state === 'done' ? 'compliant' : state === 'pending' || state === 'sending' ? 'notMeasured' : 'notCompliant'

interface TaskLinesProps {
  /** Those of one alert. */
  tasks: readonly View<'alertTask'>[]
  disabledReason: string | undefined
  onUndo: (task: AlertTask) => void
}

/** What was done from an alert: who asked for it and when, what became of each step, and the way back. */
export function TaskLines({ tasks, disabledReason, onUndo }: TaskLinesProps) {
  const t = useTexts('alertTasks')
  const locale = useLocale()
  const whoOf = useWho()
  const stepWords = useStepWords()
  const rows = tasks.map(({ row }) => row)
  return (
    <List>
      {tasks.map((task) => {
        const { row, isPending } = task
        const isUndone = rows.some(({ undoes, state }) => undoes === row.id && state === 'success')
        return (
          <Item key={row.id}>
            <strong>
              {t(`did.${row.action}`, {
                account: row.account ? nameOfAccount(row.account) : '',
                status: row.wish ? t(`vendor.statuses.${row.wish.status}`) : '',
              })}
            </strong>
            <Line>
              <Verdict kind={isPending ? 'notMeasured' : kinds[row.state]}>
                {t(isPending ? 'states.unsent' : `states.${row.state}`)}
              </Verdict>
              <Quiet>
                <TimeSentence
                  at={Date.parse(row.requested_at)}
                  locale={locale}
                  sentence={(time) => `${whoOf(task)}, ${time}`}
                />
              </Quiet>
            </Line>
            {isPending ? null : (
              <ul>
                {row.steps.map((step) => (
                  <li key={step.step}>
                    <Verdict kind={stepKind(step)} isWhole>
                      {stepWords(step)}
                    </Verdict>
                  </li>
                ))}
              </ul>
            )}
            {row.until === null || isUndone || isTaskUnderWay(row) ? null : (
              <Quiet>
                <TimeSentence
                  at={Date.parse(row.until)}
                  locale={locale}
                  sentence={(time) => t('until', { time })}
                />
              </Quiet>
            )}
            {isUndone ? <Quiet>{t('undone')}</Quiet> : null}
            {!isPending && isReleasable(row, rows) ? (
              <Line>
                <Button disabledReason={disabledReason} onClick={() => onUndo(row)}>
                  {t('undo.open')}
                </Button>
              </Line>
            ) : null}
          </Item>
        )
      })}
    </List>
  )
}
