import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { SECOND } from '#shared/lib/time.ts'
import type { KeptGrant } from '#server/connectors/accounting.ts'
import { ConnectorError } from '#server/connectors/connector-error.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Keyring } from '#server/platform/keys/keyring.ts'
import { readCredentials, sealCredentials } from '#server/integration-secret/integration-secret.ts'

/** How long whoever renews may take, after which somebody else may: longer than the vendor is waited for. */
const TURN = 480 * SECOND
/** How often, and how many times, whoever is not first looks whether the first is done. */
const LOOKS = { every: 0.25 * SECOND, most: 120 }

interface GrantParts {
  db: Db
  keyring: Keyring
  now: () => number
}

interface Whose {
  organizationId: string
  integrationId: string
}

/**
 * The grant of an integration, kept sealed in the database. The vendor is asked outside of any transaction by whoever holds the turn,
 * which the row tells all processes of; a process that ends with it loses it by time, and the grant that is still kept is tried again.
 */
export function keptGrant({ db, keyring, now }: GrantParts, whose: Whose): KeptGrant {
  const latest = () => readCredentials(db, keyring, whose)
  const rows = () =>
    db
      .updateTable('integration_secret')
      .where('organization_id', '=', whose.organizationId)
      .where('integration_id', '=', whose.integrationId)

  async function takeTurn(): Promise<string | undefined> {
    const turn = randomUUID()
    const { numUpdatedRows } = await rows()
      .set({ renewed_by: turn, renewed_until: new Date(now() + TURN) })
      .where((where) =>
        where.or([where('renewed_until', 'is', null), where('renewed_until', '<=', new Date(now()))]),
      )
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n ? turn : undefined
  }

  const endTurn = (turn: string, given?: object) =>
    rows()
      .set({
        renewed_by: null,
        renewed_until: null,
        ...(given ? { credentials: sealCredentials(keyring, whose, given) } : {}),
      })
      .where('renewed_by', '=', turn)
      .execute()

  return {
    latest,
    async renewed(seen, renew) {
      for (let look = 0; look < LOOKS.most; look += 1) {
        const turn = await takeTurn()
        const kept = await latest()
        // It was renewed by somebody else, given anew, or is gone.
        if (!isDeepStrictEqual(kept, seen)) {
          if (turn !== undefined) await endTurn(turn)
          return kept
        }
        if (turn === undefined) {
          await wait(LOOKS.every)
          continue
        }
        try {
          const given = await renew(kept)
          await endTurn(turn, given)
          return given
        } catch (cause) {
          await endTurn(turn)
          throw cause
        }
      }
      throw new ConnectorError('unreachable', { code: 'renewedElsewhere' })
    },
  }
}
