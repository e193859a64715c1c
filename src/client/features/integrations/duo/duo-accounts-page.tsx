import { KeyRound, Link2, ShieldCheck, Unlink2 } from 'lucide-react'
import { useMemo } from 'react'
import { duoLimits } from '#shared/domain/duo/duo-parent.ts'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { type KnownDuo, refreshDuoParent, watchDuo } from '#client/data/nouns/duo-accounts.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import type { FilterWords } from '#client/parts/list/filter-choices.ts'
import { ListPage } from '#client/parts/list/list-page.tsx'
import type { EmptyWords } from '#client/parts/list/no-rows.tsx'
import { useKnown } from '#client/parts/list/use-known.ts'
import { useList } from '#client/parts/list/use-list.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useWithheld } from '#client/parts/use-withheld.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { useSelected } from '#client/parts/list/use-selected.ts'
import { ReadAgain } from '../read-again.tsx'
import { AccountPanel } from './account-panel.tsx'
import { DuoAccountCard, duoAccountColumns } from './duo-account-columns.tsx'
import {
  duoAccountList,
  type DuoAccountRow,
  duoAccountRows,
  isMapped,
  openCompanies,
} from './duo-account-rows.ts'
import type { DuoAccountsAddress } from './duo-accounts-address.ts'
import { ParentFault } from './parent-fault.tsx'
import { ProviderPanel } from './provider-panel.tsx'
import { type NotMapped, useDuoMapping } from './use-duo-mapping.ts'
import { useOrganizationObstacles } from '../use-organization-obstacles.ts'

/** Which company each account below the organization's own Duo account is (INT-21). */
export function DuoAccountsPage({ address, onAddress }: ScreenProps<DuoAccountsAddress>) {
  const t = useTexts('duo')
  const words = useTexts('words')
  const companiesWords = useTexts('companies')
  const duo = useWatched(watchDuo)
  const customers = useWatched(watchCustomers)
  const companies = useMemo(() => customers?.map(({ row }) => row), [customers])
  const rows = useMemo(() => duo && companies && duoAccountRows(duo, companies), [duo, companies])
  const columns = useMemo(() => duoAccountColumns({ t, companies: companiesWords }), [t, companiesWords])
  const list = useList({ definition: duoAccountList, source: useKnown(rows), columns, address, onAddress })
  const listWords = useListWords(duo?.parent !== undefined)
  const { blocked: obstacle } = useOrganizationObstacles()
  const { map, refused } = useDuoMapping()
  const { chosen, clear, selecting } = useSelected(list.found, duoAccountList.rowKey, duoLimits.pairs)
  return (
    <ListPage
      list={list}
      section="duo"
      purpose={t('purpose')}
      asOf={
        <AsOf
          at={duo?.parent?.checked_at ?? null}
          never={words('notRead')}
          sentence={(time) => words('asOf', { time })}
        />
      }
      toolbar={
        <DuoTools
          isConnected={duo?.parent !== undefined}
          obstacle={obstacle}
          onConnection={() => onAddress({ modal: 'connection' })}
        />
      }
      above={<Notices duo={duo} refused={refused} />}
      {...listWords}
      renderCard={(row, open) => <DuoAccountCard row={row} t={t} open={open} />}
      bulk={{
        ...selecting,
        bulkActions: (
          <BulkActions
            chosen={chosen}
            obstacle={obstacle}
            onMap={async (wishes, done) => {
              if (await map(wishes, done)) clear()
            }}
          />
        ),
      }}
      renderPanel={(row, close) => (
        <AccountPanel
          key={`${row.id} ${row.company?.id}`}
          row={row}
          companies={openCompanies(duo ?? { integrations: [] }, companies ?? [])}
          obstacle={obstacle}
          onMap={(customerId) =>
            void map([{ row, customerId }], (count) =>
              t(customerId === null ? 'map.ended' : 'map.done', { count }),
            )
          }
          onClose={close}
        />
      )}
    >
      {address.modal === 'connection' ? (
        <ProviderPanel
          parent={duo?.parent}
          obstacle={obstacle}
          onClose={() => onAddress({ modal: undefined })}
        />
      ) : null}
    </ListPage>
  )
}

