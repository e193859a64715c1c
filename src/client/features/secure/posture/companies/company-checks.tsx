import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { CHECK_AREAS, type CheckArea } from '#shared/domain/posture/check-area.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { sortedBy } from '#client/parts/sorted-by.ts'
import { useTableLabels } from '#client/parts/use-table-labels.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { DataTable } from '#client/ui/data-table/data-table.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { findStandings } from '../checks/check-rows.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import { NoPostures } from '../no-postures.tsx'
import type { PostureAddress } from '../posture-address.ts'
import { PostureFilters } from '../posture-filters.tsx'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import { standingColumns, StandingCard } from '../checks/standing-columns.tsx'

interface CompanyChecksProps {
  /** Undefined while it is being read. */
  company: CompanyPosture | undefined
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
}

/** How one company stands in every check, to be changed where it does not comply. */
export function CompanyChecks({ company, address, onAddress }: CompanyChecksProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const protect = useTexts('protect')
  const words = useCheckWords()
  const locale = useLocale()
  const labels = useTableLabels('posture')
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
  return (
    <>
      <PostureFilters
        address={address}
        onAddress={onAddress}
        search={general('findChecks')}
        filters="verdicts"
        start={<AreaChoice company={company} area={address.area} onArea={(area) => onAddress({ area })} />}
      />
      <DataTable
        columns={columns}
        rowCount={found.length}
        rowAt={(index) => found[index]}
        rowKey={({ id }) => id}
        {...sortedBy(address, { columnId: 'verdict', direction: 'ascending' }, onAddress)}
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
        loading={company === undefined}
        labels={labels}
        renderCard={(standing, card) => <StandingCard standing={standing} t={t} open={card.open} />}
        empty={
          <NoPostures
            why="filtered"
            onClear={() => onAddress({ search: undefined, area: undefined, show: undefined })}
          />
        }
      />
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
