import { Building2 } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import type { TicketTool } from '#shared/domain/ticketing/ticket-tool.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { type Ticketing, watchTicketAccounts } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { List } from '#client/parts/list/list.tsx'
import { rowState } from '#client/parts/list/row-state.ts'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { MappingCard, mappingColumns, type MappingWords } from './mapping-columns.tsx'
import { MappingPanel } from './mapping-panel.tsx'
import { mappingList, type MappingRow, mappingRows } from './mapping-rows.ts'
import type { TicketingAddress } from './ticketing-address.ts'
import { useMapping } from './use-mapping.ts'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

interface MappingTabProps {
  tool: TicketTool
  ticketing: Ticketing
  address: TicketingAddress
  onAddress: (change: Partial<TicketingAddress>) => void
  tabs: ReactNode
}

/** Which customer of the tool each company is (INT-27). */
export function MappingTab({ tool, ticketing, address, onAddress, tabs }: MappingTabProps) {
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const integrations = useTexts('integrations')
  const name = APPLICATION_NAMES[tool.type]
  const map = useMapping(tool.id)
  const { noManage: obstacle } = useOrganizationObstacles()
  const { rows, accounts } = useMappingRows(tool, ticketing)
  const take = ({ id, company, suggestion }: MappingRow) =>
    suggestion &&
    void map(
      [{ customerId: id, name: company, seen: null, accountId: suggestion.id }],
      t('mapping.done', { name: company, account: suggestion.name }),
    )
  const isSuggesting = (rows ?? []).some(({ suggestion }) => suggestion !== undefined)
  const context: MappingWords = { t, words, name, isSuggesting, obstacle, onTake: take }
  const columns = useMemo(
    () => mappingColumns({ t, words, name, isSuggesting, obstacle, onTake: take }),
    // What is taken is in the row; only the words are in the columns.
    // oxlint-disable-next-line react/exhaustive-deps
    [t, words, name, isSuggesting, obstacle],
  )
  const list = useList({ definition: mappingList, source: useKnown(rows), columns, address, onAddress })
  return (
    <List
      list={list}
      section="ticketing"
      search={words('findCompanies')}
      start={tabs}
      filters={{
        add: words('filter'),
        remove: (text) => words('removeFilter', { text }),
        choices: [
          {
            part: 'show',
            options: (['open', 'mapped'] as const).map((value) => ({
              value,
              label: t(`mapping.filters.${value}`),
            })),
          },
        ],
      }}
      notice={<CertainOnes rows={rows ?? []} name={name} obstacle={obstacle} onMap={map} />}
      empty={{
        icon: <Building2 aria-hidden />,
        none: [t('mapping.none'), t('mapping.noneReason')],
        unread: [t('mapping.unread'), integrations('empty.unreadReason')],
        filtered: [t('mapping.filtered'), t('mapping.filteredReason')],
        clear: words('clearSearchAndFilters'),
      }}
      renderCard={(row, open) => <MappingCard row={row} context={context} open={open} />}
      rowState={rowState}
      renderPanel={(row, close) => (
        <MappingPanel
          row={row}
          tool={tool}
          ticketing={ticketing}
          accounts={accounts}
          obstacle={obstacle}
          onMap={map}
          onSettings={() => onAddress({ tab: 'settings', of: row.id, open: undefined })}
          onClose={close}
        />
      )}
      gone={{
        title: words('companyGone'),
        reason: words('companyGoneReason'),
        close: words('close'),
      }}
    />
  )
}

/** Every company with its customer, undefined until they were read, and all customers. */
function useMappingRows(tool: TicketTool, ticketing: Ticketing) {
  const t = useTexts('ticketing')
  const customers = useWatched(watchCustomers)
  const accounts = useWatched(watchTicketAccounts)
  const rows = useMemo(
    () =>
      customers &&
      accounts &&
      mappingRows({
        companies: customers.map(({ row }) => row),
        ticketing: { ...ticketing, tool },
        accounts,
        nameOf: (id) => t('mapping.number', { id }),
      }),
    [customers, accounts, ticketing, tool, t],
  )
  return { rows, accounts: accounts ?? [] }
}

interface CertainOnesProps {
  rows: readonly MappingRow[]
  name: string
  obstacle: string | undefined
  onMap: ReturnType<typeof useMapping>
}

/** Those that are certain by name, to be taken all at once. */
function CertainOnes({ rows, name, obstacle, onMap }: CertainOnesProps) {
  const t = useTexts('ticketing')
  const certain = rows.flatMap(({ id, company, suggestion }) =>
    suggestion ? [{ customerId: id, name: company, seen: null, accountId: suggestion.id }] : [],
  )
  const count = certain.length
  if (count === 0) return null
  return (
    <Callout
      tone="info"
      action={
        <Button
          disabledReason={obstacle}
          onClick={() => void onMap(certain, t('mapping.doneMany', { count }))}
        >
          {t('mapping.takeAll', { count })}
        </Button>
      }
    >
      {t('mapping.certain', { count, name })}
    </Callout>
  )
}
