import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import type { portalMachine } from './portal.machine.ts'

export interface VisitProps {
  state: SnapshotFrom<typeof portalMachine>
  send: ActorRefFrom<typeof portalMachine>['send']
}

/** That the subscription has changed, and when the page reloads because of it (ORG-28). */
export function ReloadCallout({ state, send }: VisitProps) {
  const t = useTexts('billing')
  const isHeld = state.matches('held')
  if (!isHeld && !state.matches('changed')) return null
  return (
    <Callout
      tone="warn"
      title={t('changed.title')}
      action={<Button onClick={() => send({ type: 'reload.asked' })}>{t('changed.reload')}</Button>}
    >
      {t(isHeld ? 'changed.held' : 'changed.soon')}
    </Callout>
  )
}
