import { useMachine } from '@xstate/react'
import { LockKeyhole, Send, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate'
import type { SyncFault } from '#client/data/device/sync-client.ts'
import type { TrayCounts } from '#client/data/queue/tray.ts'
import { type SignOutExtent, signOutMachine, unsentOf } from '#client/machines/sign-out.machine.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ChoiceList } from '#client/ui/fields/choice-list.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'

export interface SignOutDialogProps {
  counts: TrayCounts
  /** What keeps the device from sending, as last heard. */
  fault: SyncFault | null
  /** Asks for everything to be sent now; absent on a locked device. */
  onSend?: () => void
  /** Whether the organization lets unsent changes stay on a device. */
  mayKeep: boolean
  onLeave: (extent: SignOutExtent) => Promise<void>
  onClose: () => void
}

/** Leaving with unsent changes: the person says what becomes of them. */
export function SignOutDialog(props: SignOutDialogProps) {
  const { onSend, mayKeep, onClose } = props
  const t = useTexts('signOut')
  const words = useTexts('words')
  const { state, send } = useSignOut(props)

  const { problem } = state.context
  const count = unsentOf(state.context.counts)
  const isLeaving = hasLeft(state)
  const isDiscarding = state.matches('discarding')
  return (
    <Dialog
      open
      urgent
      onClose={() => {
        if (!isLeaving) onClose()
      }}
      title={count > 0 ? t('title') : words('signOut')}
      closeLabel={words('close')}
      {...(isDiscarding ? { onSubmit: () => send({ type: 'discard.confirmed' }) } : {})}
      footer={isLeaving ? null : <Buttons state={state} send={send} onClose={onClose} />}
    >
      {problem ? <Callout tone="warn">{t(`problems.${problem}`)}</Callout> : null}
      {isLeaving ? (
        <UnderWay text={words('signingOut')} />
      ) : state.matches('sending') ? (
        <UnderWay text={t('sending')} />
      ) : isDiscarding ? (
        <Discarding state={state} send={send} />
      ) : count === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <p>{t('unsent', { count })}</p>
          <Choices send={send} maySend={onSend !== undefined} mayKeep={mayKeep} />
        </>
      )}
    </Dialog>
  )
}

/** The machine of the dialog, told of what is counted and of what keeps the device from sending. */
function useSignOut({ counts, fault, onSend, onLeave }: SignOutDialogProps) {
  const [state, send] = useMachine(
    signOutMachine.provide({
      actors: { leave: fromPromise<void, SignOutExtent>(({ input }) => onLeave(input)) },
      actions: { syncNow: () => onSend?.() },
    }),
    { input: { counts } },
  )
  useEffect(() => send({ type: 'counted', counts }), [counts, send])
  const isSending = state.matches('sending')
  useEffect(() => {
    if (isSending && fault) send({ type: 'faulted', fault })
  }, [isSending, fault, send])
  return { state, send }
}

interface PartProps {
  state: SnapshotFrom<typeof signOutMachine>
  send: ActorRefFrom<typeof signOutMachine>['send']
}

const hasLeft = (state: PartProps['state']) => state.matches('leaving') || state.matches('gone')

function Buttons({ state, send, onClose }: PartProps & { onClose: () => void }) {
  const t = useTexts('signOut')
  const words = useTexts('words')
  const count = unsentOf(state.context.counts)
  if (state.matches('discarding'))
    return (
      <>
        <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
        <Button
          type="submit"
          variant="danger"
          disabledReason={state.context.typed.trim() === String(count) ? undefined : t('discardFirst')}
        >
          {t('discardConfirm')}
        </Button>
      </>
    )
  return (
    <>
      <Button onClick={onClose}>{t('stay')}</Button>
      {state.matches('sending') ? (
        <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
      ) : null}
      {count === 0 ? (
        <Button variant="primary" onClick={() => send({ type: 'leave.asked' })}>
          {words('signOut')}
        </Button>
      ) : null}
    </>
  )
}

function UnderWay({ text }: { text: string }) {
  return (
    <>
      <p>{text}</p>
      <ProgressLine label={text} />
    </>
  )
}

function Discarding({ state, send }: PartProps) {
  const t = useTexts('signOut')
  return (
    <>
      <p>{t('discard')}</p>
      <TextField
        label={t('discardAsk', { count: unsentOf(state.context.counts) })}
        inputMode="numeric"
        autoComplete="off"
        value={state.context.typed}
        onChange={(text) => send({ type: 'count.typed', typed: text })}
        autoFocus
      />
    </>
  )
}

interface ChoicesProps extends Pick<PartProps, 'send'> {
  maySend: boolean
  mayKeep: boolean
}

function Choices({ send, maySend, mayKeep }: ChoicesProps) {
  const t = useTexts('signOut')
  const words = useTexts('words')
  return (
    <ChoiceList
      items={[
        {
          id: 'send',
          icon: <Send aria-hidden />,
          title: words('sendNow'),
          words: maySend ? t('send') : t('sendLocked'),
          disabled: !maySend,
          onChoose: () => send({ type: 'send.asked' }),
        },
        ...(mayKeep
          ? [
              {
                id: 'keep',
                icon: <LockKeyhole aria-hidden />,
                title: t('keepTitle'),
                words: t('keep'),
                onChoose: () => send({ type: 'keep.asked' }),
              },
            ]
          : []),
        {
          id: 'discard',
          icon: <Trash2 aria-hidden />,
          title: t('discardTitle'),
          words: t('discard'),
          tone: 'danger' as const,
          onChoose: () => send({ type: 'discard.asked' }),
        },
      ]}
    />
  )
}
