import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { settledSettings } from '#shared/domain/alerts/alert-settings.ts'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { noticeHints } from '#shared/domain/ticketing/ticket-hindrances.ts'
import { type TicketAccount, type TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { watchEveryAlertSettings } from '#client/data/nouns/secure/alert-rules.ts'
import type { Ticketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { TicketHints } from '#client/parts/ticketing/ticket-hints.tsx'
import { readinessOf } from '#client/parts/ticketing/readiness.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { accountOptions } from './account-options.ts'
import type { MappingRow } from './mapping-rows.ts'
import type { useMapping } from './use-mapping.ts'

const Part = chakra('section', {
  base: {
    display: 'grid',
    gap: 2,
    justifyItems: 'start',
    '& > *': { maxW: 'full' },
    '& h3': { fontSize: 'control', fontWeight: 'medium' },
  },
})

interface MappingPanelProps {
  row: MappingRow
  tool: TicketTool
  ticketing: Ticketing
  accounts: readonly TicketAccount[]
  /** Why it cannot be mapped now. */
  obstacle: string | undefined
  onMap: ReturnType<typeof useMapping>
  onSettings: () => void
  onClose: () => void
}

/** Whom one company is in the tool, and what keeps its alerts from opening tickets. */
export function MappingPanel({
  row,
  tool,
  ticketing,
  accounts,
  obstacle,
  onMap,
  onSettings,
  onClose,
}: MappingPanelProps) {
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const name = APPLICATION_NAMES[tool.type]
  const set = (accountId: string | null, text: string) =>
    onMap([{ customerId: row.id, name: row.company, seen: row.accountId, accountId }], text)
  const choose = ({ id, name: account }: Pick<TicketAccount, 'id' | 'name'>) =>
    void set(id, t('mapping.done', { name: row.company, account }))
  return (
    <SidePanel
      title={row.company}
      closeLabel={words('close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onSettings}>{t('mapping.settings')}</Button>
          {row.accountId === null ? null : (
            <Button
              variant="quiet"
              disabledReason={obstacle}
              onClick={() => void set(null, t('mapping.ended', { name: row.company }))}
            >
              {t('mapping.end')}
            </Button>
          )}
        </>
      }
    >
      {row.state === 'gone' ? <Callout tone="error">{t('mapping.goneHelp', { name })}</Callout> : null}
      <Part aria-label={t('mapping.account', { name })}>
        <h3>{t('mapping.account', { name })}</h3>
        {obstacle === undefined ? (
          <AccountChoice row={row} name={name} accounts={accounts} onChoose={choose} />
        ) : (
          <>
            <p>{row.account || t('mapping.states.notMapped')}</p>
            <Quiet>{obstacle}</Quiet>
          </>
        )}
        <Held ticketing={ticketing} held={accounts.length} />
        {row.suggestion ? (
          <>
            <Quiet>{t('mapping.suggestion', { account: row.suggestion.name })}</Quiet>
            <Button
              variant="primary"
              aria-label={t('mapping.take', { account: row.suggestion.name, name: row.company })}
              disabledReason={obstacle}
              onClick={() => row.suggestion && choose(row.suggestion)}
            >
              {t('mapping.takeShort')}
            </Button>
          </>
        ) : null}
      </Part>
      <Readiness customerId={row.id} ticketing={ticketing} />
    </SidePanel>
  )
}

interface AccountChoiceProps {
  row: MappingRow
  name: string
  accounts: readonly TicketAccount[]
  onChoose: (account: TicketAccount) => void
}

/** One of thousands: what is typed finds it. */
function AccountChoice({ row, name, accounts, onChoose }: AccountChoiceProps) {
  const t = useTexts('ticketing')
  const options = useMemo(() => accountOptions(accounts), [accounts])
  return (
    <ComboBox
      label={t('mapping.account', { name })}
      value={row.accountId ?? undefined}
      onChange={(id) => {
        const account = accounts.find((each) => each.id === id)
        if (account && id !== row.accountId) onChoose(account)
      }}
      options={options}
      placeholder={row.account || t('mapping.choose')}
      searchPlaceholder={t('mapping.find')}
      emptyText={t('mapping.noSuch')}
      wide
    />
  )
}

/** That there are more customers than can be chosen here. */
function Held({ ticketing: { catalog }, held }: { ticketing: Ticketing; held: number }) {
  const t = useTexts('ticketing')
  const locale = useLocale()
  const count = catalog?.accounts ?? 0
  if (held === 0 || count <= held) return null
  const number = (each: number) => each.toLocaleString(locale)
  return <Quiet>{t('mapping.held', { total: number(count), held: number(held) })}</Quiet>
}

/** What keeps tickets of the company from being opened, with the ways out (ALERT-20). */
function Readiness({ customerId, ticketing }: { customerId: string; ticketing: Ticketing }) {
  const t = useTexts('ticketing')
  const settings = useWatched(watchEveryAlertSettings)
  const of = (id: string | null) => settings?.find(({ row }) => row.customer_id === id)?.row
  if (!settings) return null
  const { tickets } = noticeHints(
    readinessOf(ticketing, customerId),
    settledSettings(of(null), of(customerId)),
  )
  // That it is mapped is said above.
  const hints = tickets.filter((each) => each !== 'mapToPsa')
  if (tickets.length === 0) return <Callout tone="ok">{t('mapping.ready')}</Callout>
  if (hints.length === 0) return null
  return (
    <Callout tone="warn" title={t('cannotCreate')}>
      <TicketHints hints={hints} customerId={customerId} tool={ticketing.tool} />
    </Callout>
  )
}
