import { FileDown, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import type { PhoneView } from '#client/ui/data-table/data-table-props.ts'
import { PhoneSwitch } from '#client/ui/data-table/phone-switch.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { shownColumns } from '#client/ui/data-table/column.ts'
import { useIsAtLeast } from '#client/ui/theme/use-breakpoint.ts'
import { ChooseColumns } from '../views/choose-columns.tsx'
import { ListViews } from '../views/list-views.tsx'
import {
  filterChips,
  filterItems,
  type FilterState,
  type FilterWords,
  type PlainChoice,
} from './filter-choices.ts'
import type { ListAddress } from './list-address.ts'
import { listCsv } from './list-csv.ts'
import { saveCsv } from './save-csv.ts'
import type { List } from './use-list.ts'
import type { ServerWords } from './use-server-words.ts'

/** As many columns as a menu can show. */
const MENU_COLUMNS = 20

interface ListBarProps<Row, Address extends ListAddress> {
  list: List<Row, Address>
  search: string | undefined
  start: ReactNode
  filters: FilterWords<Address> | undefined
  server: ServerWords | undefined
  phoneView: PhoneView
  onPhoneView: (view: PhoneView) => void
}

/** What stands above a table: what is searched and filtered, and in which shape the list is taken. */
export function ListBar<Row, Address extends ListAddress>({
  list,
  search,
  start,
  filters,
  server,
  phoneView,
  onPhoneView,
}: ListBarProps<Row, Address>) {
  const words = useTexts('table')
  const isPhone = !useIsAtLeast('md')
  const values = new Map<string, unknown>(Object.entries(list.address))
  const state: FilterState = { valueOf: (part) => values.get(part), choose: list.setPart }
  const choices: readonly PlainChoice[] = filters?.choices ?? []
  const inMenu = choices.filter(({ all }) => all === undefined)
  return (
    <FilterBar
      {...(search === undefined
        ? {}
        : {
            search: {
              label: search,
              value: list.search,
              onChange: list.setSearch,
              onFocus: list.prepareSearch,
            },
          })}
      start={start}
      segments={choices.map((choice) => (
        <Segments key={choice.part} {...choice} state={state} />
      ))}
      chips={filterChips(inMenu, state, filters?.remove ?? String)}
      {...(filters?.add === undefined
        ? {}
        : { addFilter: { label: filters.add, items: filterItems(inMenu, state) } })}
      end={
        <>
          {isPhone && list.rowCount > 0 ? (
            <PhoneSwitch
              labels={{ view: words('view'), asCards: words('asCards'), asTable: words('asTable') }}
              view={phoneView}
              onView={onPhoneView}
            />
          ) : null}
          <ListTools list={list} server={server} />
        </>
      }
      arrangeLabel={words('arrange')}
    />
  )
}

function Segments({ part, label, all, options, state }: PlainChoice & { state: FilterState }) {
  if (all === undefined) return null
  const set = options.find(({ value }) => value === state.valueOf(part))
  return (
    <Segmented
      label={label ?? all}
      value={set ? String(set.value) : 'all'}
      onChange={(chosen) => state.choose(part, options.find(({ value }) => String(value) === chosen)?.value)}
      options={[
        { value: 'all', label: all },
        ...options.map((option) => ({ value: String(option.value), label: option.label })),
      ]}
    />
  )
}

function ListTools<Row, Address extends ListAddress>({
  list,
  server,
}: Pick<ListBarProps<Row, Address>, 'list' | 'server'>) {
  const t = useTexts('lists')
  const general = useTexts('words')
  const { definition, source, columns, shown, setShown, found } = list
  const { file, views } = definition
  const save = (name: string) => {
    const saved = saveCsv(name, [listCsv(shownColumns(columns, shown), found ?? [])])
    showToast({ tone: 'ok', text: t('csv.done', { file: saved }) })
  }
  return (
    <>
      {server ? (
        <IconButton
          icon={<RefreshCw aria-hidden />}
          label={server.refresh}
          disabledReason={source.isReading ? server.reading : undefined}
          onClick={() => void source.read?.()}
        />
      ) : null}
      {views ? <ListViews list={views} query={list.query} onQuery={list.setQuery} /> : null}
      {columns.length > MENU_COLUMNS ? (
        <ChooseColumns columns={columns} shown={shown} onChange={setShown} />
      ) : (
        <ColumnMenu label={general('columns')} columns={columns} shown={shown} onChange={setShown} />
      )}
      {file === undefined ? null : (
        <IconButton
          icon={<FileDown aria-hidden />}
          label={t('csv.label')}
          disabledReason={list.rowCount === 0 ? t('csv.nothing') : undefined}
          onClick={() => save(file)}
        />
      )}
    </>
  )
}