interface DuoToolsProps {
  isConnected: boolean
  obstacle: string | undefined
  onConnection: () => void
}

function DuoTools({ isConnected, obstacle, onConnection }: DuoToolsProps) {
  const device = useDevice()
  const t = useTexts('duo')
  return (
    <>
      {isConnected ? <ReadAgain disabledReason={obstacle} onRead={() => refreshDuoParent(device)} /> : null}
      <Button icon={<KeyRound aria-hidden />} onClick={onConnection}>
        {t('connection.title')}
      </Button>
    </>
  )
}

/** What the list says of itself. */
function useListWords(isConnected: boolean) {
  const t = useTexts('duo')
  const words = useTexts('words')
  const integrations = useTexts('integrations')
  const none: [string, string] = isConnected
    ? [t('none.title'), t('none.reason')]
    : [t('unconnected.title'), t('unconnected.reason')]
  const empty: EmptyWords = {
    icon: <ShieldCheck aria-hidden />,
    none,
    unread: [t('unread'), integrations('empty.unreadReason')],
    filtered: [t('filtered.title'), t('filtered.reason')],
    clear: words('clearSearchAndFilters'),
  }
  const filters: FilterWords<DuoAccountsAddress> = {
    add: words('filter'),
    remove: (text) => words('removeFilter', { text }),
    choices: [
      {
        part: 'show',
        options: (['open', 'mapped'] as const).map((value) => ({ value, label: t(`filters.${value}`) })),
      },
    ],
  }
  const gone = { title: t('gonePanel'), reason: t('gonePanelReason'), close: words('close') }
  return { search: t('find'), filters, empty, gone }
}

interface BulkActionsProps {
  chosen: readonly DuoAccountRow[]
  obstacle: string | undefined
  onMap: (
    wishes: { row: DuoAccountRow; customerId: string | null }[],
    done: (count: number) => string,
  ) => Promise<void>
}

/** What can be done about several accounts at once. */
function BulkActions({ chosen, obstacle, onMap }: BulkActionsProps) {
  const t = useTexts('duo')
  const withheld = useWithheld('disconnectCompanies')
  const certain = chosen.flatMap((row) => (row.suggestion ? [{ row, customerId: row.suggestion.id }] : []))
  const mapped = chosen.filter(isMapped).map((row) => ({ row, customerId: null }))
  return (
    <>
      <Button
        icon={<Link2 aria-hidden />}
        disabledReason={obstacle ?? (certain.length === 0 ? t('map.noneSuggested') : undefined)}
        onClick={() => void onMap(certain, (count) => t('map.done', { count }))}
      >
        {t('map.suggested')}
      </Button>
      <Button
        icon={<Unlink2 aria-hidden />}
        disabledReason={obstacle ?? withheld ?? (mapped.length === 0 ? t('map.noneMapped') : undefined)}
        onClick={() => void onMap(mapped, (count) => t('map.ended', { count }))}
      >
        {t('map.end')}
      </Button>
    </>
  )
}

/** Why the accounts were not read, and what was not mapped. */
function Notices({ duo, refused }: { duo: KnownDuo | undefined; refused: readonly NotMapped[] }) {
  const t = useTexts('duo')
  return (
    <>
      {duo?.parent ? <ParentFault parent={duo.parent} /> : null}
      {refused.length > 0 ? (
        <Callout tone="error" title={t('map.notMapped')}>
          {refused.map(({ name, reason }) => (
            <p key={name}>
              {name}: {t(`failures.${reason}`)}
            </p>
          ))}
        </Callout>
      ) : null}
    </>
  )
}
