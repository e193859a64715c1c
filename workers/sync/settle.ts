import type { CommandResult } from '#shared/contract/sync.ts'
import { canonicalJson } from '#shared/lib/canonical-json.ts'
import type { CommandBody, CommandRecord, SealedCommand } from '#client/data/queue/command-database.ts'
import { sealBody } from '#client/data/queue/sealed-commands.ts'
import type { Vault } from '#client/data/device/vault.ts'
import { fieldsSet } from '#client/data/queue/fields-set.ts'
import { backoff } from '#workers/server/backoff.ts'

/** What an answer changes about a command. */
export interface Settlement {
  record: CommandRecord
  outcome: CommandResult['outcome']
  changes: Partial<SealedCommand>
}

/** A command whose handling fails this often while others pass is put aside, with its lane. */
const PARK_AFTER = 5
/** No command waits longer than this for its next attempt. Milliseconds. */
export const LONGEST_WAIT = 3_600_000
/** How long to wait for the app to be renewed before a command of an unknown revision is tried again. */
const AFTER_UPGRADE = LONGEST_WAIT
/** How long to wait where an earlier command, which is not on this device, was not carried out yet. */
const AFTER_BLOCKED = 5_000

/** Reads one answer (the table of sync.md 4). `head` is the server's version when it answered. */
export async function settle(
  record: CommandRecord,
  result: CommandResult,
  { vault, now, head, random }: { vault: Vault; now: number; head: number; random: number },
): Promise<Settlement> {
  const { outcome, code, v, retryAfter } = result
  const pause = (own: number) => now + Math.min(retryAfter ?? own, LONGEST_WAIT)
  const settled = (changes: Partial<SealedCommand>): Settlement => ({
    record,
    outcome,
    changes: { ...changes, ...(code ? { errorCode: code } : {}) },
  })
  const aside = async (state: SealedCommand['state'], body: CommandBody) =>
    settled({ state, body: await sealBody(vault, record.key, body) })

  switch (outcome) {
    case 'applied':
    case 'dup':
    case 'accepted':
      return settled({ state: 'acked', ackV: v ?? head })
    case 'conflict':
      // Somebody else made the same change.
      if (isAsWanted(record, result.current)) return settled({ state: 'acked', ackV: head })
      return aside('conflict', { ...record.body, current: result.current ?? null })
    case 'rejected':
      return aside('rejected', withReason(record.body, result))
    case 'forbidden':
      return aside('revoked', erased(record.body))
    case 'expired':
      return settled({ state: record.class === 'A' ? 'expired' : 'needsConfirm' })
    case 'blocked':
      return settled({ nextAt: now + AFTER_BLOCKED })
    case 'upgrade':
      return settled({ nextAt: now + AFTER_UPGRADE })
    case 'retry':
      return settled({ tries: record.tries + 1, nextAt: pause(backoff(record.tries, random)) })
    default: {
      const attempts = record.tries + 1
      if (attempts >= PARK_AFTER) return settled({ state: 'parked', tries: attempts })
      return settled({ tries: attempts, nextAt: pause(backoff(attempts, random)) })
    }
  }
}

const withReason = (body: CommandBody, { issues, values }: CommandResult): CommandBody => ({
  ...body,
  ...(issues ? { issues } : {}),
  ...(values ? { values } : {}),
})

function isAsWanted(record: CommandRecord, current: unknown): boolean {
  const sets = Object.entries(fieldsSet(record))
  const row = (current ?? {}) as Record<string, unknown>
  return sets.length > 0 && sets.every(([field, value]) => canonicalJson(row[field]) === canonicalJson(value))
}

/** What is left of a change whose permission is gone: that it was, not what it said. */
export const erased = ({ subject, place }: CommandBody): CommandBody => ({ args: null, subject, place })
