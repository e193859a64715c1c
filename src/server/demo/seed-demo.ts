import { sql } from 'kysely'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { permissionsOf } from '#shared/domain/permissions/roles.ts'
import type { Kind, RowOf } from '#shared/contract/kinds.ts'
import { fullMember, type User } from '#shared/domain/users/user.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { AGENT_COMPANIES, DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'
import type { Demo } from './demo-organization.ts'
import { createRandom } from './random.ts'

export interface SeedParts extends CommitParts {
  createUser: (user: {
    id: string
    email: string
    password: string
    givenName: string
    familyName: string
    isShared?: boolean
  }) => Promise<unknown>
}

/** Rows written by one unit of work: devices get them as one page. */
const BATCH = 2000

/** Fills an empty test site with the demo organization and its accounts. A site that has an organization stays as it is. */
export async function seedDemo(parts: SeedParts, demo: Demo): Promise<boolean> {
  const { db } = parts
  const organizationId = demo.organization.id
  const existing = await db.selectFrom('organization').select('id').executeTakeFirst()
  const users = buildUsers(organizationId)
  // Accounts first: a seeding that was interrupted begins again, and finds them there.
  for (const user of users) {
    await parts.createUser({
      id: user.id,
      email: user.email,
      password: DEMO_PASSWORD,
      givenName: user.first_name,
      familyName: user.last_name,
    })
  }
  if (existing) return false
  await fillOrganization(parts, demo, users)
  // The embedded database gathers no statistics by itself, and plans badly without.
  await sql`analyze`.execute(db)
  return true
}

/** Writes an organization with everything that belongs to it. */
export async function fillOrganization(parts: SeedParts, demo: Demo, users: readonly User[]): Promise<void> {
  const { db } = parts
  const organizationId = demo.organization.id
  await createHead(db, organizationId)
  const put = <K extends Kind>(kind: K, rows: readonly RowOf<K>[]) =>
    putRows(parts, organizationId, kind, rows)
  await put(
    'customer',
    demo.companies.map(({ customer }) => customer),
  )
  await put(
    'integration',
    demo.companies.map(({ integration }) => integration),
  )
  await put(
    'employee',
    demo.companies.flatMap(({ employees }) => employees),
  )
  await put('checklistItem', demo.checklist)
  await put('featureFlag', demo.features)
  await put('subscription', [demo.subscription])
  await put('user', users)
  // They belong to nobody who could be asked.
  await db
    .insertInto('agreement')
    .values(
      users.map(({ id }) => ({
        organization_id: organizationId,
        user_id: id,
        version: AGREEMENT_VERSION,
        signed_at: new Date(),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const agent = users.find(({ role }) => role === 'Agent')
  if (agent) {
    await db
      .insertInto('user_customer')
      .values(
        demo.companies.slice(0, AGENT_COMPANIES).map(({ customer }) => ({
          organization_id: organizationId,
          user_id: agent.id,
          customer_id: customer.id,
        })),
      )
      .execute()
  }
  // Written last: its presence says that everything else is there.
  await put('organization', [demo.organization])
}

function buildUsers(organizationId: string): User[] {
  const random = createRandom(4700)
  return demoAccounts.map(({ email, first_name, last_name, role, allCustomers }) => ({
    id: random.uuid(),
    organization: organizationId,
    email,
    first_name,
    last_name,
    role,
    permissions: permissionsOf(role, {}),
    ...fullMember(),
    all_customers: allCustomers,
  }))
}

async function putRows<K extends Kind>(
  parts: SeedParts,
  organizationId: string,
  kind: K,
  rows: readonly RowOf<K>[],
) {
  for (let from = 0; from < rows.length; from += BATCH) {
    const few = rows.slice(from, from + BATCH)
    await commit(parts, organizationId, async (work) => {
      await work.load(
        kind,
        few.map(({ id }) => id),
      )
      for (const row of few) work.put(kind, row)
    })
  }
}
