import { readCommand } from '#shared/contract/commands.ts'
import type { CommandBody, CommandRecord, SealedCommand } from './command-database.ts'
import { openJson, sealJson, type Vault } from '../device/vault.ts'

/** Bodies that were opened, by key, with the first bytes of what they were opened from: live reads come again. */
const opened = new Map<string, { mark: string; body: CommandBody }>()
const KEPT = 20_000

const placeOf = (key: string) => `command/${key}`

export const sealBody = (vault: Vault, key: string, body: CommandBody): Promise<Uint8Array<ArrayBuffer>> =>
  sealJson(vault, body, placeOf(key))

/**
 * Opens commands in their order, exactly as they were made. One that cannot be opened keeps its header and says
 * nothing: it is still counted.
 */
export const openAsMade = (vault: Vault, records: readonly SealedCommand[]): Promise<CommandRecord[]> =>
  Promise.all(records.map(async (record) => ({ ...record, body: await openBody(vault, record) })))

/** Opens commands in their order, those of an older build in the form of this one. */
export async function openCommands(
  vault: Vault,
  records: readonly SealedCommand[],
): Promise<CommandRecord[]> {
  return (await openAsMade(vault, records)).map(inThisForm)
}

/** A command of an older build in the form of this one. */
export function inThisForm<T extends CommandRecord>(record: T): T {
  const read = readSafely(record)
  if (!read || read.command.rev === record.rev) return record
  return { ...record, rev: read.command.rev, body: { ...record.body, args: read.args } }
}

/** Arguments that are not what their revision says are shown as they are: the server refuses them with a reason. */
function readSafely({ name, rev, body }: CommandRecord) {
  try {
    return readCommand(name, rev, body.args)
  } catch {
    return undefined
  }
}

async function openBody(vault: Vault, { key, body }: SealedCommand): Promise<CommandBody> {
  // Every sealing draws new first bytes, so equal ones are the same body.
  const mark = body.subarray(0, 12).join()
  const known = opened.get(key)
  if (known?.mark === mark) return known.body
  const fresh = await openJson<CommandBody>(vault, body, placeOf(key)).catch((): CommandBody => ({
    args: null,
    subject: '',
    place: '',
  }))
  opened.set(key, { mark, body: fresh })
  for (const oldest of opened.keys()) {
    if (opened.size <= KEPT) break
    opened.delete(oldest)
  }
  return fresh
}

/** Forgets every opened body, when the device is locked. */
export const forgetOpenedCommands = (): void => opened.clear()
