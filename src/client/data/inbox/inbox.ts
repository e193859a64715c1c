import { type ArgsOf, type CommandName, commands } from '#shared/contract/commands.ts'
import { customerOfPartition } from '#shared/contract/partitions.ts'
import { type AnswerCommand, answerCommandsOf } from '#shared/domain/notifications/notice.ts'
import type { Device } from '../device/device.ts'
import {
  type InboxDatabase,
  type Note,
  placeOfNotification,
  type NotificationContent,
} from './inbox-database.ts'
import { type Intention, submitMany } from '../queue/submit.ts'
import { sealJson } from '../device/vault.ts'

/**
 * Takes what notifications left for the app: something new is pulled, and what the person answered becomes commands.
 * Only harmless commands may come this way, for whoever holds a locked device can press a button (sync.md 9.3).
 * Gives how many commands were made.
 */
export async function takeInbox(device: Device, inbox: InboxDatabase): Promise<number> {
  // What a full disk does not take waits for the next look; what was answered must not wait behind it.
  await rememberPushed(device, inbox).catch(() => {})
  const made = new Set<string>()
  for (const intent of await inbox.drain('intent')) {
    const intentions = intentionsOf(intent)
    const outcomes = await submitMany(device, intentions)
    const unkept = intentions.filter((_, place) => outcomes[place]?.outcome === 'notKept')
    for (const each of outcomes) if (each.outcome === 'saved') made.add(each.key)
    // They could not be kept now; they are tried again when the inbox is next looked into.
    if (unkept.length > 0) await inbox.leave({ ...withoutAnswer(intent), commands: unkept.map(commandOf) })
  }
  return made.size
}

type Intent = Extract<Note, { type: 'intent' }>

const withoutAnswer = ({ type, at, subject }: Intent) => ({ type, at, subject })
const commandOf = ({ name, args }: Intention<CommandName>): AnswerCommand => ({ name, args })

/**
 * What an answer asks for: nothing where any of it may not come this way, for no button of ours means such a thing. Whether
 * it still changes something is for the server to say: what lies here may be older than the notification.
 */
function intentionsOf(intent: Intent): Intention<CommandName>[] {
  const asked = answerCommandsOf(intent)
  const { subject } = intent
  const intentions = asked.flatMap(({ name, args }) =>
    isHarmless(name) ? [{ name, args: args as ArgsOf<typeof name>, subject, place: '' }] : [],
  )
  return intentions.length === asked.length ? intentions : []
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
