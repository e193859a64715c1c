import { sql } from 'kysely'
import type { PushNotice, PushSubscription } from '#shared/contract/devices.ts'
import { defaultLanguage } from '#shared/domain/language/languages.ts'
import { type Command, mayMake } from '#shared/contract/command.ts'
import { type CommandName, commands } from '#shared/contract/commands.ts'
import {
  type AnswerCommands,
  answerCommandsOf,
  type Matter,
  messageOf,
  type NoticeAction,
} from '#shared/domain/notifications/notice.ts'
import { actionText, messageText } from '#shared/domain/notifications/notice-text.ts'
import { defaultDevicePolicy, type DevicePolicy } from '#shared/domain/organization/device-policy.ts'
import type { Db } from '#server/platform/database/database.ts'
import { defineJob, type Jobs } from '#server/platform/jobs.ts'
import type { Log } from '#server/platform/log.ts'
import type { CommitParts } from '#server/platform/sync/commit.ts'
import { readScope, readUser } from '#server/users/user.store.ts'
import { makerOf, type Scope } from '#server/platform/sync/scope.ts'
import { keepNotification } from './notification.store.ts'
import { type PushParts, type Sent, sendPush } from './send-push.ts'

/** Something that people should hear of, wherever they are. */
export interface DeviceNotification
  extends Matter, Pick<PushNotice, 'id' | 'path' | 'customerId' | 'version' | 'tag'> {
  actions: ({ action: NoticeAction } & AnswerCommands)[]
  /** Only who may read this partition hears of it. */
  pid: string
  /** Of these only the users that are named; all of them where it is absent. */
  people?: readonly string[]
}

export interface Notifier {
  /**
   * Keeps a notification for those who may know, and tells every device of theirs that has notifications. That is queued:
   * nobody waits for a push service.
   */
  notify: (organizationId: string, notified: DeviceNotification) => Promise<void>
  /** Tells one device of one user at once. `gone` where it takes no notifications. */
  tell: (device: DeviceAddress, notified: Omit<DeviceNotification, 'pid' | 'people'>) => Promise<Sent>
  /** Sends what `notify` has queued. */
  deliver: (queued: QueuedNotice) => Promise<Sent>
}

export const sendPushJob = defineJob({
  queue: 'send-push',
  parallel: 4,
  act: async ({ notifier }: { notifier: Pick<Notifier, 'deliver'> }, queued: QueuedNotice) => {
    // The queue tries what failed again.
    if ((await notifier.deliver(queued)) === 'later') throw new Error('The push service does not answer now')
  },
})

export interface DeviceAddress {
  organizationId: string
  userId: string
  deviceId: string
}

export interface QueuedNotice {
  address: DeviceAddress
  notice: PushNotice
}

interface NotifierParts extends PushParts, CommitParts {
  log: Log
  now: () => number
}

/** Notifications to the devices of an organization's users. A subscription that is gone is forgotten. */
export function createNotifier(parts: NotifierParts, jobs: Pick<Jobs, 'send'>): Notifier {
  const { db, log } = parts

  async function deliver({ address, notice }: QueuedNotice): Promise<Sent> {
    const subscription = await readSubscription(db, address)
    if (!subscription) return 'gone'
    const sent = await sendPush(parts, subscription, notice)
    if (sent === 'gone') await forget(db, address, subscription)
    if (sent === 'refused')
      log.warn({ event: 'push.refused', device: address.deviceId }, 'A push service refused a notification')
    return sent
  }

  return {
    deliver,
    async notify(organizationId, notification) {
      const { pid, people, ...notified } = notification
      await keepNotification(parts, organizationId, notification, parts.now())
      const policy = await readPolicy(db, organizationId)
      for (const address of await listening(db, organizationId)) {
        if (people && !people.includes(address.userId)) continue
        const scope = await readScope(db, await readUser(db, address.userId))
        if (!(scope.pids as readonly string[]).includes(pid)) continue
        const actions = notified.actions.filter((each) => mayAnswer(scope, each))
        const notice = noticeOf(policy, { ...notified, actions })
        await jobs.send<QueuedNotice>(sendPushJob.queue, { address, notice })
      }
    },
    async tell(address, notified) {
      const policy = await readPolicy(db, address.organizationId)
      return deliver({ address, notice: noticeOf(policy, notified) })
    },
  }
}

/** Whether the user may do what a button means; who only reads is told all the same, without it. */
const mayAnswer = (scope: Scope, answer: AnswerCommands): boolean =>
  !scope.isReadOnly &&
  answerCommandsOf(answer).every(({ name, args }) => {
    const command = Object.hasOwn(commands, name)
      ? (commands[name as CommandName] as unknown as Command)
      : undefined
    const parsed = command?.args.safeParse(args)
    return command && parsed?.success && mayMake(command, parsed.data, makerOf(scope))
  })

function noticeOf(policy: DevicePolicy, notified: Omit<DeviceNotification, 'pid' | 'people'>): PushNotice {
  const { id, path, customerId, severity, tag, version, actions } = notified
  const message = messageOf(policy.pushText, notified)
  const titled = (each: DeviceNotification['actions'][number]) => ({
    ...each,
    title: actionText(each.action, notified.count, defaultLanguage),
  })
  const isNamed = policy.pushText !== 'generic'
  return {
    id,
    ...messageText(message, defaultLanguage),
    message,
    path,
    customerId: isNamed ? customerId : null,
    severity,
    ...(tag === undefined ? {} : { tag }),
    version,
    // What an action would do may say more than the text is allowed to.
    actions: policy.pushText === 'full' ? actions.map(titled) : [],
  }
}

async function readPolicy(db: Db, organizationId: string): Promise<DevicePolicy> {
  const { rows } = await sql<{ policy: DevicePolicy }>`
    select device_policy as policy from organization where organization_id = ${organizationId}::uuid`.execute(
    db,
  )
  return rows[0]?.policy ?? defaultDevicePolicy
}

async function listening(db: Db, organizationId: string): Promise<DeviceAddress[]> {
  const rows = await db
    .selectFrom('device')
    .select(['user_id', 'id'])
    .where('organization_id', '=', organizationId)
    .where('subscription', 'is not', null)
    .execute()
  return rows.map(({ user_id: userId, id: deviceId }) => ({ organizationId, userId, deviceId }))
}

async function readSubscription(
  db: Db,
  { organizationId, userId, deviceId }: DeviceAddress,
): Promise<PushSubscription | undefined> {
  const row = await db
    .selectFrom('device')
    .select('subscription')
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('id', '=', deviceId)
    .executeTakeFirst()
  return row?.subscription ?? undefined
}

/** Unless the browser subscribed anew meanwhile. */
async function forget(
  db: Db,
  { organizationId, userId, deviceId }: DeviceAddress,
  { endpoint }: PushSubscription,
): Promise<void> {
  await sql`
    update device set subscription = null where organization_id = ${organizationId}::uuid
      and user_id = ${userId}::uuid and id = ${deviceId}::uuid and subscription->>'endpoint' = ${endpoint}`.execute(
    db,
  )
}
