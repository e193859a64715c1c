import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { ALL_COMPANIES } from '#shared/domain/screens/screens.ts'
import { useAccess } from '#client/machines/use-access.ts'
import type { ScreenProps } from '#client/parts/screen/screen-props.ts'
import { useGo } from '#client/parts/screen/use-go.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { usePlaceAt } from '#client/parts/use-place.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { later } from '#client/ui/later.tsx'
import { Page } from '#client/ui/page.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { Tile } from '#client/ui/figures/tile.tsx'
import { checkRows } from './check-rows.ts'
import { rankOf } from '../find-postures.ts'
import { NoPostures } from '../no-postures.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import { PostureFilters } from '../posture-filters.tsx'
import { standingColumns, StandingCard } from './standing-columns.tsx'
import { useCompanyPostures } from '#client/features/secure/parts/use-company-postures.ts'
import { useProtectObstacle } from '#client/features/secure/parts/use-protect-obstacle.ts'

const CheckPanel = later(
  withTexts(() => import('./check-panel.tsx').then((part) => part.CheckPanel), 'companies'),
)
// The next thing that somebody opens from the list.
void CheckPanel.preload()

type CheckPageProps = ScreenProps<PostureAddress, { companySelectorId: string; securityCheckType: string }>

/** How the companies stand in one check (POST-06). */
export const AuditCheckPage = (props: CheckPageProps) => <CheckPage {...props} mode="audit" />

/** Which of the companies can be changed where one check fails (POST-11). */
export const ProtectCheckPage = (props: CheckPageProps) => <CheckPage {...props} mode="protect" />

function CheckPage({ mode, address, onAddress, params }: CheckPageProps & { mode: 'audit' | 'protect' }) {
  const { companySelectorId, securityCheckType: checkId } = params
  const companyId = companySelectorId === ALL_COMPANIES ? undefined : companySelectorId
  const go = useGo()
  const t = useTexts('posture')
  const general = useTexts('words')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
  const place = usePlaceAt('/secure/security-posture')
  const all = useCompanyPostures()
  const protect = useTexts('protect')
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const obstacle = useProtectObstacle()
  const isProtecting = mode === 'protect'
  const show = isProtecting ? 'notCompliant' : address.show
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const check = checks.find(({ id }) => id === checkId)
  const companies = useMemo(
    () => (companyId === undefined ? all : all?.filter(({ id }) => id === companyId)),
    [all, companyId],
  )
  const columns = useMemo(() => standingColumns(t, 'companies'), [t])
  const found = useMemo(() => {
    const sign = address.direction === 'desc' ? -1 : 1
    return (companies ?? [])
      .flatMap((company) => {
        const standing = company.checks.get(checkId)
        return standing ? [{ ...standing, id: company.id, name: company.name }] : []
      })
      .filter(({ name, verdict }) => {
        if (show !== undefined && verdict.status !== show) return false
        return matchesWords(name, address.search ?? '')
      })
      .toSorted((a, b) => {
        const by = address.sort === 'name' ? 0 : rankOf(a) - rankOf(b)
        return sign * (by || a.name.localeCompare(b.name))
      })
  }, [companies, checkId, address, show])
  const chosen = found
    .filter(({ id, verdict }) => isSelected(selection, id) && verdict.status === 'notCompliant')
    .map(({ id }) => id)
  const { name, why, advice } = words(checkId)
  const list = <Link to="/secure/security-posture">{place.title}</Link>
  const breadcrumb = [...place.breadcrumb.slice(0, -1), list]
  if (!check)
    return (
      <Page isPart title={t('unknownCheck')} breadcrumb={breadcrumb} breadcrumbLabel={place.breadcrumbLabel}>
        <EmptyState title={t('unknownCheck')} reason={t('unknownCheckReason')} />
      </Page>
    )
  const row = companies && checkRows(companies, words).find((each) => each.check.id === checkId)
  const open = companies?.find(({ id }) => id === address.open)
  const standing = open?.checks.get(checkId)
  return (
    <Page
      isPart
      title={name}
      purpose={isProtecting ? protect('purpose') : why}
      breadcrumb={[...breadcrumb, name]}
      breadcrumbLabel={place.breadcrumbLabel}
      toolbar={
        isProtecting && check.remedy ? (
          <ProtectButton
            label={protect('openMany')}
            title={name}
            companies={companies ?? []}
            checkIds={[checkId]}
            companyIds={companyId === undefined ? undefined : [companyId]}
            disabledReason={companies && found.length > 0 ? undefined : protect('obstacles.notNeeded')}
          />
        ) : null
      }
      figures={(['notCompliant', 'compliant', 'notMeasured', 'resolved'] as const).map((status) => (
        <Tile
          key={status}
          label={status === 'resolved' ? t('columns.resolved') : t(`verdicts.${status}`)}
          figure={row?.[status].toLocaleString(locale)}
        />
      ))}
    >
      {advice ? <Callout tone="info">{advice}</Callout> : null}
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={general('findCompanies')}
        filters={isProtecting ? 'none' : 'verdicts'}
        start={
          isProtecting || obstacle === undefined ? (
            <Segmented
              label={protect('modes.label')}
              value={mode}
              onChange={(next) =>
                go({
                  to: `/secure/security-posture/$companySelectorId/${next}/$securityCheckType`,
                  params,
                  replace: true,
                })
              }
              options={(['audit', 'protect'] as const).map((value) => ({
                value,
                label: protect(`modes.${value}`),
              }))}
            />
          ) : undefined
        }
      />
      {isProtecting && !check.remedy ? (
        <Callout tone="info" title={protect('byHand')}>
          {protect('obstacles.byHand')}
        </Callout>
      ) : null}
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'verdict', direction: 'ascending' }, onAddress)}
        onOpen={({ id }) => onAddress({ open: id })}
        openKey={address.open}
        {...(check.remedy && isManager
          ? {
              selection,
              onSelect: setSelection,
              bulkActions: (
                <ProtectButton
                  label={protect('selected', { chosen: chosen.length.toLocaleString(locale) })}
                  title={name}
                  companies={companies ?? []}
                  checkIds={[checkId]}
                  companyIds={chosen}
                  disabledReason={chosen.length > 0 ? undefined : protect('obstacles.notNeeded')}
                  onDone={() => setSelection(emptySelection)}
                />
              ),
            }
          : {})}
        loading={companies === undefined}
        labels={labels}
        renderCard={(each, card) => <StandingCard standing={each} t={t} open={card.open} />}
        empty={
          isProtecting && address.search === undefined && companies?.length !== 0 ? (
            <EmptyState title={protect('obstacles.notNeeded')} reason={protect('allDone')} />
          ) : (
            <NoPostures
              why={companies?.length === 0 ? 'none' : 'filtered'}
              onClear={() => onAddress({ search: undefined, show: undefined })}
            />
          )
        }
      />
      {open && standing ? (
        <CheckPanel
          key={open.id}
          company={open}
          standing={standing}
          onClose={() => onAddress({ open: undefined })}
        />
      ) : null}
    </Page>
  )
}
