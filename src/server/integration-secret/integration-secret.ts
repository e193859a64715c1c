import type { Db, Tx } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import type { SealedColumn } from '#server/platform/keys/seal-stored.ts'

export const sealedCredentials: SealedColumn = {
  table: 'integration_secret',
  column: 'credentials',
  type: 'text',
  place: `'integration-secret/' || organization_id || '/' || integration_id`,
}

interface Whose {
  organizationId: string
  integrationId: string
}

const placeOf = ({ organizationId, integrationId }: Whose) =>
  `integration-secret/${organizationId}/${integrationId}`

/** What a company has given, as it lies in the database. */
export const sealCredentials = (keyring: Keyring, whose: Whose, given: object): string =>
  keyring.seal(placeOf(whose), JSON.stringify(given))

/** Keeps what a company has given for a vendor, in place of what it gave before. */
export async function keepCredentials(
  tx: Tx,
  keyring: Keyring,
  whose: Whose & { customerId: string },
  given: object,
): Promise<void> {
  const credentials = sealCredentials(keyring, whose, given)
  await tx
    .insertInto('integration_secret')
    .values({
      organization_id: whose.organizationId,
      customer_id: whose.customerId,
      integration_id: whose.integrationId,
      credentials,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'integration_id'])
        .doUpdateSet({ credentials, renewed_by: null, renewed_until: null }),
    )
    .execute()
}

/** What a company has given; undefined where it has given nothing. */
export async function readCredentials(db: Db, keyring: Keyring, whose: Whose): Promise<unknown> {
  const row = await db
    .selectFrom('integration_secret')
    .select('credentials')
    .where('organization_id', '=', whose.organizationId)
    .where('integration_id', '=', whose.integrationId)
    .executeTakeFirst()
  return row && (JSON.parse(keyring.open(placeOf(whose), row.credentials)) as unknown)
}
