import { History, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { AccessChange } from '#shared/domain/conditional-access/access-change.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Tags } from '#client/ui/words.tsx'
import { usePolicyObstacle } from '../use-policy-acts.ts'
import { BackDialog } from './back-dialog.tsx'
import { beforeChange, laterChanges, planBack, toPoint } from './back-to.ts'
import type { HistoryContext } from './history-context.ts'

const WAYS = ['beforeChange', 'toPoint', 'companyToPoint'] as const
type Way = (typeof WAYS)[number]

interface BackButtonsProps {
  change: AccessChange
  context: HistoryContext
  isOfCompany: boolean
}

/** The ways back from a change; one that would change nothing is not offered. */
export function BackButtons({ change, context, isOfCompany }: BackButtonsProps) {
  const t = useTexts('access')
  const mayChange = useMayChange()
  const obstacle = usePolicyObstacle()
  const [asking, setAsking] = useState<Way>()
  const { changes, tenant } = context
  const wanted: Record<Way, () => ReturnType<typeof toPoint>> = {
    beforeChange: () => beforeChange(change),
    toPoint: () => toPoint(changes, change, 'object'),
    companyToPoint: () => toPoint(changes, change, 'company'),
  }
  const isOffered = useMemo((): Record<Way, boolean> => {
    const isAnything = (back: ReturnType<typeof toPoint>) => {
      const { steps, left } = planBack(back, tenant)
      return steps.length + left.length > 0
    }
    return {
      beforeChange: isAnything(beforeChange(change)),
      toPoint: isAnything(toPoint(changes, change, 'object')),
      // Of the whole company only the later changes are counted: what they come to is told when somebody asks.
      companyToPoint: isOfCompany && laterChanges(changes, change, 'company').length > 0,
    }
  }, [change, changes, tenant, isOfCompany])
  if (!mayChange) return null
  return (
    <Tags>
      {WAYS.filter((way) => isOffered[way]).map((way) => (
        <Button
          key={way}
          variant="quiet"
          icon={way === 'beforeChange' ? <Undo2 aria-hidden /> : <History aria-hidden />}
          disabledReason={obstacle}
          onClick={() => setAsking(way)}
        >
          {t(`history.${way}`)}
        </Button>
      ))}
      {asking ? (
        <BackDialog
          title={t(`history.${asking}`)}
          plan={planBack(wanted[asking](), tenant)}
          context={context}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Tags>
  )
}
