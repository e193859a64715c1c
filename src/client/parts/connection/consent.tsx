import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise } from 'xstate'
import type { ConsentPage } from '#shared/domain/integrations/consent-page.ts'
import {
  type ConsentAnswer,
  consentChannel,
  receiveConsent,
} from '#client/data/nouns/consent/consent-channel.ts'
import { askConsent, completeConsent } from '#client/data/nouns/consent/consent.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import type { IntegrationEvent } from '#client/machines/integration.machine.ts'
import {
  type ConnectedIntegration,
  connectMachine,
  type ShownConsentPage,
} from '#client/machines/connect.machine.ts'
import { refusalText } from './use-ask.ts'
import { openVendorWindow } from './vendor-window.ts'

const Box = chakra('div', { base: { display: 'grid', gap: 2, justifyItems: 'start' } })
const Help = chakra('p', { base: { fontSize: 'small', color: 'muted' } })

interface ConsentProps {
  customerId: string
  /** Whether the company was connected before. */
  isAgain: boolean
  disabledReason: string | undefined
  /** Is told how far it has come. */
  onStep?: (step: ConsentStep) => void
}

/** What of a consent the state of its connection follows from. */
export type ConsentStep = Extract<
  IntegrationEvent,
  { type: 'connect' | 'connect.cancel' | 'consent.taken' | 'consent.refused' }
>

const STEPS: Record<string, ConsentStep> = {
  idle: { type: 'connect.cancel' },
  unanswered: { type: 'connect.cancel' },
  asking: { type: 'connect' },
  connected: { type: 'consent.taken', state: 'Connected' },
  pending: { type: 'consent.taken', state: 'Connecting' },
  refused: { type: 'consent.refused' },
  mismatch: { type: 'consent.refused' },
  failed: { type: 'consent.refused' },
}

/** Connects a company by the consent of an administrator, who gives it in a window of Microsoft's. */
export function Consent({ customerId, isAgain, disabledReason, onStep }: ConsentProps) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [state, send] = useConsent(customerId)
  const { page, refusal } = state.context
  useEffect(() => {
    const step = STEPS[state.value]
    if (step) onStep?.(step)
  }, [state.value, onStep])
  const again = (
    <Button disabledReason={disabledReason} onClick={() => send({ type: 'connect' })}>
      {words('tryAgain')}
    </Button>
  )
  const cancel = <Button onClick={() => send({ type: 'cancel' })}>{words('cancel')}</Button>

  // Until the row of the connection is on the device, which then says how it stands.
  const isDone = !isAgain && (state.matches('connected') || state.matches('pending'))
  if (state.matches('asking') || state.matches('confirming') || isDone) {
    return (
      <Callout tone="info" title={t('microsoft.states.Authenticating')}>
        {t(state.matches('asking') ? 'consent.asking' : 'consent.confirming')}
      </Callout>
    )
  }
  if (state.matches('waiting') && page) {
    return page.isShown ? (
      <Callout tone="info" title={t('consent.waiting')} action={cancel}>
        {t('consent.waitingHelp')}
      </Callout>
    ) : (
      <Callout tone="warn" title={t('consent.blocked')} action={cancel}>
        <ExternalLink href={page.url}>{t('consent.open')}</ExternalLink>
      </Callout>
    )
  }
  if (state.matches('refused') || state.matches('mismatch')) {
    const isRefused = state.matches('refused')
    return (
      <Callout tone="error" title={errors(isRefused ? 'consentRefused' : 'tenantMismatch')} action={again}>
        {t(isRefused ? 'consent.refusedHelp' : 'consent.mismatchHelp')}
      </Callout>
    )
  }
  if (state.matches('unanswered')) {
    return (
      <Callout tone="error" title={t('consent.unanswered')} action={again}>
        {t('consent.unansweredHelp')}
      </Callout>
    )
  }
  if (state.matches('failed') && refusal) {
    return (
      <Callout tone="error" title={refusalText(refusal, { companies: t, errors })} action={again}>
        {words('unchanged')}
      </Callout>
    )
  }
  return (
    <Box>
      <Button
        variant={isAgain ? 'secondary' : 'primary'}
        disabledReason={disabledReason}
        onClick={() => send({ type: 'connect' })}
      >
        {t(isAgain ? 'consent.again' : 'consent.connect')}
      </Button>
      <Help>{t('consent.help')}</Help>
    </Box>
  )
}

/** The machine of a consent of this company. */
function useConsent(customerId: string) {
  const device = useDevice()
  return useMachine(
    connectMachine.provide({
      actors: {
        showPage: fromPromise(({ signal }) => showPage(() => askConsent(device, customerId), signal)),
        hear: fromPromise<ConsentAnswer, { state: string }>(({ input, signal }) => hear(input.state, signal)),
        confirm: fromPromise<ConnectedIntegration, ConsentAnswer>(({ input }) =>
          completeConsent(device, input),
        ),
      },
    }),
  )
}

/** Called in the course of the click, so that the browser opens the window. */
async function showPage(ask: () => Promise<ConsentPage>, signal: AbortSignal): Promise<ShownConsentPage> {
  const vendor = openVendorWindow()
  signal.addEventListener('abort', vendor.close)
  try {
    const page = await ask()
    return { ...page, isShown: !signal.aborted && vendor.show(page.url) }
  } catch (cause) {
    vendor.close()
    throw cause
  }
}

const hear = (state: string, signal: AbortSignal): Promise<ConsentAnswer> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', receiveConsent(consentChannel(), state, resolve))
  })
