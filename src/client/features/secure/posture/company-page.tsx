import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { Page } from '#client/ui/page.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { SidePanel } from '#client/ui/side-panel.tsx'
import { Tile } from '#client/ui/tile.tsx'
import { TimeSentence } from '#client/ui/time-sentence.tsx'
import { CheckPanel } from './check-panel.tsx'
import { findStandings } from './check-rows.ts'
import { CHECK_AREAS, type CheckArea } from '#shared/domain/posture/check-area.ts'
import type { CompanyPosture } from './company-postures.ts'
import { NoPostures } from './no-postures.tsx'
import type { PostureAddress } from './posture-address.ts'
import { PostureFilters } from './posture-filters.tsx'
import { ProtectButton } from './protect-button.tsx'
import { PostureTools } from './posture-tools.tsx'
import { standingColumns, StandingCard } from './standing-columns.tsx'
import { useCompanyPostures } from './use-company-postures.ts'

export interface CompanyPosturePageProps {
  companyId: string
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  /** Where the page of all companies is. */
  listLink: (text: string) => React.ReactNode
}

/** How one company stands in every check. */
export function CompanyPosturePage({ companyId, address, onAddress, listLink }: CompanyPosturePageProps) {
  const t = useTexts('posture')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const place = usePlaceAt('/secure/security-posture')
  const companies = useCompanyPostures()
  const company = companies?.find(({ id }) => id === companyId)
  const protect = useTexts('protect')
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const columns = useMemo(() => standingColumns(t, 'checks'), [t])
  const found = useMemo(
    () =>
      company
        ? findStandings(company.checks.values(), words, address).map((each) => ({
            ...each,
            id: each.check.id,
          }))
        : [],
    [company, words, address],
  )
  const chosen = found
    .filter(
      ({ id, verdict, check }) =>
        isSelected(selection, id) && verdict.status === 'notCompliant' && check.remedy !== undefined,
    )
    .map(({ id }) => id)
  const open = address.open === undefined ? undefined : company?.checks.get(address.open)
  const close = () => onAddress({ open: undefined })
  const isGone = companies !== undefined && company === undefined
  return (
    <Page
      isPart
      title={company?.name ?? (isGone ? t('empty.gone') : place.title)}
      breadcrumb={[...place.breadcrumb.slice(0, -1), listLink(place.title), company?.name ?? '']}
      breadcrumbLabel={place.breadcrumbLabel}
      asOf={
        company?.readAt === undefined ? (
          t('neverRead')
        ) : (
          <TimeSentence
            at={company.readAt}
            locale={locale}
            sentence={(time) => t('panel.readAt', { time })}
          />
        )
      }
      toolbar={<PostureTools companies={company && [company]} company={companyId} />}
      figures={company ? <CompanyTiles company={company} /> : null}
    >
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={t('search.checks')}
        filters="verdicts"
        start={<AreaChoice company={company} area={address.area} onArea={(area) => onAddress({ area })} />}
      />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        sort={{
          columnId: address.sort ?? 'verdict',
          direction: address.direction === 'desc' ? 'descending' : 'ascending',
        }}
        onSort={({ columnId, direction }) =>
          onAddress({ sort: columnId, direction: direction === 'descending' ? 'desc' : undefined })
        }
        onOpen={({ id }) => onAddress({ open: id })}
        openKey={address.open}
        {...(company && isManager
          ? {
              selection,
              onSelect: setSelection,
              bulkActions: (
                <ProtectButton
                  label={protect('selected', { chosen: chosen.length.toLocaleString(locale) })}
                  title={company.name}
                  companies={[company]}
                  checkIds={chosen}
                  companyIds={[company.id]}
                  disabledReason={chosen.length > 0 ? undefined : protect('obstacles.byHand')}
                  onDone={() => setSelection(emptySelection)}
                />
              ),
            }
          : {})}
        loading={companies === undefined}
        labels={labels}
        renderCard={(standing, card) => <StandingCard standing={standing} t={t} open={card.open} />}
        empty={
          <NoPostures
            why={isGone ? 'none' : 'filtered'}
            onClear={() => onAddress({ search: undefined, area: undefined, show: undefined })}
          />
        }
      />
      {company && open ? (
        <CheckPanel key={open.check.id} company={company} standing={open} onClose={close} />
      ) : address.open !== undefined && company ? (
        <SidePanel title={t('unknownCheck')} closeLabel={t('panel.close')} onClose={close}>
          {t('unknownCheckReason')}
        </SidePanel>
      ) : null}
    </Page>
  )
}

/** The figures that matter of one company. */
function CompanyTiles({ company: { score, all, checks } }: { company: CompanyPosture }) {
  const t = useTexts('posture')
  const locale = useLocale()
  const resolved = [...checks.values()].filter(({ isIncluded, isResolved }) => isIncluded && isResolved)
  return (
    <>
      <Tile
        label={t('columns.score')}
        figure={score === undefined ? '–' : Math.floor(score).toLocaleString(locale)}
        note={t('metOf', {
          met: all.met.toLocaleString(locale),
          counted: all.counted.toLocaleString(locale),
        })}
      />
      <Tile label={t('figures.open')} figure={(all.counted - all.met).toLocaleString(locale)} />
      <Tile label={t('figures.notMeasured')} figure={all.notMeasured.toLocaleString(locale)} />
      <Tile label={t('columns.resolved')} figure={resolved.length.toLocaleString(locale)} />
    </>
  )
}

interface AreaChoiceProps {
  company: CompanyPosture | undefined
  area: CheckArea | undefined
  onArea: (area: CheckArea | undefined) => void
}

/** The areas with what is met of each. */
function AreaChoice({ company, area, onArea }: AreaChoiceProps) {
  const t = useTexts('posture')
  const label = (each: CheckArea) => {
    const tally = company?.areas[each]
    const name = t(`areasShort.${each}`)
    return tally && tally.counted > 0 ? `${name} ${tally.met}/${tally.counted}` : name
  }
  return (
    <Segmented
      label={t('areasShort.label')}
      value={area ?? 'all'}
      onChange={(chosen) => onArea(chosen === 'all' ? undefined : chosen)}
      options={[
        { value: 'all' as const, label: t('areasShort.all') },
        ...CHECK_AREAS.map((value) => ({ value, label: label(value) })),
      ]}
    />
  )
}
