import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import type { Update } from './use-update.ts'

const TEXTS = { offered: 'updateReady', held: 'updateHeld', replaced: 'updatedElsewhere' } as const

/** A new build, which is taken when the person says so. */
export function UpdatePrompt({ state, isBusy, take }: Update) {
  const t = useTexts('app')
  return (
    <Callout
      tone={state === 'held' ? 'warn' : 'info'}
      action={
        <Button busy={isBusy} onClick={take}>
          {t('reload')}
        </Button>
      }
    >
      {t(TEXTS[state])}
    </Callout>
  )
}
