import { useMachine } from '@xstate/react'
import { fromPromise } from 'xstate'
import { parseExchangeOutput } from '#shared/domain/integrations/exchange-output.ts'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { readTask } from '#client/data/nouns/directory-sync.ts'
import { askExchangeScript, handInExchangeOutput } from '#client/data/nouns/exchange.ts'
import { exchangeMachine } from '#client/machines/exchange.machine.ts'
import { type PolledTask, taskPollMachine } from '#client/machines/task-poll.machine.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { refusalText } from '#client/parts/connection/use-ask.ts'
import { saveFile } from '#client/parts/save-file.ts'
import { useUnsaved } from '#client/parts/use-unsaved.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Dialog } from '#client/ui/overlays/dialog.tsx'
import { ConnectedStep, DownloadStep, PasteStep, RefusedStep, RunStep } from './exchange-steps.tsx'
import { useObstacles } from './use-obstacles.ts'

/** What of the address keeps it open. */
const HELD_BY = ['modal'] as const

interface ExchangeDialogProps {
  company: string
  integration: Pick<Integration, 'id' | 'customer_id'>
  onClose: () => void
}

/** Connects Exchange Online of a company by a script in three steps (INT-36, INT-37). */
export function ExchangeDialog({ company, integration, onClose }: ExchangeDialogProps) {
  const t = useTexts('integrations')
  const words = useTexts('words')
  const [state, send] = useExchange(integration)
  const unsaved = useUnsaved(state.context.output !== '' && !state.matches('connected'), HELD_BY)
  return (
    <>
      <Dialog
        open
        onClose={() => unsaved.guard(onClose)}
        title={t('exchange.title', { name: company })}
        closeLabel={words('close')}
        footer={<ExchangeActs state={state} send={send} onClose={onClose} />}
      >
        <ExchangeStep state={state} send={send} />
      </Dialog>
      {unsaved.dialog}
    </>
  )
}

function useExchange(integration: ExchangeDialogProps['integration']) {
  const device = useDevice()
  return useMachine(
    exchangeMachine.provide({
      actors: {
        saveScript: fromPromise(async ({ input }) => {
          const { fileName, script } = await askExchangeScript(device, input.customerId)
          // Without its mark, Windows PowerShell takes a file for one of the system's own alphabet.
          saveFile(fileName, new Blob(['\uFEFF', script], { type: 'text/plain;charset=utf-8' }))
          return { fileName }
        }),
        handIn: fromPromise(({ input }) => handInExchangeOutput(device, input.customerId, input.output)),
        taskPoll: taskPollMachine.provide({
          actors: {
            retrieve: fromPromise<PolledTask, { taskId: string }>(({ input }) =>
              readTask(device, integration.id, input.taskId),
            ),
          },
        }),
      },
    }),
    { input: { customerId: integration.customer_id } },
  )
}

interface Exchange {
  state: ReturnType<typeof useExchange>[0]
  send: ReturnType<typeof useExchange>[1]
}

const hasOutput = ({ context }: Exchange['state']) => parseExchangeOutput(context.output) !== undefined

/** What can be done in a step. */
function ExchangeActs({ state, send, onClose }: Exchange & { onClose: () => void }) {
  const t = useTexts('integrations')
  const words = useTexts('words')
  const { blocked } = useObstacles()
  const back = <Button onClick={() => send({ type: 'back' })}>{words('back')}</Button>
  return state.matches('downloadScript') ? (
    <>
      <Button onClick={() => send({ type: 'skip' })}>{t('exchange.ready')}</Button>
      {state.context.fileName === undefined ? null : (
        <Button onClick={() => send({ type: 'next' })}>{words('next')}</Button>
      )}
      <Button
        variant="primary"
        busy={state.matches({ downloadScript: 'saving' })}
        disabledReason={blocked}
        onClick={() => send({ type: 'download' })}
      >
        {t('exchange.download')}
      </Button>
    </>
  ) : state.matches('runAsAdministrator') ? (
    <>
      {back}
      <Button variant="primary" onClick={() => send({ type: 'next' })}>
        {words('next')}
      </Button>
    </>
  ) : state.matches('pasteOutput') || state.matches('connecting') ? (
    <>
      {back}
      <Button
        variant="primary"
        busy={state.matches('connecting')}
        disabledReason={blocked ?? (hasOutput(state) ? undefined : t('exchange.pasteFirst'))}
        onClick={() => send({ type: 'connect' })}
      >
        {t('exchange.connect')}
      </Button>
    </>
  ) : state.matches('error') ? (
    <>
      <Button onClick={() => send({ type: 'restart' })}>{t('exchange.otherScript')}</Button>
      <Button variant="primary" onClick={() => send({ type: 'back' })}>
        {t('exchange.otherOutput')}
      </Button>
    </>
  ) : (
    <Button variant="primary" onClick={onClose}>
      {words('close')}
    </Button>
  )
}

/** What a step says and asks. */
function ExchangeStep({ state, send }: Exchange) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const { fileName, output, refusal, polled, taskId } = state.context
  return (
    <>
      {state.matches('downloadScript') ? <DownloadStep /> : null}
      {state.matches('downloadScript') && refusal ? (
        <Callout tone="error" title={refusalText(refusal, { companies, errors })}>
          {t('exchange.wayOut.other')}
        </Callout>
      ) : null}
      {state.matches('runAsAdministrator') && fileName !== undefined ? <RunStep fileName={fileName} /> : null}
      {state.matches('pasteOutput') || state.matches('connecting') ? (
        <PasteStep
          output={output}
          isOutput={hasOutput(state)}
          isConnecting={state.matches('connecting')}
          onPaste={(text) => send({ type: 'paste', output: text })}
        />
      ) : null}
      {state.matches('error') && refusal ? <RefusedStep refusal={refusal} /> : null}
      {state.matches('connected') ? (
        <ConnectedStep
          isReading={state.matches({ connected: 'reading' })}
          hasTask={taskId !== null}
          polled={polled}
        />
      ) : null}
    </>
  )
}
