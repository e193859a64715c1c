import { suggestMappings } from '#shared/domain/ticketing/suggest-mappings.ts'
import type { PartnerTenant } from './partner.ts'

interface Company {
  id: string
  name: string
  contact_email: string
}

/**
 * Which company each tenant seems to be: by the domain of the company's contact, else by its name. Those of which that is not
 * certain are left out. Gives the company's id by the tenant's; neither may be mapped already.
 */
export function suggestCompanies(
  tenants: readonly Pick<PartnerTenant, 'tenant_id' | 'name' | 'domain'>[],
  companies: readonly Company[],
): Map<string, string> {
  const found = new Map<string, string>()
  const taken = new Set<string>()
  const byDomain = Map.groupBy(companies, ({ contact_email }) => domainOf(contact_email))
  const tenantsByDomain = Map.groupBy(tenants, ({ domain }) => domain.toLowerCase())
  for (const [domain, [tenant, ...others]] of tenantsByDomain) {
    const [company, ...further] = byDomain.get(domain) ?? []
    if (domain === '' || !tenant || others.length > 0 || !company || further.length > 0) continue
    found.set(tenant.tenant_id, company.id)
    taken.add(company.id)
  }
  const byName = suggestMappings(
    companies.filter(({ id }) => !taken.has(id)),
    tenants
      .filter(({ tenant_id }) => !found.has(tenant_id))
      .map(({ tenant_id, name }) => ({ id: tenant_id, name })),
  )
  for (const [companyId, { id }] of byName) found.set(id, companyId)
  return found
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
