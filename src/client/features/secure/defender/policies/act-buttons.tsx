import { Power, PowerOff, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { leftOutBy, MAIL_ACTS, type MailAct, planAct } from './mail-policy-acts.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { useFindingText } from './mail-policy-words.ts'
import { useMailObstacle } from './use-mail-acts.ts'

const icons = {
  turnOn: <Power aria-hidden />,
  turnOff: <PowerOff aria-hidden />,
  delete: <Trash2 aria-hidden />,
}

/** As many as a device queues while somebody waits. */
const MAXIMUM = 500

/** What is done with selected policies at once; each act asks first. */
export function BulkActs({ rows, onDone }: { rows: readonly MailPolicyRow[]; onDone: () => void }) {
  const t = useTexts('defender')
  const actText = useActText()
  const obstacle = useMailObstacle()
  const [asking, setAsking] = useState<MailAct>()
  const counts = useMemo(
    () => new Map(MAIL_ACTS.map((act) => [act, planAct(rows, act).taken.length])),
    [rows],
  )
  const reasonOf = (count: number) => {
    if (obstacle !== undefined) return obstacle
    if (rows.length === 0) return t('acts.noneChosen')
    if (count > MAXIMUM) return t('acts.tooMany', { count: MAXIMUM })
    return count === 0 ? t('acts.noneOf') : undefined
  }
  return (
    <>
      {MAIL_ACTS.map((act) => (
        <Button
          key={act}
          icon={icons[act]}
          disabledReason={reasonOf(counts.get(act) ?? 0)}
          onClick={() => setAsking(act)}
        >
          {actText(act)}
        </Button>
      ))}
      {asking ? (
        <ConfirmAct rows={rows} act={asking} onClose={() => setAsking(undefined)} onDone={onDone} />
      ) : null}
    </>
  )
}

/** What can be done with one policy beside editing it; what cannot rests, with the reason (DEF-03). */
export function RowActs({ row }: { row: MailPolicyRow }) {
  const t = useTexts('defender')
  const actText = useActText()
  const findingText = useFindingText()
  const obstacle = useMailObstacle()
  const [asking, setAsking] = useState<MailAct>()
  const reasonOf = (act: MailAct) => {
    if (obstacle !== undefined) return obstacle
    const left = leftOutBy(row, act)
    if (left === undefined) return undefined
    if (left === 'updating') return t(row.isNew ? 'acts.making' : 'acts.updating')
    return typeof left === 'string' ? t(`acts.leftOut.${left}`) : findingText(left)
  }
  const { isBuiltIn, isEnabled } = row.policy
  const shown: readonly MailAct[] = isBuiltIn ? ['delete'] : [isEnabled ? 'turnOff' : 'turnOn', 'delete']
  return (
    <>
      {shown.map((act) => (
        <Button
          key={act}
          icon={icons[act]}
          {...(act === 'delete' ? { variant: 'quiet' as const } : {})}
          disabledReason={reasonOf(act)}
          onClick={() => setAsking(act)}
        >
          {actText(act)}
        </Button>
      ))}
      {asking ? <ConfirmAct rows={[row]} act={asking} onClose={() => setAsking(undefined)} /> : null}
    </>
  )
}

/** What an act is called, as everywhere. */
function useActText() {
  const words = useTexts('words')
  return (act: MailAct) => words(act)
}
