import { History, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { PolicyChange } from '#shared/domain/policy-history/policy-change.ts'
import { useMayChange } from '#client/features/secure/parts/use-may-change.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Tags } from '#client/ui/words.tsx'
import { BackDialog } from './back-dialog.tsx'
import type { HistoryContext } from './history-context.ts'
import { type AnyLeft, beforeChange, laterChanges, toPoint, type WantedBack } from './wanted-back.ts'

const WAYS = ['beforeChange', 'toPoint', 'companyToPoint'] as const
type Way = (typeof WAYS)[number]

interface BackButtonsProps<Item, Left extends AnyLeft> {
  change: PolicyChange
  context: HistoryContext<Item, Left>
  isOfCompany: boolean
}

/** The ways back from a change; one that would change nothing is not offered. */
export function BackButtons<Item, Left extends AnyLeft>({
  change,
  context,
  isOfCompany,
}: BackButtonsProps<Item, Left>) {
  const t = useTexts('policyHistory')
  const mayChange = useMayChange()
  const [asking, setAsking] = useState<Way>()
  const { changes, planBack, obstacle } = context
  const wanted: Record<Way, () => WantedBack[]> = {
    beforeChange: () => beforeChange(change),
    toPoint: () => toPoint(changes, change, 'object'),
    companyToPoint: () => toPoint(changes, change, 'company'),
  }
  const isOffered = useMemo((): Record<Way, boolean> => {
    const isAnything = (back: WantedBack[]) => {
      const { steps, left } = planBack(back)
      return steps.length + left.length > 0
    }
    return {
      beforeChange: isAnything(beforeChange(change)),
      toPoint: isAnything(toPoint(changes, change, 'object')),
      // Of the whole company only the later changes are counted: what they come to is told when somebody asks.
      companyToPoint: isOfCompany && laterChanges(changes, change, 'company').length > 0,
    }
  }, [change, changes, planBack, isOfCompany])
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
          {t(way)}
        </Button>
      ))}
      {asking ? (
        <BackDialog
          title={t(asking)}
          plan={planBack(wanted[asking]())}
          context={context}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Tags>
  )
}
