import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import {
  watchAccessPolicies,
  watchAccessTasks,
  watchEveryAccessOptions,
} from '#client/data/nouns/secure/access-policies.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useCompanies } from '../editor/use-companies.ts'
import { listedLocations } from './location-rows.ts'

/** The locations of a company, or of all; undefined while they are read. */
export function useLocations(companyId: string | undefined) {
  const device = useDevice()
  const companies = useCompanies()
  const policies = useWatched(watchAccessPolicies)
  const tasks = useWatched(watchAccessTasks)
  // Each pull gives another list of companies; who they are stays.
  const ids = companyId ?? companies?.map(({ value }) => value).join()
  const options = useObservable(
    () => watchEveryAccessOptions(device, ids ? ids.split(',') : []),
    [device, ids],
  )
  const names = useMemo(
    () => new Map((companies ?? []).map(({ value, label }) => [value, label])),
    [companies],
  )
  const isRead = companies !== undefined && options !== undefined
  const rows = useMemo(
    () =>
      isRead && policies && tasks
        ? listedLocations({ options, policies, tasks, companyOf: (id) => names.get(id) ?? '–' })
        : undefined,
    [isRead, options, policies, tasks, names],
  )
  return { rows, options, companies, companyOf: (id: string) => names.get(id) ?? '–' }
}
