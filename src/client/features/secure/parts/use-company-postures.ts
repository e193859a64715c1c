import { useMemo } from 'react'
import { watchCustomers } from '#client/data/nouns/customers.ts'
import { watchAuditSettings, watchPostures, watchResolutions } from '#client/data/nouns/secure/posture.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { type KnownRows, useKnown } from '#client/parts/list/use-known.ts'
import { type CompanyPosture, companyPostures } from './company-postures.ts'
import { useWatched } from '#client/machines/use-watched.ts'

/** Every company that is looked after, as it stands; undefined until this device has read them. */
export function useCompanyPostures(): CompanyPosture[] | undefined {
  const device = useDevice()
  const customers = useWatched(watchCustomers)
  const postures = useWatched(watchPostures)
  const settings = useWatched(watchAuditSettings)
  const resolutions = useWatched(watchResolutions)
  return useMemo(() => {
    if (!customers || !postures || !settings || !resolutions) return undefined
    // Who may not read companies still knows the names of those they work for.
    const companies =
      customers.length > 0
        ? customers.filter(({ row }) => row.active).map(({ row }) => row)
        : device.login.customers
    return companyPostures({ companies, postures, settings, resolutions })
  }, [customers, postures, settings, resolutions, device])
}

/** The same, with what it means where no tenant's reading is here: companies are known before anything of them is. */
export const useKnownPostures = (): KnownRows<CompanyPosture> => useKnown(useCompanyPostures(), isAnyRead)

const isAnyRead = (companies: CompanyPosture[]) => companies.some(({ readAt }) => readAt !== undefined)
