import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { type Migration, migrate } from '#server/platform/database/migrate.ts'

const FILE = join(import.meta.dirname, 'first-release.sql')

/** The steps that the first release made, as it made them. */
export async function firstReleaseSteps(): Promise<Migration[]> {
  const [, ...steps] = (await readFile(FILE, 'utf8')).split(/^-- step /m)
  return steps.map((step) => {
    const end = step.indexOf('\n')
    return { name: step.slice(0, end), script: step.slice(end + 1) }
  })
}

export const firstRelease = {
  organizationId: '0193aaaa-0000-7000-8000-000000000001',
  userId: '0193aaaa-0000-7000-8000-000000000002',
  customerId: '0193aaaa-0000-7000-8000-000000000003',
  employeeId: '0193aaaa-0000-7000-8000-000000000004',
  integrationId: '0193aaaa-0000-7000-8000-000000000005',
}

/** Makes an empty database one of the first release in which somebody has worked: a row of every kind it had. */
export async function fillAsFirstRelease(database: Database): Promise<void> {
  await migrate(database, await firstReleaseSteps())
  const { organizationId, userId, customerId, employeeId, integrationId } = firstRelease
  await database.db.transaction().execute(async (tx) => {
    const insert = (table: string, row: Record<string, unknown>) =>
      sql`insert into ${sql.table(table)}
        select * from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)`.execute(
        tx,
      )
    const own = (id: string) => ({ organization_id: organizationId, id })
    const ofCustomer = (id: string) => ({ ...own(id), customer_id: customerId })

    await insert('org_head', { organization_id: organizationId, version: 1, epoch: 'first' })
    const kinds = {
      organization: organizationId,
      checklistItem: 'ADD_SYSTEM_USER',
      user: userId,
      customer: customerId,
      employee: employeeId,
      integration: integrationId,
      productLicense: employeeId,
      task: employeeId,
    }
    for (const [kind, id] of Object.entries(kinds))
      await insert('sync_row', {
        organization_id: organizationId,
        kind,
        id,
        pid: 'org:base',
        version: 1,
        gone: false,
      })

    await insert('organization', { ...own(organizationId), name: 'First', time_zone: 'Europe/Oslo' })
    await insert('checklist_item', {
      ...own('ADD_SYSTEM_USER'),
      completion_status: 'incomplete',
      details: {},
      dismissed: false,
    })
    await insert('app_user', {
      ...own(userId),
      email: 'first@castellan.example',
      first_name: 'First',
      last_name: 'User',
      role: 'Owner',
      stored_permissions: {},
      all_customers: true,
    })
    await insert('customer', {
      ...own(customerId),
      name: 'Contoso',
      contact_name: '',
      contact_email: '',
      contact_phone: '',
      country: '',
      active: true,
      nfr: false,
      has_nfr_engage_essentials_license: false,
      mfa: false,
      max_users: 10,
    })
    await insert('user_customer', {
      organization_id: organizationId,
      user_id: userId,
      customer_id: customerId,
    })
    await insert('employee', {
      ...ofCustomer(employeeId),
      first_name: 'Ana',
      last_name: 'Ruiz',
      display_name: 'Ana Ruiz',
      username: 'ana',
      email: 'ana@contoso.example',
      phone: '',
      domain: 'contoso.example',
      department: '',
      job_title: '',
      group: '',
      role: '',
      country: '',
      ignored: false,
      discover: true,
      engage: false,
      secure: 'none',
      mfa_status: 'disabled',
      date_joined: '2026-11-20T00:00:00Z',
      is_admin: false,
      is_authorized_for_engage: false,
      license_type: '',
      directory: 'Office365',
      sku_ids: [],
    })
    await insert('integration', {
      ...ofCustomer(integrationId),
      type: 'Office365',
      state: 'Connected',
      tenant_id: '0193aaaa-0000-7000-8000-00000000000a',
      tenant_name: 'Contoso',
      domains: [],
      delta_link: 'https://graph.microsoft.com/v1.0/users/delta?$deltatoken=first',
    })
    await insert('product_license', {
      ...ofCustomer(employeeId),
      sku_id: 'sku',
      part_number: 'part',
      product_name: 'Product',
      enabled: 1,
      consumed: 0,
      status: 'Enabled',
    })
    await insert('task', {
      ...ofCustomer(employeeId),
      integration_id: integrationId,
      name: 'M365_DISCOVER_TASK',
      state: 'completed',
      read: 1,
      added: 1,
      changed: 0,
      vanished: 0,
      requested_at: '2026-11-20T00:00:00Z',
      finished_at: '2026-11-20T00:01:00Z',
    })
    await insert('identity_user', {
      sub: userId,
      email: 'first@castellan.example',
      status: 'CONFIRMED',
      enabled: true,
      attributes: {},
      created_at: '2026-11-20T00:00:00Z',
      updated_at: '2026-11-20T00:00:00Z',
    })
    await insert('identity_refresh_token', {
      origin_jti: employeeId,
      token_hash: 'hash',
      sub: userId,
      client_id: 'castellan',
      event_id: employeeId,
      issued_at: '2026-11-20T00:00:00Z',
      expires_at: '2026-12-20T00:00:00Z',
    })
  })
}
