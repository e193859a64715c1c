import { chakra } from '@chakra-ui/react'
import { INTEGRATION_FAULTS } from '#shared/domain/integrations/integration.ts'
import type { Refusal } from '#client/data/refusal.ts'
import type { PollOutcome } from '#client/machines/task-poll.machine.ts'
import { refusalText } from '#client/parts/connection/use-ask.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'

const STEPS = 3

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: 3,
    '& .step': { fontSize: 'small', color: 'muted' },
    '& h3': { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
  },
})
const Command = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 2,
    '& code': {
      flex: '1 1 16rem',
      minW: 0,
      px: 2.5,
      py: 2,
      fontSize: 'small',
      color: 'text',
      bg: 'sunken',
      borderRadius: 'control',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    },
  },
})

function Step({ step, title, children }: { step: number; title: string; children: React.ReactNode }) {
  const words = useTexts('words')
  return (
    <Box>
      <div>
        <div className="step">{words('stepOf', { step, steps: STEPS })}</div>
        <h3>{title}</h3>
      </div>
      {children}
    </Box>
  )
}

export function DownloadStep() {
  const t = useTexts('integrations')
  return (
    <Step step={1} title={t('exchange.downloadTitle')}>
      <p>{t('exchange.downloadText')}</p>
    </Step>
  )
}

export function RunStep({ fileName }: { fileName: string }) {
  const t = useTexts('integrations')
  const words = useTexts('words')
  const command = `powershell -ExecutionPolicy Bypass -File .\\${fileName}`
  return (
    <Step step={2} title={t('exchange.runTitle')}>
      <p>{t('exchange.runText')}</p>
      <Command>
        <code>{command}</code>
        <CopyButton text={command} label={t('exchange.copy')} copiedLabel={words('copied')} />
      </Command>
      <p>{t('exchange.runHelp')}</p>
    </Step>
  )
}

interface PasteStepProps {
  output: string
  isOutput: boolean
  isConnecting: boolean
  onPaste: (output: string) => void
}

export function PasteStep({ output, isOutput, isConnecting, onPaste }: PasteStepProps) {
  const t = useTexts('integrations')
  const errors = useTexts('errors')
  return (
    <Step step={3} title={t('exchange.pasteTitle')}>
      <TextArea
        label={t('exchange.pasteField')}
        help={t('exchange.pasteHelp')}
        error={output.trim() !== '' && !isOutput ? errors('exchangeOutputInvalid') : undefined}
        value={output}
        onChange={onPaste}
        rows={7}
        disabled={isConnecting}
      />
      {isConnecting ? (
        <div role="status">
          <p>{t('exchange.connecting')}</p>
          <ProgressLine label={t('exchange.connecting')} />
        </div>
      ) : null}
    </Step>
  )
}

const KNOWN = [
  'exchangeCodeExpired',
  'exchangeCodeRedeemed',
  'exchangeMfaProblem',
  'exchangeBlocked',
  'exchangeOtherTenant',
  'exchangeOutputInvalid',
  'exchangeNotAsked',
  'exchangeFailed',
] as const

/** Why Exchange Online was not connected, and what helps. */
export function RefusedStep({ refusal }: { refusal: Refusal }) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const known = KNOWN.find((code) => code === refusal.code)
  return (
    <Callout tone="error" title={refusalText(refusal, { companies, errors })}>
      {t(`exchange.wayOut.${known ?? 'other'}`)}
    </Callout>
  )
}

interface ConnectedStepProps {
  isReading: boolean
  hasTask: boolean
  polled: PollOutcome | undefined
}

export function ConnectedStep({ isReading, hasTask, polled }: ConnectedStepProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const errors = useTexts('errors')
  const fault = polled?.outcome === 'failed' ? polled.message : undefined
  const known = INTEGRATION_FAULTS.find((each) => each === fault)
  const news = isReading
    ? t('exchange.reading')
    : !hasTask
      ? t('exchange.later')
      : fault !== undefined
        ? t('exchange.notRead', { reason: companies(`microsoft.faults.${known ?? 'failure'}`) })
        : t(polled?.outcome === 'completed' ? 'exchange.read' : 'sync.goesOn')
  return (
    <>
      <Callout tone="ok" title={t('exchange.connected')}>
        {news}
      </Callout>
      {isReading ? <ProgressLine label={t('exchange.reading')} /> : null}
      {polled?.outcome === 'attemptsExceeded' ? <p>{errors('taskAttemptsExceeded')}</p> : null}
      {polled?.outcome === 'retrieveFailed' ? <p>{errors('taskNotRead')}</p> : null}
    </>
  )
}
