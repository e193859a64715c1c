import { HOUR, MINUTE } from '#shared/lib/time.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface FieldModeOfferProps {
  /** How long the network was gone, in milliseconds, where that is why it is offered. */
  lostFor: number | undefined
  onSetUp: () => void
  onPutOff: () => void
}

/** Says what field mode would be good for, and leads to it. */
export function FieldModeOffer({ lostFor, onSetUp, onPutOff }: FieldModeOfferProps) {
  const t = useTexts('fieldMode')
  const words = useTexts('words')
  const lost = useLost()
  return (
    <Callout
      tone="info"
      title={lostFor === undefined ? t('title') : lost(lostFor)}
      action={
        <>
          <Button variant="primary" onClick={onSetUp}>
            {t('offer.setUp')}
          </Button>
          <Button variant="quiet" onClick={onPutOff}>
            {words('notNow')}
          </Button>
        </>
      }
    >
      {t('offer.why')}
    </Callout>
  )
}

/** In whole minutes or hours, never more than it was. */
function useLost() {
  const t = useTexts('fieldMode')
  return (lasted: number) => {
    if (lasted < MINUTE) return t('offer.moment')
    if (lasted < HOUR) return t('offer.minutes', { count: Math.floor(lasted / MINUTE) })
    return t('offer.hours', { count: Math.floor(lasted / HOUR) })
  }
}
