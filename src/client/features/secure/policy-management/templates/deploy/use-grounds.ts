import { useObservable } from 'dexie-react-hooks'
import { useMemo } from 'react'
import { combineLatest, from, map, of, switchMap } from 'rxjs'
import type { AccessOptions, NamedOption } from '#shared/domain/conditional-access/access-options.ts'
import type {
  ChosenInputs,
  PolicyDeployment,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { watchAccessOptions } from '#client/data/nouns/access-policies.ts'
import { everyEmployee } from '#client/data/nouns/every-employee.ts'
import { watchPostures } from '#client/data/nouns/posture.ts'
import { watchOperatingCountries } from '#client/data/nouns/usual-setup.ts'
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

/** What this device knows of the chosen companies; undefined while it reads. */
export function useGrounds(known: Known): CompanyGround[] | undefined {
  const { companyIds, companyOf, policies, deployments, common, own, needsPeople } = known
  const device = useDevice()
  const key = companyIds.join(' ')
  const postures = useWatched(watchPostures)
  const countries = useWatched(watchOperatingCountries)
  const tenants = useObservable(() => watchTenants(device, key, needsPeople), [device, key, needsPeople])
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

interface Tenant {
  options: AccessOptions | undefined
  people: readonly NamedOption[]
}

const watchTenants = (device: Device, key: string, needsPeople: boolean) =>
  key === ''
    ? of(new Map<string, Tenant>())
    : combineLatest(
        key.split(' ').map((id) =>
          watchAccessOptions(device, id).pipe(
            switchMap((options) =>
              needsPeople
                ? from(readPeople(device, id)).pipe(map((people) => ({ options, people })))
                : of({ options, people: noPeople }),
            ),
            map((tenant): [string, Tenant] => [id, tenant]),
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
