import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import type { Observable } from 'rxjs'
import { fromPromise } from 'xstate'
import type { AgreementStatus } from '#shared/domain/agreements/agreement.ts'
import { checkAgreement, loadAgreement, saveAgreement } from '#client/data/nouns/agreement.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { agreementMachine } from './agreement.machine.ts'
import { AgreementDialog } from './agreement-dialog.tsx'

export interface AgreementProps {
  /** Whom to ask where something fails. */
  supportLink: ReactNode
  /** Says each time that the server was heard. */
  contacts: Observable<unknown>
  onDecline: () => Promise<void>
  /** The newest version is accepted: it need not be asked again. */
  onSigned: () => void
  onFailedCheck: (cause: unknown) => void
}

/** Asks whether the licence agreement was accepted, and shows it where it was not. */
export function Agreement(props: AgreementProps) {
  const { supportLink, contacts, onDecline, onSigned, onFailedCheck } = props
  const device = useDevice()
  const [state, send] = useMachine(
    agreementMachine.provide({
      actors: {
        check: fromPromise(() => checkAgreement(device)),
        load: fromPromise(() => loadAgreement(device)),
        save: fromPromise<void, AgreementStatus>(({ input }) => saveAgreement(device, input)),
        leave: fromPromise(onDecline),
      },
      actions: { remember: onSigned, log: (_, { cause }) => onFailedCheck(cause) },
    }),
  )
  useEffect(() => {
    const hearing = contacts.subscribe(() => send({ type: 'server.heard' }))
    return () => hearing.unsubscribe()
  }, [contacts, send])

  const { file, isUnsaved, redirectedFromLogin } = state.context
  if (!redirectedFromLogin) return null
  return (
    <AgreementDialog
      file={file}
      isUnreadable={state.matches({ unsigned: 'unreadable' })}
      isUnsaved={isUnsaved}
      isSaving={state.matches('saving')}
      isLeaving={state.matches('declined')}
      supportLink={supportLink}
      onRetry={() => send({ type: 'file.retried' })}
      onBroken={() => send({ type: 'file.broken' })}
      onAccept={() => send({ type: 'accepted' })}
      onDecline={() => send({ type: 'declined' })}
    />
  )
}
