import type { Migration } from '#server/platform/database/migrate.ts'
import { stamped } from '#server/platform/sync/sync.migrations.ts'

export const policyHistoryMigrations: Migration[] = [
  {
    // What was of conditional access alone becomes that of all policies of a tenant.
    name: '0299-policy-history',
    script: `
drop trigger access_change_is_stamped on access_change;
alter table access_change rename to policy_change;
alter index access_change_of_customer rename to policy_change_of_customer;
alter table policy_change rename constraint access_change_pkey to policy_change_pkey;
alter table policy_change rename constraint access_change_organization_id_customer_id_fkey
  to policy_change_organization_id_customer_id_fkey;
${stamped('policy_change', 'policyChange')}
update sync_row set kind = 'policyChange', pid = regexp_replace(pid, ':accessChanges$', ':policyChanges')
  where kind = 'accessChange';
update sync_partition set pid = regexp_replace(pid, ':accessChanges$', ':policyChanges')
  where pid like '%:accessChanges';

alter table access_reading rename to policy_reading;
alter table policy_reading add column area text not null default 'access';
alter table policy_reading alter column area drop default;
alter table policy_reading drop constraint access_reading_pkey;
alter table policy_reading add primary key (organization_id, customer_id, area);
alter table policy_reading rename constraint access_reading_organization_id_customer_id_fkey
  to policy_reading_organization_id_customer_id_fkey;
`,
  },
]
