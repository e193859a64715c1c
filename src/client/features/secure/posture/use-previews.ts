import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { combineLatest, map, of } from 'rxjs'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type PreviewItem, previewOf } from '#shared/domain/posture/preview.ts'
import { watchTenantAnswers } from '#client/data/tenant-answers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { CompanyPosture } from './company-postures.ts'

export interface CompanyPreview {
  company: CompanyPosture
  /** Undefined where its tenant is not on this device. */
  items: PreviewItem[] | undefined
}

/** What would be done to each of these companies, in their order; undefined while this device reads. */
export function usePreviews(
  companies: readonly CompanyPosture[],
  checkIdsOf: (companyId: string) => readonly string[],
): CompanyPreview[] | undefined {
  const device = useDevice()
  const ids = companies.map(({ id }) => id).join(' ')
  const answers = useObservable(
    () =>
      ids === ''
        ? of(new Map<string, TenantAnswers | undefined>())
        : combineLatest(
            ids
              .split(' ')
              .map((id) => watchTenantAnswers(device, id).pipe(map((found) => [id, found] as const))),
          ).pipe(map((found) => new Map(found))),
    [device, ids],
  )
  return useMemo(
    () =>
      answers &&
      companies.map((company) => {
        const found = answers.get(company.id)
        if (!found || company.readAt === undefined) return { company, items: undefined }
        const snapshot = snapshotOf(found, company.readAt)
        const wanted = new Set(checkIdsOf(company.id))
        return {
          company,
          items: checks.filter(({ id }) => wanted.has(id)).map((check) => previewOf(check, snapshot)),
        }
      }),
    [answers, companies, checkIdsOf],
  )
}
