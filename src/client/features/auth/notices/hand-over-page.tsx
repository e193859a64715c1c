import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { AuthCard } from '../auth-card.tsx'
import { handOverMachine } from './hand-over.machine.ts'
import { NoticePage } from './notice-page.tsx'

interface HandOverPageProps {
  /** False where no window waits for it. */
  onHandOver: () => Promise<boolean>
  supportEmail: string | undefined
  onGo: () => void
}

/** Gives what a vendor's consent brought to the window that asked for it. */
export function HandOverPage({ onHandOver, supportEmail, onGo }: HandOverPageProps) {
  const t = useTexts('auth')
  const [machine] = useState(() => {
    let handingOver: Promise<boolean> | undefined
    // Once: who took it waits for no second one.
    return handOverMachine.provide({
      actors: { handOver: fromPromise(() => (handingOver ??= onHandOver())) },
    })
  })
  const [state] = useMachine(machine)
  if (state.matches('unclaimed'))
    return <NoticePage kind="consentUnclaimed" supportEmail={supportEmail} onGo={onGo} />
  return (
    <AuthCard isRead title={t('handOver')}>
      {state.matches('done') ? <p>{t('mayClose')}</p> : <ProgressLine label={t('handOver')} />}
    </AuthCard>
  )
}
