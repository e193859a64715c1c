import { checklistDerivation } from '#server/checklist/checklist.derivation.ts'
import { defineEntityTable } from '#server/platform/sync/entity-table.ts'

const namedGroups = (isExcluded: boolean) => ({
  elsewhere: `select coalesce(json_agg(g.group_id order by g.group_id), '[]') from user_company_group g
        where g.organization_id = t.organization_id and g.user_id = t.id and g.is_excluded = ${isExcluded}`,
})

export const userTable = defineEntityTable<'user'>({
  kind: 'user',
  table: 'app_user',
  fields: {
    id: 'uuid',
    organization: { column: 'organization_id', type: 'uuid' },
    email: 'text',
    first_name: 'text',
    last_name: 'text',
    avatar: 'text',
    role: 'text',
    withheld: 'text[]',
    permissions: { column: 'stored_permissions', type: 'jsonb' },
    all_customers: 'boolean',
    customer_ids: {
      elsewhere: `select coalesce(json_agg(g.customer_id order by g.customer_id), '[]') from user_customer g
        where g.organization_id = t.organization_id and g.user_id = t.id`,
    },
    group_ids: namedGroups(false),
    excluded_customer_ids: {
      elsewhere: `select coalesce(json_agg(g.customer_id order by g.customer_id), '[]') from user_excluded_customer g
        where g.organization_id = t.organization_id and g.user_id = t.id`,
    },
    excluded_group_ids: namedGroups(true),
    excludes_nfr: 'boolean',
    customer_id: 'uuid',
    login_options: 'text',
    status: 'text',
    disabled: 'boolean',
    untouchable: 'boolean',
  },
  partition: `'org:systemUsers'`,
  partitionOf: () => 'org:systemUsers',
  order: 'lower(t.last_name), lower(t.first_name), t.id',
  derivation: checklistDerivation,
})
