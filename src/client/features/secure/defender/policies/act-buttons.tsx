import { Power, PowerOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { leftOutBy, type MailAct } from './mail-policy-acts.ts'
import type { MailPolicyRow } from './mail-policy-rows.ts'
import { useFindingText } from './mail-policy-words.ts'
import { useMailObstacle } from './use-mail-acts.ts'

export const icons = {
  turnOn: <Power aria-hidden />,
  turnOff: <PowerOff aria-hidden />,
  delete: <Trash2 aria-hidden />,
}

/** What can be done with one policy beside editing it; what cannot rests, with the reason (DEF-03). */
export function RowActs({ row }: { row: MailPolicyRow }) {
  const t = useTexts('defender')
  const actText = useActText()
  const findingText = useFindingText()
  const obstacle = useMailObstacle()
  const withheld = useWithheld('deletePolicies')
  const [asking, setAsking] = useState<MailAct>()
  const reasonOf = (act: MailAct) => {
    if (obstacle !== undefined) return obstacle
    if (act === 'delete' && withheld) return withheld
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
export function useActText() {
  const words = useTexts('words')
  return (act: MailAct) => words(act)
}
