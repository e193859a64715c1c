import { chakra } from '@chakra-ui/react'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { fromPromise } from 'xstate'
import {
  type ConsentAnswer,
  consentChannel,
  receiveConsent,
} from '#client/data/nouns/consent/consent-channel.ts'
import type { ConsentWay } from '#client/data/nouns/consent/consent.ts'
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

/** What is said on the way, where each vendor is called by its name. */
export type ConsentWord =
  | 'connect'
  | 'again'
  | 'help'
  | 'asking'
  | 'waiting'
  | 'waitingHelp'
  | 'blocked'
  | 'open'
  | 'confirming'
  | 'refusedHelp'
  | 'mismatchHelp'
  | 'unanswered'
  | 'unansweredHelp'

interface ConsentProps {
  way: ConsentWay
  /** Whether the company was connected before. */
  isAgain: boolean
  disabledReason: string | undefined
  /** What is said where another vendor is meant. */
  words?: (word: ConsentWord) => string
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

/** Connects a company by the consent of an administrator, who gives it in a window of the vendor's. */
export function Consent({ way, isAgain, disabledReason, words: said, onStep }: ConsentProps) {
  const t = useTexts('companies')
  const word = said ?? ((each: ConsentWord) => t(`consent.${each}`))
  const words = useTexts('words')
  const errors = useTexts('errors')
  const [state, send] = useConsent(way)
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
        {word(state.matches('asking') ? 'asking' : 'confirming')}
      </Callout>
    )
  }
  if (state.matches('waiting') && page) {
    return page.isShown ? (
      <Callout tone="info" title={word('waiting')} action={cancel}>
        {word('waitingHelp')}
      </Callout>
    ) : (
      <Callout tone="warn" title={word('blocked')} action={cancel}>
        <ExternalLink href={page.url}>{word('open')}</ExternalLink>
      </Callout>
    )
  }
  if (state.matches('refused') || state.matches('mismatch'))
    return <Refused isDeclined={state.matches('refused')} declined={way.declined} word={word} again={again} />
  if (state.matches('unanswered')) {
    return (
      <Callout tone="error" title={word('unanswered')} action={again}>
        {word('unansweredHelp')}
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
        {word(isAgain ? 'again' : 'connect')}
      </Button>
      <Help>{word('help')}</Help>
    </Box>
  )
}

interface RefusedProps {
  /** Nobody wanted to consent; otherwise the consent was of somebody else's tenant. */
  isDeclined: boolean
  /** The words for that. */
  declined: ConsentWay['declined']
  word: (word: ConsentWord) => string
  again: ReactNode
}

function Refused({ isDeclined, declined, word, again }: RefusedProps) {
  const errors = useTexts('errors')
  return (
    <Callout tone="error" title={errors(isDeclined ? declined : 'tenantMismatch')} action={again}>
      {word(isDeclined ? 'refusedHelp' : 'mismatchHelp')}
    </Callout>
  )
}

/** The machine of a consent of a company, or of the partner of all. */
function useConsent({ ask, complete }: ConsentWay) {
  const device = useDevice()
  return useMachine(
    connectMachine.provide({
      actors: {
        showPage: fromPromise(({ signal }) => showPage(() => ask(device), signal)),
        hear: fromPromise<ConsentAnswer, { state: string }>(({ input, signal }) => hear(input.state, signal)),
        confirm: fromPromise<ConnectedIntegration, ConsentAnswer>(({ input }) => complete(device, input)),
      },
    }),
  )
}

/** Called in the course of the click, so that the browser opens the window. */
async function showPage(
  ask: () => ReturnType<ConsentWay['ask']>,
  signal: AbortSignal,
): Promise<ShownConsentPage> {
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
