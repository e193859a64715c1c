import { chakra } from '@chakra-ui/react'
import type { Integration } from '#shared/domain/integrations/integration.ts'
import { watchPostures } from '#client/data/nouns/secure/posture.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useWatched } from '#client/machines/use-watched.ts'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 4,
    rowGap: 2,
    fontSize: 'control',
    '& p': { flex: '1 1 16rem', minW: 0, color: 'muted' },
  },
})

interface ExchangeStateProps {
  integration: Integration
  onConnect: () => void
  disabledReason: string | undefined
}

/** The way to Exchange Online, with a prompt where it is needed and not connected (INT-38). */
export function ExchangeState({ integration, onConnect, disabledReason }: ExchangeStateProps) {
  const t = useTexts('integrations')
  const companies = useTexts('companies')
  const postures = useWatched(watchPostures)
  const { exchange, customer_id } = integration
  const verdicts = Object.values(postures?.get(customer_id)?.verdicts ?? {})
  const isNeeded =
    exchange === 'notConnected' ||
    verdicts.some((verdict) => verdict.status === 'notMeasured' && verdict.reason === 'exchangeNotConnected')
  const connect = (
    <Button disabledReason={disabledReason} onClick={onConnect}>
      {exchange === 'script' && !isNeeded ? t('exchange.again') : companies('exchange.connect')}
    </Button>
  )
  if (isNeeded) {
    return (
      <Callout tone="warn" title={companies('exchange.prompt')} action={connect}>
        {t('exchange.help')}
      </Callout>
    )
  }
  return (
    <Line>
      <p>{t('exchange.help')}</p>
      {connect}
    </Line>
  )
}
