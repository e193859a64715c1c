import { chakra } from '@chakra-ui/react'
import { type ReactNode, useMemo } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { TicketCatalog } from '#shared/domain/ticketing/ticket-catalog.ts'
import { nothingChosen, type TicketSettings } from '#shared/domain/ticketing/ticket-settings.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { setTicketSettings, type Ticketing } from '#client/data/nouns/ticketing.ts'
import { undo } from '#client/data/queue/decisions.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { FormSheet } from '#client/parts/form/form-sheet.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { ticketSettingsCorrection } from '#client/parts/ticket-settings-correction.ts'
import { useCorrection } from '#client/parts/use-correction.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { Quiet } from '#client/ui/words.tsx'
import { SettingsFields } from './settings-fields.tsx'
import {
  openPaths,
  saysAnything,
  type SettingsFormState,
  type TicketDraft,
  ticketDraftOf,
  type TicketProblem,
  ticketProblems,
  ticketSettingsOf,
} from './settings-form.ts'
import type { TicketingAddress } from './ticketing-address.ts'
import { useSettingsObstacle } from './use-settings-obstacle.ts'
import { useTicketWords } from './use-ticket-words.ts'
import { WebhookPart } from './webhook-part.tsx'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

const Head = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minW: 0 },
})

interface SettingsTabProps {
  tool: TicketTool
  ticketing: Ticketing
  address: TicketingAddress
  onAddress: (change: Partial<TicketingAddress>) => void
  tabs: ReactNode
}

const ALL = ''

/** How tickets of all companies, or of one, are opened (INT-27, INT-29). */
export function SettingsTab({ tool, ticketing, address, onAddress, tabs }: SettingsTabProps) {
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const customers = useWatched(watchCustomers)
  const companies = useMemo(
    () => (customers ?? []).map(({ row }) => ({ value: row.id, label: row.name })),
    [customers],
  )
  const correction = useCorrection(address.correct, ticketSettingsCorrection)
  const name = companies.find(({ value }) => value === address.of)?.label
  const customerId = name === undefined ? null : (address.of ?? null)
  const { catalog } = ticketing
  return (
    <>
      <Head>
        {tabs}
        <ComboBox
          label={t('settings.of')}
          value={customerId ?? ALL}
          onChange={(value) => onAddress({ of: value === ALL ? undefined : value, correct: undefined })}
          first={{ value: ALL, label: words('allCompanies') }}
          options={companies}
          placeholder={words('allCompanies')}
          searchPlaceholder={words('findCompany')}
          emptyText={words('noSuchCompany')}
        />
      </Head>
      {catalog && catalog.read_at !== null ? (
        <SettingsEditor
          // What was refused comes into a form of its own.
          key={`${customerId} ${correction?.key}`}
          tool={tool}
          catalog={catalog}
          customerId={customerId}
          name={name ?? ''}
          ticketing={ticketing}
          typed={correction?.customerId === customerId ? ticketDraftOf(correction.settings) : undefined}
          correcting={correction?.key}
        />
      ) : (
        <EmptyState
          title={t('notReadYet', { name: APPLICATION_NAMES[tool.type] })}
          reason={t('purposeOfPage', { name: APPLICATION_NAMES[tool.type] })}
        />
      )}
    </>
  )
}

interface SettingsEditorProps {
  tool: TicketTool
  catalog: TicketCatalog
  customerId: string | null
  /** Of the company. */
  name: string
  ticketing: Ticketing
  /** What was entered before and refused. */
  typed: TicketDraft | undefined
  correcting: string | undefined
}

function SettingsEditor({
  tool,
  catalog,
  customerId,
  name,
  ticketing,
  typed,
  correcting,
}: SettingsEditorProps) {
  const device = useDevice()
  const t = useTexts('ticketing')
  const obstacle = useSettingsObstacle(customerId)
  const { blocked } = useOrganizationObstacles()
  const ofTool = (row: TicketSettings | undefined) => (row?.tool_id === tool.id ? row : undefined)
  const seen = ofTool(ticketing.settings.get(customerId))
  const everywhere = customerId === null ? undefined : (ofTool(ticketing.settings.get(null)) ?? nothingChosen)
  const form: SettingsFormState = useForm<TicketDraft, TicketProblem>({
    seen: ticketDraftOf(seen),
    typed,
    judge: (draft) => ticketProblems(catalog, draft, everywhere),
    isLive: typed === undefined,
  })
  const save = async () => {
    const whose = { toolId: tool.id, customerId, name, seen }
    const saved = await form.submit((draft) => setTicketSettings(device, whose, ticketSettingsOf(draft)))
    if (!saved) return
    if (correcting !== undefined) void undo(device, correcting)
    form.restart(form.values)
    showToast({ tone: 'ok', text: t('settings.saved') })
  }
  return (
    <FormSheet
      form={form}
      obstacle={obstacle}
      onSave={save}
      actions={
        <>
          {customerId !== null && (saysAnything(form.values) || form.values.closesAlerts !== '') ? (
            <Button disabledReason={obstacle} onClick={() => form.set(ticketDraftOf())}>
              {t('settings.inheritAll')}
            </Button>
          ) : null}
        </>
      }
    >
      <Quiet>{customerId === null ? t('settings.all') : t('settings.company')}</Quiet>
      <StillOpen catalog={catalog} draft={form.values} everywhere={everywhere} />
      <FormFields
        form={form}
        failedTitle={t('settings.notSaved')}
        failureText={(failure) => t(`settings.${failure === 'forbidden' ? failure : 'notKept'}`)}
      >
        <SettingsFields
          form={form}
          catalog={catalog}
          everywhere={everywhere}
          toolName={APPLICATION_NAMES[tool.type]}
          readOnly={obstacle !== undefined}
        />
      </FormFields>
      {customerId === null ? <WebhookPart tool={tool} disabledReason={blocked} /> : null}
    </FormSheet>
  )
}

type StillOpenProps = Pick<SettingsEditorProps, 'catalog'> & {
  draft: TicketDraft
  everywhere: Parameters<typeof openPaths>[2]
}

/** What is missing before tickets can be opened (INT-30). */
function StillOpen({ catalog, draft, everywhere }: StillOpenProps) {
  const t = useTexts('ticketing')
  const { listOf } = useTicketWords()
  const open = openPaths(catalog, draft, everywhere)
  if (open.length === 0) return null
  return (
    <Callout tone="warn">
      {t(everywhere === undefined ? 'settings.open' : 'settings.openOfCompany', { names: listOf(open) })}
    </Callout>
  )
}
