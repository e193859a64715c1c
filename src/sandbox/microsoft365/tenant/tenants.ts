import { defaultDomainOf, type Tenant } from './state.ts'

interface TenantSummary {
  tenantId: string
  displayName: string
  defaultDomain: string
}

/** The tenants of this cloud. `get` may build a tenant when it is first asked for, and must then keep it. */
export interface Tenants {
  get: (tenantIdOrDomain: string) => Tenant | undefined
  list: () => TenantSummary[]
}

/** Tenants that are built when they are first asked for. The first domain is the default one. */
export function lazyTenants(
  entries: { tenantId: string; displayName: string; domains: string[]; build: () => Tenant }[],
): Tenants {
  const built = new Map<string, Tenant>()
  const entriesByName = new Map(
    entries.flatMap((entry) => [entry.tenantId, ...entry.domains].map((name) => [name.toLowerCase(), entry])),
  )
  return {
    get(tenantIdOrDomain) {
      const entry = entriesByName.get(tenantIdOrDomain.toLowerCase())
      if (!entry) return undefined
      const tenant = built.get(entry.tenantId) ?? entry.build()
      built.set(entry.tenantId, tenant)
      return tenant
    },
    list: () =>
      entries.map(({ tenantId, displayName, domains }) => ({
        tenantId,
        displayName,
        defaultDomain: domains[0] ?? tenantId,
      })),
  }
}

export const tenantsOf = (tenants: Tenant[]): Tenants =>
  lazyTenants(
    tenants.map((tenant) => ({
      tenantId: tenant.tenantId,
      displayName: String(tenant.organization['displayName']),
      domains: [defaultDomainOf(tenant), ...tenant.domains.map(({ id }) => id)],
      build: () => tenant,
    })),
  )

/** Tenants of several sources as those of one cloud. */
export const tenantsBeside = (...sources: Tenants[]): Tenants => ({
  get(name) {
    for (const { get } of sources) {
      const tenant = get(name)
      if (tenant) return tenant
    }
    return undefined
  },
  list: () => sources.flatMap(({ list }) => list()),
})
