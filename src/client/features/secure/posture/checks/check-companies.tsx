import { type ReactNode, useMemo, useState } from 'react'
import { reaches } from '#shared/domain/permissions/levels.ts'
import type { Check } from '#shared/domain/posture/check.ts'
import { useAccess } from '#client/machines/use-access.ts'
import { List } from '#client/parts/list/list.tsx'
import { useList } from '#client/parts/list/use-list.ts'
import { useLocale, useTexts, withTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { emptySelection, isSelected, type Selection } from '#client/ui/data-table/selection.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { later } from '#client/ui/later.tsx'
import { useFindings } from '#client/features/secure/parts/use-findings.ts'
import { ProtectButton } from '#client/features/secure/parts/protect-button.tsx'
import type { CompanyPosture } from '#client/features/secure/parts/company-postures.ts'
import type { PostureAddress } from '../posture-address.ts'
import { usePostureEmpty, usePostureFilters } from '../posture-words.tsx'
import { standingColumns, StandingCard } from './standing-columns.tsx'
import { checkCompanyList } from './standing-list.ts'

const CheckPanel = later(
  withTexts(() => import('./check-panel.tsx').then((part) => part.CheckPanel), 'companies'),
)
// The next thing that somebody opens from the list.
void CheckPanel.preload()

interface CheckCompaniesProps {
  check: Check
  name: string
  /** Undefined while they are being read. */
  companies: readonly CompanyPosture[] | undefined
  isUnread: boolean
  /** Whether those are shown alone that can be changed. */
  isProtecting: boolean
  address: PostureAddress
  onAddress: (change: PostureAddress) => void
  start: ReactNode
}

/** How companies stand in one check, to be changed where they do not comply. */
export function CheckCompanies({
  check,
  name,
  companies,
  isUnread,
  isProtecting,
  address,
  onAddress,
  start,
}: CheckCompaniesProps) {
  const t = useTexts('posture')
  const general = useTexts('words')
  const tray = useTexts('tray')
  const findings = useFindings()
  const protect = useTexts('protect')
  const filters = usePostureFilters('show')
  const empty = usePostureEmpty()
  const columns = useMemo(() => standingColumns({ t, findings, tray }, 'companies'), [t, findings, tray])
  const rows = useMemo(
    () =>
      companies?.flatMap((company) => {
        const standing = company.checks.get(check.id)
        return standing ? [{ ...standing, id: company.id, name: company.name }] : []
      }),
    [companies, check],
  )
  const narrowed = useMemo(
    () => (isProtecting ? { ...address, show: 'notCompliant' as const } : address),
    [isProtecting, address],
  )
  const list = useList({
    definition: checkCompanyList,
    source: { rows, isUnread },
    columns,
    address: narrowed,
    onAddress,
  })
  const bulk = useProtectSelected({ check, name, companies, found: list.found })
  const isAllDone = isProtecting && address.search === undefined && companies?.length !== 0
  return (
    <List
      list={list}
      section="posture"
      search={general('findCompanies')}
      start={start}
      {...(isProtecting ? {} : { filters })}
      notice={
        isProtecting && !check.remedy ? (
          <Callout tone="info" title={protect('byHand')}>
            {protect('obstacles.byHand')}
          </Callout>
        ) : null
      }
      empty={
        isAllDone
          ? { instead: <EmptyState title={protect('obstacles.notNeeded')} reason={protect('allDone')} /> }
          : empty
      }
      renderCard={(each, open) => <StandingCard standing={each} t={t} findings={findings} open={open} />}
      bulk={bulk}
      renderPanel={(standing, close) => {
        const company = companies?.find(({ id }) => id === standing.id)
        return company ? <CheckPanel company={company} standing={standing} onClose={close} /> : null
      }}
    />
  )
}

interface ProtectSelected extends Pick<CheckCompaniesProps, 'check' | 'name' | 'companies'> {
  found: readonly { id: string; verdict: { status: string } }[]
}

/** The selection of companies and what can be done with it; undefined for those who can do nothing. */
function useProtectSelected({ check, name, companies, found }: ProtectSelected) {
  const protect = useTexts('protect')
  const locale = useLocale()
  const isManager = reaches(useAccess().permissions.secure, 'manage')
  const [selection, setSelection] = useState<Selection>(emptySelection)
  if (!check.remedy || !isManager) return undefined
  const chosen = found
    .filter(({ id, verdict }) => isSelected(selection, id) && verdict.status === 'notCompliant')
    .map(({ id }) => id)
  return {
    selection,
    onSelect: setSelection,
    bulkActions: (
      <ProtectButton
        label={protect('selected', { chosen: chosen.length.toLocaleString(locale) })}
        title={name}
        companies={companies ?? []}
        checkIds={[check.id]}
        companyIds={chosen}
        disabledReason={chosen.length > 0 ? undefined : protect('obstacles.notNeeded')}
        onDone={() => setSelection(emptySelection)}
      />
    ),
  }
}
