import { useState } from 'react'
import type { DuoParent } from '#shared/domain/duo/duo-parent.ts'
import { connectDuoParent, disconnectDuoParent } from '#client/data/nouns/duo-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { DisconnectButton } from '#client/parts/connection/disconnect.tsx'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { Card } from '../card.tsx'
import { Actions } from '../connection-standing.tsx'
import { DuoForm } from '../duo-form.tsx'
import { UtcTime } from '../utc-time.tsx'
import { ParentFault } from './parent-fault.tsx'

interface ProviderPanelProps {
  parent: DuoParent | undefined
  obstacle: string | undefined
  onClose: () => void
}

/** The Duo account of the organization itself: its state, the way to connect it, and what can be done about it. */
export function ProviderPanel({ parent, obstacle, onClose }: ProviderPanelProps) {
  const device = useDevice()
  const t = useTexts('duo')
  const words = useTexts('words')
  const companies = useTexts('companies')
  const [isGiving, setGiving] = useState(false)
  const state = parent?.state ?? 'Unconnected'
  const form = (
    <DuoForm
      onConnect={(credentials) => connectDuoParent(device, credentials)}
      disabledReason={obstacle}
      onConnected={() => setGiving(false)}
    />
  )
  return (
    <SidePanel
      title={t('connection.title')}
      context={words('allCompanies')}
      closeLabel={words('close')}
      onClose={onClose}
    >
      <Quiet>{t('connection.about')}</Quiet>
      <Card
        title={parent?.api_hostname ?? t('connection.title')}
        isWide
        action={<Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>}
      >
        {parent ? (
          <Connected parent={parent} obstacle={obstacle} onOtherKeys={() => setGiving(!isGiving)} />
        ) : null}
        {!parent || isGiving ? form : null}
        {obstacle === undefined ? null : <Quiet>{obstacle}</Quiet>}
      </Card>
    </SidePanel>
  )
}

interface ConnectedProps {
  parent: DuoParent
  obstacle: string | undefined
  onOtherKeys: () => void
}

function Connected({ parent, obstacle, onOtherKeys }: ConnectedProps) {
  const device = useDevice()
  const t = useTexts('duo')
  const integrations = useTexts('integrations')
  const locale = useLocale()
  const checked = parent.checked_at ? (
    <UtcTime at={parent.checked_at} locale={locale} />
  ) : (
    integrations('never')
  )
  return (
    <>
      <ParentFault parent={parent} />
      <DefinitionList items={[{ term: t('connection.checked'), value: checked }]} />
      <Actions>
        <Button disabledReason={obstacle} onClick={onOtherKeys}>
          {integrations('duo.otherKeys')}
        </Button>
        <DisconnectButton
          title={t('disconnect.title')}
          done={t('disconnect.done')}
          onDisconnect={() => disconnectDuoParent(device)}
          disabledReason={obstacle}
        >
          <p>{t('disconnect.text')}</p>
        </DisconnectButton>
      </Actions>
    </>
  )
}
