import type { Command } from '#shared/contract/command.ts'
import type { CommandBody, CommandRecord } from './command-database.ts'

/**
 * One body for two changes of the same fields holder, where the first never left this device: the fields of the later
 * one win, what the person saw is what they saw first. Undefined where the two have to stay two: other commands, and
 * whatever acts on a person or a tenant's security (sync.md 3.2).
 */
export function mergedBody(
  command: Command,
  later: CommandBody,
  earlier: Pick<CommandRecord, 'name' | 'rev' | 'body'>,
): CommandBody | undefined {
  if (!command.merge || command.class === 'C') return undefined
  if (earlier.name !== command.name || earlier.rev !== command.rev) return undefined
  const args = command.merge(earlier.body.args, later.args)
  if (args === undefined) return undefined
  const { ifMatch } = earlier.body
  return {
    ...later,
    args,
    expect: { ...later.expect, ...earlier.body.expect },
    ...(ifMatch === undefined ? {} : { ifMatch }),
  }
}
