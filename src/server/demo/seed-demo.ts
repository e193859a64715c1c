import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { AGREEMENT_VERSION } from '#shared/domain/agreements/agreement.ts'
import { generatePassword } from '#shared/domain/identity/password.ts'
import type { Kind } from '#shared/contract/kind-names.ts'
import type { RowOf } from '#shared/contract/kinds.ts'
import { givenToAll } from '#shared/domain/licenses/company-licenses.ts'
import type { User } from '#shared/domain/users/user.ts'
import { createHead } from '#server/platform/sync/head.ts'
import { commit, type CommitParts } from '#server/platform/sync/commit.ts'
import { DEMO_PASSWORD } from './demo-accounts.ts'
import type { Demo } from './demo-organization.ts'
import type { Inhabited } from './demo-people.ts'
import { demoSyncs } from './demo-syncs.ts'

export interface SeedParts extends CommitParts {
  createUser: (user: {
    id: string
    email: string
    password: string
    givenName: string
    familyName: string
    status?: 'CONFIRMED' | 'FORCE_CHANGE_PASSWORD'
    isShared?: boolean
  }) => Promise<unknown>
}

/** Rows written by one unit of work: devices get them as one page. */
const BATCH = 2000

/** Fills an empty test site with the demo organization and its accounts. A site that has an organization stays as it is. */
export async function seedDemo(parts: SeedParts, { demo, owners, colleagues }: Inhabited): Promise<boolean> {
  const { db } = parts
  const existing = await db.selectFrom('organization').select('id').executeTakeFirst()
  // Accounts first: a seeding that was interrupted begins again, and finds them there.
  for (const user of owners) await openAccount(parts, user, DEMO_PASSWORD)
  if (existing) return false
  for (const user of colleagues)
    await openAccount(
      parts,
      user,
      generatePassword((count) => randomBytes(count)),
    )
  await fillOrganization(parts, demo, [...owners, ...colleagues])
  // The embedded database gathers no statistics by itself, and plans badly without.
  await sql`analyze`.execute(db)
  return true
}

const openAccount = (
  { createUser }: SeedParts,
  { id, email, first_name, last_name, status }: User,
  password: string,
) =>
  createUser({
    id,
    email,
    password,
    givenName: first_name,
    familyName: last_name,
    status: status === 'joined' ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD',
  })

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
    demo.companies.flatMap(({ integration }) => integration ?? []),
  )
  await put(
    'employee',
    demo.companies.flatMap(({ employees }) => employees),
  )
  await put(
    'companyLicenses',
    demo.companies.flatMap(({ licenses }) => (givenToAll(licenses).length > 0 ? licenses : [])),
  )
  await put('checklistItem', demo.checklist)
  await put('featureFlag', demo.features)
  await put('subscription', [demo.subscription])
  await put('user', users)
  await put('task', demoSyncs(demo, users))
  // They belong to nobody who could be asked.
  await db
    .insertInto('agreement')
    .values(
      users
        .filter(({ status }) => status === 'joined')
        .map(({ id }) => ({
          organization_id: organizationId,
          user_id: id,
          version: AGREEMENT_VERSION,
          signed_at: new Date(demo.moment),
        })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const grants = users.flatMap(({ id, customer_ids }) =>
    customer_ids.map((customer_id) => ({ organization_id: organizationId, user_id: id, customer_id })),
  )
  if (grants.length > 0)
    await db
      .insertInto('user_customer')
      .values(grants)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  // Written last: its presence says that everything else is there.
  await put('organization', [demo.organization])
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
