import { Waypoints } from 'lucide-react'
import { useState } from 'react'
import {
  APPLICATION_NAMES,
  TICKETING_APPLICATIONS,
  type TicketingApplication,
} from '#shared/domain/integrations/applications.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { STATE_VERDICTS } from '#client/parts/connection/state-verdicts.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { mappingPath } from '#client/parts/ticketing/mapping-path.ts'
import { ticketFaultText } from '#client/parts/ticketing/ticket-fault-text.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { DefinitionList } from '#client/ui/figures/definition-list.tsx'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import { Card } from '../card.tsx'
import { Actions, Quiet } from '../connection-standing.tsx'
import { UtcTime } from '../utc-time.tsx'
import { DisconnectTool } from './disconnect-tool.tsx'
import { ToolForm } from './tool-form.tsx'
import { ReadAgain } from './read-again.tsx'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

/** The organization's ticketing tool: its state, the way to connect it, and everything that can be done about it. */
export function ToolCard({ ticketing }: { ticketing: Ticketing }) {
  const t = useTexts('ticketing')
  const companies = useTexts('companies')
  const { blocked } = useOrganizationObstacles()
  const { tool } = ticketing
  const state = tool?.state ?? 'Unconnected'
  const [chosen, setChosen] = useState<TicketingApplication>('Halo')
  const shown = <Verdict kind={STATE_VERDICTS[state]}>{companies(`microsoft.states.${state}`)}</Verdict>
  return (
    <Card title={APPLICATION_NAMES[tool?.type ?? chosen]} isWide action={shown}>
      {tool ? (
        // Another tool is another card: what was typed for the one before is none of its.
        <Connected key={tool.id} tool={tool} ticketing={ticketing} blocked={blocked} />
      ) : (
        <>
          <Segmented<TicketingApplication>
            label={t('connection.which')}
            value={chosen}
            onChange={setChosen}
            options={TICKETING_APPLICATIONS.map((value) => ({ value, label: APPLICATION_NAMES[value] }))}
          />
          <Quiet>{t('connection.none', { name: APPLICATION_NAMES[chosen] })}</Quiet>
          {blocked === undefined ? null : <Callout tone="info">{blocked}</Callout>}
          <ToolForm key={chosen} type={chosen} disabledReason={blocked} />
          <Quiet>{companies('consent.pending')}</Quiet>
        </>
      )}
    </Card>
  )
}

interface ConnectedProps {
  tool: TicketTool
  ticketing: Ticketing
  blocked: string | undefined
}

function Connected({ tool, ticketing, blocked }: ConnectedProps) {
  const t = useTexts('ticketing')
  const go = useGo()
  const [isGiving, setGiving] = useState(false)
  const name = APPLICATION_NAMES[tool.type]
  return (
    <>
      {tool.fault !== null && tool.state !== 'Syncing' ? (
        <Callout tone="error">{ticketFaultText(t, { fault: tool.fault, name })}</Callout>
      ) : null}
      <ToolFacts tool={tool} ticketing={ticketing} />
      <Actions>
        <Button
          variant="primary"
          icon={<Waypoints aria-hidden />}
          onClick={() => go({ to: mappingPath(tool.type), params: { integrationId: tool.id } })}
        >
          {t('connection.open')}
        </Button>
        <ReadAgain tool={tool} disabledReason={blocked} />
        {isGiving ? null : (
          <Button disabledReason={blocked} onClick={() => setGiving(true)}>
            {t('connection.otherValues')}
          </Button>
        )}
        <DisconnectTool toolId={tool.id} name={name} disabledReason={blocked} />
      </Actions>
      {blocked === undefined ? null : <Quiet>{blocked}</Quiet>}
      {isGiving ? (
        <>
          <Quiet>{t('connection.otherHelp', { name })}</Quiet>
          <ToolForm
            type={tool.type}
            disabledReason={blocked}
            onConnected={() => setGiving(false)}
            onCancel={() => setGiving(false)}
          />
        </>
      ) : null}
    </>
  )
}

/** What is known of a connected tool (INT-03). */
function ToolFacts({ tool, ticketing: { catalog, mappings } }: Pick<ConnectedProps, 'tool' | 'ticketing'>) {
  const t = useTexts('ticketing')
  const integrations = useTexts('integrations')
  const locale = useLocale()
  const customers = useWatched(watchCustomers) ?? []
  const timeOf = (at: string | null) => (at ? <UtcTime at={at} locale={locale} /> : integrations('never'))
  const mapped = customers.filter(({ row }) => mappings.get(row.id)?.row.tool_id === tool.id).length
  return (
    <DefinitionList
      items={[
        ...(catalog ? [{ term: t('connection.host'), value: catalog.host }] : []),
        { term: t('connection.checked'), value: timeOf(tool.checked_at) },
        ...(catalog
          ? [
              { term: t('connection.read'), value: timeOf(catalog.read_at) },
              { term: t('connection.customers'), value: catalog.accounts.toLocaleString(locale) },
            ]
          : []),
        {
          term: t('connection.mapped'),
          value: t('connection.mappedOf', {
            mapped: mapped.toLocaleString(locale),
            total: customers.length.toLocaleString(locale),
          }),
        },
      ]}
    />
  )
}
