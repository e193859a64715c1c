import { useCallback, useMemo, useState } from 'react'
import { chosenChanges, placeOf } from './company-preview.tsx'
import type { CompanyPosture } from './company-postures.ts'
import type { CompanyRequest } from './protect.machine.ts'
import { type CompanyPreview, usePreviews } from './use-previews.ts'
import type { ProtectState } from './use-protect-machine.ts'

/** What would be done to the chosen companies, and what of it is wanted. */
export interface WantedChanges {
  /** Undefined while this device reads. */
  previews: CompanyPreview[] | undefined
  /** The places that are left out. */
  left: ReadonlySet<string>
  onLeave: (companyId: string, checkId: string, isLeft: boolean) => void
  wanted: CompanyRequest[]
  /** How many changes that are. */
  count: number
}

export function useWantedChanges(
  state: ProtectState,
  companies: readonly CompanyPosture[],
  checkIds: readonly string[],
): WantedChanges {
  const { companyIds, only } = state.context
  const isSelecting = state.matches('selecting')
  const chosen = useMemo(
    () => (isSelecting ? [] : companies.filter(({ id }) => companyIds.includes(id))),
    [companies, companyIds, isSelecting],
  )
  const checkIdsOf = useCallback((id: string) => only?.get(id) ?? checkIds, [only, checkIds])
  const { left, onLeave } = useLeftOut(chosen, checkIds)
  const isLeft = useCallback((id: string, checkId: string) => left.has(placeOf(id, checkId)), [left])
  const previews = usePreviews(chosen, checkIdsOf, isLeft)
  const wanted = (previews ?? []).flatMap((preview): CompanyRequest[] => {
    const changes = chosenChanges(preview, left)
    return changes.length === 0
      ? []
      : [
          {
            customerId: preview.company.id,
            checks: changes.map(({ check, fingerprint }) => ({ checkId: check.id, expected: fingerprint })),
          },
        ]
  })
  return {
    previews,
    left,
    onLeave,
    wanted,
    count: wanted.reduce((sum, { checks }) => sum + checks.length, 0),
  }
}

/** What was resolved otherwise or is not audited is only done where somebody says so. */
function useLeftOut(chosen: readonly CompanyPosture[], checkIds: readonly string[]) {
  const [touched, setTouched] = useState<ReadonlyMap<string, boolean>>(new Map())
  const left = useMemo(() => {
    const places = chosen.flatMap((company) =>
      checkIds.flatMap((checkId) => {
        const standing = company.checks.get(checkId)
        const place = placeOf(company.id, checkId)
        const isLeft = touched.get(place) ?? (standing?.isResolved === true || standing?.isIncluded === false)
        return isLeft ? [place] : []
      }),
    )
    return new Set(places)
  }, [chosen, checkIds, touched])
  const onLeave = (companyId: string, checkId: string, isLeft: boolean) =>
    setTouched(new Map(touched).set(placeOf(companyId, checkId), isLeft))
  return { left, onLeave }
}
