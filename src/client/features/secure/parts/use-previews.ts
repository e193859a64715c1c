import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { combineLatest, map, of } from 'rxjs'
import type { TenantAnswers } from '#shared/domain/posture/tenant-answers.ts'
import { snapshotOf } from '#shared/domain/posture/tenant-snapshot.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { type PreviewItem, previewOf, previewTogether } from '#shared/domain/posture/preview.ts'
import { watchTenantAnswers } from '#client/data/nouns/secure/tenant-answers.ts'
import { useDevice } from '#client/machines/use-device.ts'
import type { CompanyPosture } from './company-postures.ts'

export interface CompanyPreview {
  company: CompanyPosture
  /** Undefined where its tenant is not on this device. */
  items: PreviewItem[] | undefined
}

/**
 * What would be done to each of these companies, in their order; undefined while this device reads. What is left out is
 * previewed by itself; everything else together, as it will be sent.
 */
export function usePreviews(
  companies: readonly CompanyPosture[],
  checkIdsOf: (companyId: string) => readonly string[],
  isLeft: (companyId: string, checkId: string) => boolean,
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
        const ids = new Set(checkIdsOf(company.id))
        const asked = checks.filter(({ id }) => ids.has(id))
        const together = previewTogether(
          asked.filter(({ id }) => !isLeft(company.id, id)),
          snapshot,
        )
        const previews = new Map(together.map((item) => [item.check, item]))
        return { company, items: asked.map((check) => previews.get(check) ?? previewOf(check, snapshot)) }
      }),
    [answers, companies, checkIdsOf, isLeft],
  )
}
