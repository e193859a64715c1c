import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import {
  type SubscriptionState,
  notificationsMachine,
  type TestOutcome,
  type SwitchOutcome,
} from './notifications.machine.ts'

const Small = chakra('p', { base: { fontSize: 'small', textWrap: 'pretty' } })

export interface NotificationsDialogProps {
  onLook: () => Promise<SubscriptionState>
  /** Called within the press, so that the browser may ask. */
  onTurnOn: () => Promise<SwitchOutcome>
  /** Tells whether the server heard of it. */
  onTurnOff: () => Promise<boolean>
  onTest: () => Promise<TestOutcome>
  onClose: () => void
}

/** Whether this device is told what needs a look: how it stands, turned on, tested, turned off. */
export function NotificationsDialog({
  onLook,
  onTurnOn,
  onTurnOff,
  onTest,
  onClose,
}: NotificationsDialogProps) {
  const t = useTexts('notifications')
  const words = useTexts('words')
  const [state, send] = useMachine(
    notificationsMachine.provide({
      actors: {
        look: fromPromise(onLook),
        turnOn: fromPromise(onTurnOn),
        turnOff: fromPromise(onTurnOff),
        test: fromPromise(onTest),
      },
    }),
  )
  const { obstacle } = state.context
  const { isOn, isOff } = standing(state)
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={words('close')}
      size="small"
      footer={<Buttons state={state} send={send} onClose={onClose} />}
    >
      <p>{t('purpose')}</p>
      {state.matches('looking') ? <SkeletonRows rows={2} label={t('looking')} /> : null}
      {isOn ? <Callout tone="ok">{t('on')}</Callout> : null}
      {isOff ? <Callout tone="info">{t('off')}</Callout> : null}
      {state.matches('blocked') ? (
        <Callout tone="warn" title={t('blocked')}>
          {t('blockedHelp')}
        </Callout>
      ) : null}
      {obstacle && state.matches('impossible') ? (
        <Callout tone="warn" title={t('impossible')}>
          {t(`reasons.${obstacle}`)}
        </Callout>
      ) : null}
      <Outcome state={state} />
      {isOn || isOff ? <Small>{t('policy')}</Small> : null}
    </Dialog>
  )
}

type State = SnapshotFrom<typeof notificationsMachine>

/** How it stands by now; what is under way stands as before. */
function standing(state: State) {
  const working = (['turningOn', 'turningOff', 'testing'] as const).find((each) => state.matches(each))
  const isOn = state.matches('on') || working === 'testing' || working === 'turningOff'
  const isOff = state.matches('off') || working === 'turningOn'
  return { working, isOn, isOff }
}

interface ButtonsProps {
  state: State
  send: ActorRefFrom<typeof notificationsMachine>['send']
  onClose: () => void
}

function Buttons({ state, send, onClose }: ButtonsProps) {
  const t = useTexts('notifications')
  const words = useTexts('words')
  const { working, isOn, isOff } = standing(state)
  if (isOn)
    return (
      <>
        <Button disabled={working !== undefined} onClick={() => send({ type: 'off.asked' })}>
          {words('turnOff')}
        </Button>
        <Button
          variant="primary"
          busy={working === 'testing'}
          disabled={working !== undefined}
          onClick={() => send({ type: 'test.asked' })}
        >
          {t('test')}
        </Button>
      </>
    )
  return isOff ? (
    <Button variant="primary" busy={working === 'turningOn'} onClick={() => send({ type: 'on.asked' })}>
      {words('turnOn')}
    </Button>
  ) : (
    <Button onClick={onClose}>{words('close')}</Button>
  )
}

/** What came of the last thing that was asked for. */
function Outcome({ state }: { state: State }) {
  const t = useTexts('notifications')
  const { problem, isTested } = state.context
  const { working } = standing(state)
  if (working) return <ProgressLine label={t(`working.${working}`)} />
  if (problem) return <Callout tone="warn">{t(`problems.${problem}`)}</Callout>
  return isTested ? <Callout tone="ok">{t('tested')}</Callout> : null
}
