import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'

interface InstallOfferProps {
  /** The browser asks by itself; elsewhere words lead to its menu. */
  canPrompt: boolean
  onInstall: () => void
  onPutOff: () => void
}

/** Says what it is good for to install the app, and leads to it. */
export function InstallOffer({ canPrompt, onInstall, onPutOff }: InstallOfferProps) {
  const t = useTexts('install')
  const words = useTexts('words')
  return (
    <Callout
      tone="info"
      title={t('title')}
      action={
        <>
          <Button variant="primary" onClick={onInstall}>
            {t(canPrompt ? 'install' : 'showHow')}
          </Button>
          <Button variant="quiet" onClick={onPutOff}>
            {words('notNow')}
          </Button>
        </>
      }
    >
      {t('why')}
    </Callout>
  )
}
