import { chakra } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { type ChangeTask, isChangeUnderWay } from '#shared/domain/tasks/change-task.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Tags } from '#client/ui/words.tsx'

const Entry = chakra('li', {
  base: { display: 'grid', gap: 1.5, justifyItems: 'start', '&:not(:first-of-type)': { mt: 4 } },
})
const Items = chakra('ul', { base: { display: 'grid', gap: 1.5 } })
export const TaskName = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

/** What every task that changes a tenant says of itself. */
type AnyTask = Pick<ChangeTask, 'id' | 'undoes' | 'state' | 'requested_by' | 'requested_at'>

const kinds: Record<AnyTask['state'], VerdictKind> = {
  pending: 'notMeasured',
  'in progress': 'notMeasured',
  completed: 'compliant',
  'partly completed': 'notCompliant',
  failed: 'notCompliant',
}

export interface TakeBackWords {
  word: string
  title: string
  text: string
  /** Why it cannot be taken back now. */
  obstacle?: string | undefined
  takeBack: () => Promise<unknown>
}

interface TaskEntryProps {
  task: { row: AnyTask; isPending: boolean }
  /** Every task, to know what was taken back. */
  all: readonly { row: AnyTask }[]
  /** The company, where it is not clear. */
  company?: string
  /** What it does, where its items do not say it. */
  title?: string | undefined
  /** Its items, each an entry of a list. */
  children: ReactNode
  /** Undefined where there is nothing to take back. */
  takeBack: TakeBackWords | undefined
}

/** What was asked of a tenant, how far it is, and the way back. */
export function TaskEntry({ task, all, company = '', title, children, takeBack }: TaskEntryProps) {
  const protect = useTexts('protect')
  const locale = useLocale()
  const byOf = useUserNames()
  const { row, isPending } = task
  const undoings = all.filter(({ row: other }) => other.undoes === row.id && other.state !== 'failed')
  const isTakenBack = undoings.some(({ row: other }) => other.state === 'completed')
  const isUndoing = undoings.some(({ row: other }) => isChangeUnderWay(other))
  return (
    <Entry>
      <Tags>
        <Verdict kind={isPending || isTakenBack ? 'notMeasured' : kinds[row.state]}>
          {protect(`states.${isPending ? 'unsent' : isTakenBack ? 'undone' : row.state}`)}
        </Verdict>
        <TimeSentence
          at={Date.parse(row.requested_at)}
          locale={locale}
          sentence={(time) => [company, byOf(row.requested_by), time].filter(Boolean).join(', ')}
        />
      </Tags>
      {title ? <TaskName>{title}</TaskName> : null}
      <Items>{children}</Items>
      {takeBack && !isTakenBack && !isUndoing && !isChangeUnderWay(row) ? <TakeBack {...takeBack} /> : null}
    </Entry>
  )
}

function TakeBack({ word, title, text, obstacle, takeBack }: TakeBackWords) {
  const words = useTexts('words')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button disabledReason={obstacle} onClick={() => setAsking(true)}>
        {word}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void takeBack().then(() => setAsking(false))}
        title={title}
        confirm={word}
        cancel={words('cancel')}
        closeLabel={words('close')}
      >
        {text}
      </ConfirmDialog>
    </>
  )
}
