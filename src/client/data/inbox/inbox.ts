import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import type { Device } from '../device/device.ts'
import { type InboxDatabase, placeOfNotification, type NotificationContent } from './inbox-database.ts'
import { submit } from '../queue/submit.ts'
import { sealJson } from '../device/vault.ts'

/**
 * Takes what notifications left for the app: something new is pulled, and what the person answered becomes a command.
 * Only harmless commands may come this way, for whoever holds a locked device can press a button (sync.md 9.3).
 * Gives how many commands were made.
 */
export async function takeInbox(device: Device, inbox: InboxDatabase): Promise<number> {
  // What a full disk does not take waits for the next look; what was answered must not wait behind it.
  await rememberPushed(device, inbox).catch(() => {})
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

async function rememberPushed(device: Device, inbox: InboxDatabase) {
  const pushed = await inbox.readPushed()
  if (pushed.length === 0) return
  const { userKey, vault, sync } = device
  sync.syncNow()
  const records = pushed.map(async ({ n, at, notice: { title, body, message, path, customerId } }) => ({
    n,
    at,
    userKey,
    customerId: customerId ?? null,
    payload: await sealJson(
      vault,
      { title, body, message, path } satisfies NotificationContent,
      placeOfNotification(n),
    ),
  }))
  await inbox.remember(await Promise.all(records))
  await forgetForeign(device, inbox)
}

/** What was told of a company leaves the device with its rows, once it is taken away. */
export async function forgetForeign(
  { userKey, data }: Pick<Device, 'userKey' | 'data'>,
  inbox: InboxDatabase,
): Promise<void> {
  const partitions = await data.readPartitions()
  if (partitions) await inbox.forgetOthers(userKey, new Set(Object.keys(partitions).map(customerOfPartition)))
}

const isHarmless = (name: string): name is CommandName =>
  Object.hasOwn(commands, name) && commands[name as CommandName].class === 'A'
