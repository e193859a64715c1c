import type { Command } from '#shared/contract/command.ts'
import type { AnyRow } from '#shared/contract/kinds.ts'
import type { CommandResult } from '#shared/contract/sync.ts'
import { invariant } from '#shared/lib/invariant.ts'
import type { EntityTables } from './entity-table.ts'
import { type ValidatedCommand, refuse, type RefusedCommand } from './validated-command.ts'
import type { Refusal, RefusedKey, Work } from './work.ts'

export interface KnownAnswers {
  has: (each: ValidatedCommand) => boolean
  /** The answer of a command whose key was used before, with the row that contradicted it. */
  get: (each: ValidatedCommand) => (CommandResult & Pick<Refusal, 'rowId'>) | undefined
  /** The keys, in lower case, that were answered for good before this part. */
  keys: ReadonlySet<string>
  /** Those of them, or of what the commands build on, that were carried out. */
  earlier: readonly string[]
}

/** What the keys of a part, and those that it builds on, were used for before. */
export async function recall(
  work: Work,
  part: readonly (ValidatedCommand | RefusedCommand)[],
): Promise<KnownAnswers> {
  const open = part.filter((each): each is ValidatedCommand => 'envelope' in each)
  const asked = part.flatMap((each) => {
    if ('envelope' in each) return [each.key, ...(each.envelope.after ?? [])]
    return each.fingerprint === undefined ? [] : [each.key]
  })
  const seen = await work.recall([...new Set(asked.map((key) => key.toLowerCase()))])
  const byKey = new Map(seen.map((row) => [row.key, row]))
  const answers = new Map<ValidatedCommand, NonNullable<ReturnType<KnownAnswers['get']>>>()
  const used = new Set<string>()
  for (const each of open) {
    const key = each.key.toLowerCase()
    const row = byKey.get(key)
    if (row?.refusal && row.fingerprint === each.fingerprint) {
      answers.set(each, { key: each.key, ...row.refusal })
    } else if (row && row.fingerprint === each.fingerprint) {
      answers.set(each, { key: each.key, outcome: 'dup', status: 200, v: row.version })
    } else if (row || used.has(key)) {
      answers.set(each, refuse(each.key, 'rejected', 'keyReused'))
    }
    used.add(key)
  }
  return {
    has: (each) => answers.has(each),
    get: (each) => answers.get(each),
    keys: new Set(byKey.keys()),
    earlier: seen.filter(({ refusal }) => !refusal).map(({ key }) => key),
  }
}

/**
 * The answer of a command that is not carried out now. A conflict is shown as the row is by now; one that has moved to
 * another partition since is as absent as it is to a new command, whose person may not see it there.
 */
export function answerOf(
  work: Work,
  tables: EntityTables,
  each: ValidatedCommand | RefusedCommand,
  known: KnownAnswers,
): CommandResult {
  if ('refused' in each) return each.refused
  const answer = known.get(each)
  invariant(answer, `command ${each.key} has a result`)
  const { rowId, ...result } = answer
  if (rowId === undefined) return result
  const { command, args } = each
  const { row } = work.get(command.kind, rowId)
  return { ...result, current: row && isInPlace(tables, command, args, row) ? row : null }
}

/** Whether a row is in the partition that a command is about. */
export const isInPlace = (tables: EntityTables, command: Command, args: unknown, row: AnyRow): boolean =>
  (tables[command.kind].partitionOf as (row: AnyRow) => string)(row) === command.partition(args)

/** What a person is told and may put aside. Anything else is tried again, by the same key. */
const FINAL: ReadonlySet<CommandResult['outcome']> = new Set(['conflict', 'rejected', 'forbidden'])

/**
 * What is kept of a refusal of what waits on a device, for the copies of it that may still be on their way; undefined
 * where it is no refusal for good, or nothing sends it again.
 */
export function refusedKeyOf(
  each: ValidatedCommand | RefusedCommand,
  result: CommandResult,
): RefusedKey | undefined {
  const { outcome, status, code, values, current } = result
  const isQueued = 'refused' in each || each.isQueued
  if (!FINAL.has(outcome) || code === undefined || !isQueued || each.fingerprint === undefined)
    return undefined
  const rowId = (current as AnyRow | null | undefined)?.id
  return {
    key: each.key.toLowerCase(),
    fingerprint: each.fingerprint,
    refusal: {
      outcome,
      status,
      code,
      ...(values ? { values } : {}),
      ...(rowId === undefined ? {} : { rowId }),
    },
  }
}
