import { Download, RefreshCw } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { readOrganizations } from '#client/data/nouns/organizations.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { AsOf } from '#client/parts/as-of.tsx'
import { saveCsv } from '#client/parts/save-csv.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { usePlace } from '#client/parts/use-place.ts'
import { useShownColumns } from '#client/parts/use-shown-columns.ts'
import { useServerList } from '#client/parts/use-server-list.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ColumnMenu } from '#client/ui/data-table/column-menu.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { FilterBar } from '#client/ui/data-table/filter-bar.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Page } from '#client/ui/page.tsx'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import { findOrganizations, firstDirection } from './find-organizations.ts'
import { NoOrganizations } from './no-organizations.tsx'
import { OrganizationCard, organizationColumns, type ColumnContext } from './organization-columns.tsx'
import { organizationCsv } from './organization-csv.ts'
import { OrganizationFigures } from './organization-figures.tsx'
import { OrganizationPanel } from './organization-panel.tsx'
import { ORGANIZATION_SORTS, type OrganizationsAddress } from './organizations-address.ts'
import { toggled } from './toggled.ts'

/** For product administrators: every organization of the site in numbers, and what is turned on for it (PERM-06). */
export function OrganizationsPage({ address, onAddress }: ScreenProps<OrganizationsAddress>) {
  const isOnline = useIsOnline()
  const { call, login } = useDevice()
  const t = useTexts('organizations')
  const table = useTexts('table')
  const words = useTexts('words')
  const locale = useLocale()
  const labels = useTableLabels('organizations')
  const {
    rows: organizations,
    readAt,
    isReading,
    refusal,
    read,
    change,
  } = useServerList(useCallback(() => readOrganizations({ call }), [call]))
  const context = useMemo<ColumnContext>(
    () => ({ t, locale, isOwn: ({ id }) => id === login.organization.id }),
    [t, locale, login],
  )
  const columns = useMemo(() => organizationColumns(context), [context])
  const [shown, setShown] = useShownColumns(columns, address, onAddress)
  const found = useMemo(() => findOrganizations(organizations ?? [], address), [organizations, address])
  const open = organizations?.find(({ id }) => id === address.open)
  const sort = address.sort ?? 'name'
  const isOffline = !isOnline && refusal?.code === undefined
  const close = () => onAddress({ open: undefined })

  const save = () => {
    saveCsv('organizations', [organizationCsv(found, { t, locale })])
    showToast({ tone: 'ok', text: t('export.done', { count: found.length }) })
  }
  return (
    <Page
      {...usePlace()}
      purpose={t('purpose')}
      asOf={<AsOf at={readAt} never={words('notRead')} sentence={(time) => words('asOf', { time })} />}
      toolbar={
        <Button
          icon={<Download aria-hidden />}
          disabledReason={found.length === 0 ? t('export.nothing') : undefined}
          onClick={save}
        >
          {t('export.button')}
        </Button>
      }
      figures={<OrganizationFigures organizations={organizations} isUnread={refusal !== undefined} />}
    >
      <FilterBar
        search={{
          label: t('search'),
          value: address.search ?? '',
          onChange: (search) => onAddress({ search: search || undefined }),
        }}
        end={
          <>
            <IconButton
              icon={<RefreshCw aria-hidden />}
              label={words('readAgain')}
              disabledReason={isReading ? t('table.loading') : undefined}
              onClick={() => void read()}
            />
            <ColumnMenu label={words('columns')} columns={columns} shown={shown} onChange={setShown} />
          </>
        }
      />
      {organizations && refusal ? (
        <Callout
          tone={isOffline ? 'info' : 'warn'}
          action={
            <Button busy={isReading} onClick={() => void read()}>
              {words('tryAgain')}
            </Button>
          }
        >
          {isOffline ? table('lastRead') : table('notReadAgain')}
        </Callout>
      ) : null}
      <DataTable
        columns={columns}
        shown={shown}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        sort={{
          columnId: sort,
          direction: (address.direction ?? firstDirection(sort)) === 'desc' ? 'descending' : 'ascending',
        }}
        onSort={({ columnId, direction }) =>
          onAddress({
            sort: ORGANIZATION_SORTS.find((each) => each === columnId),
            direction: direction === 'descending' ? 'desc' : 'asc',
          })
        }
        onOpen={({ id }) => onAddress({ open: id })}
        openKey={address.open}
        loading={!organizations && refusal === undefined}
        labels={labels}
        renderCard={(organization, card) => (
          <OrganizationCard {...context} organization={organization} open={card.open} />
        )}
        empty={
          <NoOrganizations
            why={organizations ? 'filtered' : isOffline ? 'offline' : 'failed'}
            refusal={refusal}
            isReading={isReading}
            onClear={() => onAddress({ search: undefined })}
            onRetry={() => void read()}
          />
        }
      />
      {open ? (
        <OrganizationPanel
          key={open.id}
          {...context}
          organization={open}
          isOnline={isOnline}
          onToggled={(wish) => change((each) => (each.id === open.id ? toggled(each, wish) : each))}
          onClose={close}
        />
      ) : address.open && organizations ? (
        <SidePanel title={t('panel.gone')} closeLabel={words('close')} onClose={close}>
          {t('panel.goneReason')}
        </SidePanel>
      ) : null}
    </Page>
  )
}
