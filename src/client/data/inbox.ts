import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import type { Device } from './device.ts'
import type { InboxDatabase } from './inbox-database.ts'
import { submit } from './submit.ts'

/**
 * Takes what notifications left for the app: something new is pulled, and what the person answered becomes a command.
 * Only harmless commands may come this way, for whoever holds a locked device can press a button (sync.md 9.3).
 * Gives how many commands were made.
 */
export async function takeInbox(device: Device, inbox: InboxDatabase): Promise<number> {
  if ((await inbox.drain('pushed')).length > 0) device.sync.syncNow()
  let made = 0
  for (const intent of await inbox.drain('intent')) {
    const { name, args } = intent.command
    if (!isHarmless(name)) continue
    const { outcome } = await submit(device, {
      name,
      args: args as ArgsOf<typeof name>,
      subject: intent.subject,
      place: '',
    })
    if (outcome === 'saved') made++
    // It could not be kept now; it is tried again when the inbox is next looked into.
    else if (outcome === 'notKept') {
      const { n: _, ...again } = intent
      await inbox.leave(again)
    }
  }
  return made
}

const isHarmless = (name: string): name is CommandName =>
  Object.hasOwn(commands, name) && commands[name as CommandName].class === 'A'
