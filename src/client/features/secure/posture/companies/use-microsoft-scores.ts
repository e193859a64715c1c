import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { of } from 'rxjs'
import { watchRiskOverviews } from '#client/data/nouns/secure/risk.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type CompanyPosture, withMicrosoftScores } from '#client/features/secure/parts/company-postures.ts'

/** The companies with what Microsoft scores, where that is wanted: few look at it, and nobody else waits for it. */
export function useMicrosoftScores(
  companies: readonly CompanyPosture[] | undefined,
  isWanted: boolean,
): readonly CompanyPosture[] | undefined {
  const device = useDevice()
  const risks = useObservable(
    () => (isWanted ? watchRiskOverviews(device) : of(undefined)),
    [device, isWanted],
  )
  return useMemo(
    () => (companies && risks ? withMicrosoftScores(companies, risks) : companies),
    [companies, risks],
  )
}
