import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import {
  type AccessItem,
  type AccessTask,
  isAccessTaskUnderWay,
  reversibleItems,
} from '#shared/domain/conditional-access/access-task.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useUserNames } from '#client/features/secure/parts/use-user-names.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Verdict, type VerdictKind } from '#client/ui/figures/verdict.tsx'
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog.tsx'
import { TimeSentence } from '#client/ui/times/time-sentence.tsx'
import { Quiet, Tags } from '#client/ui/words.tsx'
import { failureOf, faultText, itemText } from './task-words.ts'
import { useMayChange, usePolicyActs, usePolicyObstacle } from './use-policy-acts.ts'

const Entry = chakra('li', {
  base: { display: 'grid', gap: 1.5, justifyItems: 'start', '&:not(:first-of-type)': { mt: 4 } },
})
const Items = chakra('ul', { base: { display: 'grid', gap: 1.5 } })
const Name = chakra('div', { base: { fontWeight: 'medium', overflowWrap: 'anywhere' } })

const kinds: Record<AccessTask['state'], VerdictKind> = {
  pending: 'notMeasured',
  'in progress': 'notMeasured',
  completed: 'compliant',
  'partly completed': 'notCompliant',
  failed: 'notCompliant',
}

interface TaskEntryProps {
  task: View<'accessTask'>
  company: string
  /** Every task, to know what was taken back. */
  all: readonly View<'accessTask'>[]
  isCompanyShown?: boolean
}

/** What was asked of a tenant, how far it is, why something failed and what to do, and the way back. */
export function TaskEntry({ task, company, all, isCompanyShown = false }: TaskEntryProps) {
  const t = useTexts('access')
  const protect = useTexts('protect')
  const locale = useLocale()
  const byOf = useUserNames()
  const { row, isPending } = task
  const undoings = all.filter(({ row: other }) => other.undoes === row.id && other.state !== 'failed')
  const isTakenBack = undoings.some(({ row: other }) => other.state === 'completed')
  const isUndoing = undoings.some(({ row: other }) => isAccessTaskUnderWay(other))
  return (
    <Entry>
      <Tags>
        <Verdict kind={isPending || isTakenBack ? 'notMeasured' : kinds[row.state]}>
          {protect(`states.${isPending ? 'unsent' : isTakenBack ? 'undone' : row.state}`)}
        </Verdict>
        <TimeSentence
          at={Date.parse(row.requested_at)}
          locale={locale}
          sentence={(time) =>
            [isCompanyShown ? company : '', byOf(row.requested_by), time].filter(Boolean).join(', ')
          }
        />
      </Tags>
      {row.undoes === null ? null : <Name>{t('tasks.undoing')}</Name>}
      <Items>
        {row.items.map((item, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- Items of a task never move.
          <TaskItem key={place} item={item} />
        ))}
      </Items>
      {isTakenBack || isUndoing ? null : <TakeBack row={row} company={company} />}
    </Entry>
  )
}

function TaskItem({ item }: { item: AccessItem }) {
  const t = useTexts('access')
  const protect = useTexts('protect')
  const errors = useTexts('errors')
  const { state, fault } = item
  const isQuiet = state === 'pending' || state === 'applied' || state === 'sending'
  return (
    <li>
      <Name>{itemText(item, t)}</Name>
      {isQuiet ? null : (
        <Quiet>{state === 'failed' ? errors(failureOf(item)) : protect(`items.${state}`)}</Quiet>
      )}
      {fault === null ? null : (
        <div>
          <Quiet>{faultText(item, t)}</Quiet>
        </div>
      )}
    </li>
  )
}

function TakeBack({ row, company }: { row: AccessTask; company: string }) {
  const t = useTexts('access')
  const words = useTexts('words')
  const [isAsking, setAsking] = useState(false)
  const obstacle = usePolicyObstacle()
  const { undo } = usePolicyActs()
  const mayChange = useMayChange()
  if (!mayChange || isAccessTaskUnderWay(row) || reversibleItems(row).length === 0) return null
  return (
    <>
      <Button disabledReason={obstacle} onClick={() => setAsking(true)}>
        {t('acts.undo')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void undo(row, company).then(() => setAsking(false))}
        title={t('acts.undoTitle')}
        confirm={t('acts.undo')}
        cancel={words('cancel')}
        closeLabel={words('close')}
      >
        {t('acts.undoText', { company })}
      </ConfirmDialog>
    </>
  )
}
