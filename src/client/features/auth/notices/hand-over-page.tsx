import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise, setup } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { AuthCard } from '../auth-card.tsx'

const handOverMachine = setup({ actors: { handOver: fromPromise<void>(async () => {}) } }).createMachine({
  id: 'hand-over',
  initial: 'handingOver',
  states: { handingOver: { invoke: { src: 'handOver', onDone: 'done' } }, done: { type: 'final' } },
})

/** Gives what a vendor's consent brought to the window that asked for it. */
export function HandOverPage({ onHandOver }: { onHandOver: () => Promise<void> }) {
  const t = useTexts('auth')
  const [machine] = useState(() => handOverMachine.provide({ actors: { handOver: fromPromise(onHandOver) } }))
  const [state] = useMachine(machine)
  return (
    <AuthCard isRead title={t('handOver')}>
      {state.matches('done') ? <p>{t('mayClose')}</p> : <ProgressLine label={t('handOver')} />}
    </AuthCard>
  )
}
