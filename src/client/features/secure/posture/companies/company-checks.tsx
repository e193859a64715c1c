import { useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import { CHECK_AREAS, type CheckArea, cloudOfArea } from '#shared/domain/posture/check-area.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useCheckWords } from '#client/texts/check-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { namedStandings } from '../checks/check-rows.ts'
import { companyCheckList } from '../checks/standing-list.ts'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import type { PostureAddress } from '../posture-address.ts'
import { usePostureEmpty, usePostureFilters } from '../posture-words.tsx'
import { SeverityCounts } from '../severity-counts.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
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
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [selection, setSelection] = useState<Selection>(emptySelection)
  const tray = useTexts('tray')
  const findings = useFindings()
  const columns = useMemo(() => standingColumns({ t, findings, tray }, 'checks'), [t, findings, tray])
  const rows = useMemo(() => company && namedStandings(company.checks.values(), words), [company, words])
  const only = useMemo(() => company && [company], [company])
  const list = useList({ definition: companyCheckList, source: { rows }, columns, address, onAddress })
  const chosen = list.found
    .filter(
      ({ id, verdict, check }) =>
        isSelected(selection, id) && verdict.status === 'notCompliant' && check.remedy !== undefined,
    )
    .map(({ id }) => id)
  return (
    <List
      list={list}
      section="posture"
      search={general('findChecks')}
      filters={usePostureFilters('severity', 'show')}
      notice={
        <SeverityCounts
          companies={only}
          counts={company?.open}
          chosen={address.severity}
          onChoose={(severity) => onAddress({ severity })}
        />
      }
      start={<AreaChoice company={company} area={address.area} onArea={(area) => onAddress({ area })} />}
      empty={usePostureEmpty()}
      renderCard={(standing, open) => (
        <StandingCard standing={standing} t={t} findings={findings} hasSeverity open={open} />
      )}
      onOpen={({ id }) => list.setOpen(id)}
      bulk={
        company && isManager
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
          : undefined
      }
    />
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
  // A company that nobody has read is asked about Microsoft 365.
  const clouds = company && Object.keys(company.clouds).length > 0 ? company.clouds : { microsoft: '' }
  const areas = CHECK_AREAS.filter((each) => cloudOfArea(each) in clouds)
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
        ...areas.map((value) => ({ value, label: label(value) })),
      ]}
    />
  )
}
