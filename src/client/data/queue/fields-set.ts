import { findCommand } from '#shared/contract/commands.ts'
import type { CommandRecord } from './command-database.ts'

/** The fields that a change sets, with their values; none where what it said was erased or cannot be read. */
export function fieldsSet({
  name,
  rev,
  body,
}: Pick<CommandRecord, 'name' | 'rev' | 'body'>): Record<string, unknown> {
  const command = findCommand(name, rev)
  // Asked only whether it fits: reading it would put the fields into another order.
  if (!command?.args.safeParse(body.args).success) return {}
  return command.sets?.(body.args) ?? {}
}
