import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { makeTicketWebhook, removeTicketWebhook } from '#client/data/nouns/ticketing.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { AskButton } from '#client/parts/connection/ask-button.tsx'
import { connectorFault, useAsk } from '#client/parts/connection/use-ask.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { ShownOnce } from '#client/parts/shown-once.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'

const Box = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    justifyItems: 'start',
    maxW: '38rem',
    borderTopWidth: '1px',
    borderColor: 'line',
    pt: 4,
    '& h2': { fontSize: 'control', fontWeight: 'medium' },
  },
})
const Acts = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface WebhookPartProps {
  tool: TicketTool
  disabledReason: string | undefined
}

/** Has the tool say at once when a ticket changes. It is the server's alone, so that it waits in no queue. */
export function WebhookPart({ tool, disabledReason }: WebhookPartProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const [ask, run] = useAsk()
  const [shown, setShown] = useState<string>()
  const name = APPLICATION_NAMES[tool.type]
  const make = async () => {
    let url: string | null = null
    const isMade = await run(async () => {
      url = await makeTicketWebhook(device, tool.id)
    })
    if (!isMade) return
    if (url === null) showToast({ tone: 'ok', text: t('webhook.registered', { name }) })
    else setShown(url)
  }
  return (
    <Box>
      <h2>{t('webhook.title')}</h2>
      <Quiet>
        <WebhookState tool={tool} />
      </Quiet>
      {ask.state === 'refused' ? (
        <RefusalCallout
          title={t('webhook.notMade')}
          refusal={ask}
          reason={connectorFault(ask, companies)}
          unanswered={companies('noServer.server')}
        />
      ) : null}
      <Acts>
        <Button disabledReason={disabledReason} busy={ask.state === 'asking'} onClick={() => void make()}>
          {tool.webhook ? t('webhook.renew') : t('webhook.make')}
        </Button>
        {tool.webhook ? (
          <AskButton
            label={t('webhook.remove')}
            title={t('webhook.removeTitle')}
            confirm={t('webhook.remove')}
            done={t('webhook.removed')}
            refused={t('webhook.notRemoved')}
            onConfirm={() => removeTicketWebhook(device, tool.id)}
            disabledReason={disabledReason}
          >
            {t('webhook.removeText', { name })}
          </AskButton>
        ) : null}
      </Acts>
      {shown === undefined ? null : (
        <ShownOnce
          title={t('webhook.shownTitle')}
          text={shown}
          copyLabel={t('webhook.copy')}
          onClose={() => setShown(undefined)}
        >
          <p>{t('webhook.shown', { name })}</p>
          {tool.type === 'ConnectWise' ? null : <p>{t(`webhook.where.${tool.type}`)}</p>}
        </ShownOnce>
      )}
    </Box>
  )
}

/** Whether there is an address, and whether the tool uses it. */
function WebhookState({ tool: { type, webhook } }: Pick<WebhookPartProps, 'tool'>) {
  const t = useTexts('ticketing')
  const name = APPLICATION_NAMES[type]
  if (!webhook) return t('webhook.none', { name })
  return (
    <AsOf
      at={webhook.told_at ?? undefined}
      never={t('webhook.never', { name })}
      sentence={(time) => t('webhook.told', { name, time })}
    />
  )
}
