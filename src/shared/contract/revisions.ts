import type { Command } from './command.ts'

/** A command as this build knows it, with arguments in the form that it knows. */
export interface Read {
  command: Command
  args: unknown
}

/**
 * Reads a command that an older build made: its arguments are led from revision to revision up to this build's.
 * Undefined where the name or the revision is not known here: a newer build made it, or one that is too old.
 */
export function readRevision(
  commands: Readonly<Record<string, Command>>,
  name: string,
  rev: number,
  args: unknown,
): Read | undefined {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || rev > command.rev) return undefined
  let current = args
  for (let from = rev; from < command.rev; from++) {
    const upcast = command.upcasts?.[from]
    if (!upcast) return undefined
    current = upcast(current)
  }
  return { command, args: current }
}
