import { auditRelationship, auditTenant, type GdapAudit } from '#shared/domain/partner/gdap-audit.ts'
import {
  type PartnerRelationship,
  type PartnerTenant,
  RELATIONSHIP_STATUSES,
} from '#shared/domain/partner/partner.ts'
import { suggestCompanies } from '#shared/domain/partner/suggest-companies.ts'
import type { KnownPartner } from '#client/data/nouns/partner.ts'
import type { ListDefinition } from '#client/parts/list/list-definition.ts'
import {
  type PartnerAddress,
  partnerAddressSchema,
  RELATIONSHIP_SORTS,
  TENANT_SORTS,
} from './partner-address.ts'

export interface RelationshipRow {
  id: string
  row: PartnerRelationship
  /** Empty as long as nobody has approved it. */
  customer: string
  audit: GdapAudit
}

export const relationshipRows = ({ relationships, connection }: KnownPartner): RelationshipRow[] =>
  relationships.map((row) => ({
    id: row.id,
    row,
    customer: row.customer_name || (row.tenant_id ?? ''),
    audit: auditRelationship(row, connection?.agents ?? null),
  }))

export interface TenantRow {
  id: string
  row: PartnerTenant
  audit: GdapAudit
  /** The company that it is; undefined where it is none. */
  company: { id: string; name: string } | undefined
  /** Which company it seems to be, where it is none. */
  suggestion: { id: string; name: string } | undefined
}

interface Company {
  id: string
  name: string
  active: boolean
  contact_email: string
}

/** Every tenant with its company, or with the one that it seems to be. */
export function tenantRows(
  { tenants, relationships, connection, integrations }: KnownPartner,
  companies: readonly Company[],
): TenantRow[] {
  const companiesById = new Map(companies.map((each) => [each.id, each]))
  const open = tenants.filter(({ tenant_id }) => !integrations.has(tenant_id))
  const suggestions = suggestCompanies(open, openCompanies({ integrations }, companies))
  const byTenant = Map.groupBy(relationships, ({ tenant_id }) => tenant_id)
  return tenants.map((row) => ({
    id: row.id,
    row,
    audit: auditTenant(byTenant.get(row.tenant_id) ?? [], connection?.agents ?? null),
    company: companiesById.get(integrations.get(row.tenant_id)?.customer_id ?? ''),
    suggestion: companiesById.get(suggestions.get(row.tenant_id) ?? ''),
  }))
}

/** The companies that are connected to no tenant. */
export function openCompanies<C extends Company>(
  { integrations }: Pick<KnownPartner, 'integrations'>,
  companies: readonly C[],
): C[] {
  const taken = new Set([...integrations.values()].map(({ customer_id }) => customer_id))
  return companies.filter(({ id, active }) => active && !taken.has(id))
}

const common = {
  schema: partnerAddressSchema,
  rowKey: ({ id }: { id: string }) => id,
  kept: ['tab'] as const,
}
const isReady = ({ audit }: { audit: GdapAudit }, wanted: PartnerAddress['ready']) =>
  audit.isReady === (wanted === 'ready')

export const relationshipList: ListDefinition<RelationshipRow, PartnerAddress> = {
  ...common,
  ordering: { sorts: RELATIONSHIP_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ row, customer }) => `${row.name} ${customer}`,
  keyOf: ({ row, customer, audit }, sort) => {
    if (sort === 'status') return RELATIONSHIP_STATUSES.indexOf(row.status)
    if (sort === 'ends') return row.ends_at ?? undefined
    if (sort === 'ready') return audit.isReady ? 1 : 0
    return sort === 'name' ? row.name : customer || undefined
  },
  tieOf: ({ row }) => row.name,
  filters: { status: ({ row }, status) => row.status === status, ready: isReady },
  file: 'partner-relationships',
}

export const tenantList: ListDefinition<TenantRow, PartnerAddress> = {
  ...common,
  ordering: { sorts: TENANT_SORTS, first: { sort: 'name', direction: 'asc' } },
  textOf: ({ row, company, suggestion }) =>
    [row.name, row.domain, company?.name, suggestion?.name].filter(Boolean).join(' '),
  keyOf: ({ row, company, audit }, sort) => {
    if (sort === 'ready') return audit.isReady ? 1 : 0
    return sort === 'company' ? company?.name : row.name
  },
  tieOf: ({ row }) => row.name,
  filters: {
    ready: isReady,
    show: ({ company }, show) => (company !== undefined) === (show === 'mapped'),
  },
  file: 'partner-tenants',
}
