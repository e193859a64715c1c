import { Eye, Power, PowerOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmAct } from './confirm-act.tsx'
import { isActOf, POLICY_ACTS, type PolicyAct } from './policy-acts.ts'
import type { ListedPolicy } from './policy-rows.ts'
import { usePolicyObstacle } from './use-policy-acts.ts'

const icons = {
  enable: <Power aria-hidden />,
  report: <Eye aria-hidden />,
  disable: <PowerOff aria-hidden />,
  delete: <Trash2 aria-hidden />,
}

/** As many as a device queues while somebody waits. */
const MAXIMUM = 500

interface ActButtonsProps {
  policies: readonly ListedPolicy[]
  /** Those that would change nothing are not shown, instead of resting. */
  isBrief?: boolean
  onDone?: () => void
}

/** What can be done with policies; each asks first. */
export function ActButtons({ policies, isBrief = false, onDone }: ActButtonsProps) {
  const t = useTexts('access')
  const obstacle = usePolicyObstacle()
  const withheld = useWithheld('deletePolicies')
  const [asking, setAsking] = useState<PolicyAct>()
  const isUpdating = policies.length > 0 && policies.every((each) => each.isUpdating)
  const ofAct = (act: PolicyAct) => policies.filter((each) => isActOf(each, act))
  const reasonOf = (count: number) => {
    if (obstacle !== undefined) return obstacle
    if (isUpdating) return t('acts.updating')
    if (count > MAXIMUM) return t('acts.tooMany', { count: MAXIMUM })
    return count === 0 ? t('acts.noneOf') : undefined
  }
  return (
    <>
      {POLICY_ACTS.map((act) => {
        const count = ofAct(act).length
        if (isBrief && !isUpdating && count === 0) return null
        return (
          <Button
            key={act}
            icon={icons[act]}
            {...(isBrief && act === 'delete' ? { variant: 'quiet' as const } : {})}
            disabledReason={reasonOf(count) ?? (act === 'delete' ? withheld : undefined)}
            onClick={() => setAsking(act)}
          >
            {t(`acts.${act}`)}
          </Button>
        )
      })}
      {asking ? (
        <ConfirmAct
          policies={ofAct(asking)}
          act={asking}
          onClose={() => setAsking(undefined)}
          {...(onDone ? { onDone } : {})}
        />
      ) : null}
    </>
  )
}
