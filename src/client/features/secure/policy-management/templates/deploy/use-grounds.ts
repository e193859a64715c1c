import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { combineLatest, map, NEVER, type Observable, of, switchMap } from 'rxjs'
import type { NamedOption } from '#shared/domain/conditional-access/access-options.ts'
import type { EmergencyNames } from '#shared/domain/conditional-access/emergency-ids.ts'
import type {
  ChosenInputs,
  PolicyDeployment,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { watchAccessOptions } from '#client/data/nouns/secure/access-policies.ts'
import { readEmergencyIds, watchEmergencyNames } from '#client/data/nouns/secure/emergency-accounts.ts'
import { everyEmployee } from '#client/data/nouns/every-employee.ts'
import { watchPostures } from '#client/data/nouns/secure/posture.ts'
import { watchOperatingCountries } from '#client/data/nouns/secure/usual-setup.ts'
import type { Device } from '#client/data/device/device.ts'
import type { View } from '#client/data/rows/merge.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { type CompanyGround, byCompany } from './plan-companies.ts'

interface Known {
  companyIds: readonly string[]
  companyOf: (id: string) => string
  policies: readonly View<'accessPolicy'>[] | undefined
  deployments: readonly PolicyDeployment[] | undefined
  common: ChosenInputs
  own: ReadonlyMap<string, ChosenInputs>
  /** Accounts are named in an input, so that people are looked for. */
  needsPeople: boolean
}

const noPeople: readonly NamedOption[] = []
const nobody: readonly string[] = []

/** What this device knows of the chosen companies; undefined while it reads. */
export function useGrounds(known: Known): CompanyGround[] | undefined {
  const { companyIds, companyOf, policies, deployments, common, own, needsPeople } = known
  const device = useDevice()
  const key = companyIds.join(' ')
  const postures = useWatched(watchPostures)
  const countries = useWatched(watchOperatingCountries)
  const emergencies = useWatched(watchEmergencyNames)
  const tenants = useObservable(
    () => (emergencies ? watchTenants(device, key, emergencies, needsPeople) : NEVER),
    [device, key, emergencies, needsPeople],
  )
  return useMemo(() => {
    if (!tenants || !policies || !deployments || !postures || !countries) return undefined
    const ofPolicies = Map.groupBy(policies, ({ row }) => row.customer_id)
    const ofDeployments = byCompany(deployments)
    return companyIds.map((id) => ({
      id,
      name: companyOf(id),
      options: tenants.get(id)?.options,
      policies: ofPolicies.get(id)?.map(({ row }) => row.policy) ?? [],
      people: tenants.get(id)?.people ?? noPeople,
      emergencyIds: tenants.get(id)?.emergencyIds ?? nobody,
      servicePlans: postures.get(id)?.service_plans ?? undefined,
      common,
      own: own.get(id),
      deployments: ofDeployments.get(id) ?? [],
      countries: countries.get(id) ?? countries.get(null),
    }))
    // The names of companies do not change while somebody looks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [tenants, policies, deployments, postures, countries, companyIds, common, own])
}

type Tenant = Pick<CompanyGround, 'options' | 'people' | 'emergencyIds'>

const watchTenants = (
  device: Device,
  key: string,
  emergencies: EmergencyNames,
  needsPeople: boolean,
): Observable<ReadonlyMap<string, Tenant>> =>
  key === ''
    ? of(new Map<string, Tenant>())
    : combineLatest(
        key.split(' ').map((id) =>
          watchAccessOptions(device, id).pipe(
            switchMap(async (options): Promise<[string, Tenant]> => {
              const emergencyIds = await readEmergencyIds(device, id, emergencies, options)
              return [
                id,
                { options, emergencyIds, people: needsPeople ? await readPeople(device, id) : noPeople },
              ]
            }),
          ),
        ),
      ).pipe(map((entries) => new Map(entries)))

async function readPeople(device: Device, customerId: string): Promise<NamedOption[]> {
  const people: NamedOption[] = []
  const question = { search: '', filters: {}, sort: { field: 'first_name', direction: 'asc' } } as const
  for await (const views of everyEmployee(device, customerId, question))
    for (const { row } of views)
      if (row.entra_id !== null && row.email) people.push({ id: row.entra_id, name: row.email })
  return people
}
