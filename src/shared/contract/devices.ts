import { z } from 'zod'
import {
  ANSWER_LIMIT,
  NOTICE_ACTIONS,
  NOTICE_KINDS,
  SEVERITIES,
} from '#shared/domain/notifications/notice.ts'
import { devicePolicySchema } from '#shared/domain/organization/device-policy.ts'

/** Times of the device registry, lock and lease (sync.md 8). Milliseconds. */
export const deviceLimits = {
  /** How long a device may be used without the server. */
  lease: 72 * 3_600_000,
  /** A device whose lease ended this long ago erases itself. */
  wipeAfterLease: 14 * 86_400_000,
  /** Failed unlocks after which the device erases itself. */
  unlockTries: 10,
  idle: 3_600_000,
  /** How long before the end of a session somebody is asked whether they are still there (SESS-07). */
  prompt: 60_000,
}

/** How the data key of a device is kept: by the server for a session, or on the device behind a PIN or a passkey. */
export const KEY_MODES = ['session', 'pin', 'passkey'] as const
export const keyModeSchema = z.enum(KEY_MODES)
export type KeyMode = z.infer<typeof keyModeSchema>

/** What a device says of itself with every pull and push. */
export const deviceReportSchema = z.strictObject({
  id: z.uuid(),
  /** Changes on it that the server has not answered yet. */
  pending: z.number().int().nonnegative(),
  /** When the oldest of them was made, in server time; null where none waits. */
  oldestPendingAt: z.number().int().nullable(),
  /** The number of the newest change that was ever made on it. */
  highestSeq: z.number().int().nonnegative(),
})
export type DeviceReport = z.infer<typeof deviceReportSchema>

/** What the server says to a device that reports. */
export const deviceOrdersSchema = z.object({
  /** True where everything on the device has to be erased now. */
  wipe: z.boolean(),
  /** A signed statement how long this user may use this device without the server: a JWT of `leaseClaimsSchema`. */
  lease: z.string(),
})
export type DeviceOrders = z.infer<typeof deviceOrdersSchema>

/** `sub` is the user, `dev` the device, `exp` the end in seconds. */
export const leaseClaimsSchema = z.object({ sub: z.string(), dev: z.string(), exp: z.number() })

/** PUT /device/:id, when somebody signs in or a session is renewed on a device. */
export const openDeviceSchema = z.strictObject({
  name: z.string().trim().min(1).max(80),
  keyMode: keyModeSchema,
})

export const openedDeviceSchema = deviceOrdersSchema.extend({
  /** 32 bytes in base64url that wrap the data key in the mode `session`: the same for this user on this device. */
  secret: z.string(),
  /** The public key of the lease as a JWK. */
  leaseKey: z.record(z.string(), z.unknown()),
  policy: devicePolicySchema,
  /** The public key for push subscriptions in base64url; null where the server sends none. */
  pushKey: z.string().nullable(),
  /** What this device said of unsent changes when it was last heard. */
  lastReport: z
    .object({ pending: z.number().int(), oldestPendingAt: z.number().int().nullable() })
    .nullable(),
})
export type OpenedDevice = z.infer<typeof openedDeviceSchema>

/** A row of the administrators' list. Times in ISO 8601. */
export const registeredDeviceSchema = z.object({
  id: z.string(),
  userId: z.string(),
  userName: z.string(),
  name: z.string(),
  keyMode: keyModeSchema,
  lastSeen: z.string(),
  pending: z.number().int(),
  oldestPendingAt: z.string().nullable(),
  /** `asked` until the device has answered, then `done`. */
  wipe: z.enum(['asked', 'done']).nullable(),
  isPushed: z.boolean(),
})
export type RegisteredDevice = z.infer<typeof registeredDeviceSchema>

/** A browser's push subscription (RFC 8030, 8291). */
export const pushSubscriptionSchema = z.strictObject({
  endpoint: z.url().max(2000),
  keys: z.strictObject({ p256dh: z.string().max(200), auth: z.string().max(100) }),
})
export type PushSubscription = z.infer<typeof pushSubscriptionSchema>

const answerCommandSchema = z.object({ name: z.string(), args: z.unknown() })

const pushButtonSchema = z.object({
  action: z.enum(NOTICE_ACTIONS),
  /** In English. */
  title: z.string().max(60),
})

/** An action of a notification: class A commands that the app makes once it is unlocked. */
export const pushActionSchema = z.union([
  pushButtonSchema.extend({ commands: z.array(answerCommandSchema).min(1).max(ANSWER_LIMIT) }),
  pushButtonSchema.extend({ command: answerCommandSchema }),
])

const severity = z.enum(SEVERITIES)
const customerName = z.string().nullable()

/** What a notification says, which each device puts into its own language; only what the organization's policy allows. */
const noticeMessageSchema = z.discriminatedUnion('extent', [
  z.object({
    extent: z.literal('full'),
    severity,
    kind: z.enum(NOTICE_KINDS),
    count: z.number().int().optional(),
    customerName,
  }),
  z.object({ extent: z.literal('company'), severity, customerName }),
  z.object({ extent: z.literal('generic') }),
])

/** What a push carries, below 4 KB. */
export const pushNoticeSchema = z.object({
  id: z.string(),
  /** The message in English, for a service worker that does not know what it says: it may be of an older build. */
  title: z.string(),
  body: z.string(),
  /** Absent in those of an older build. */
  message: noticeMessageSchema.optional(),
  /** The address in the app that a click opens. */
  path: z.string().regex(/^\/(?!\/)/),
  customerId: z.string().nullable(),
  severity,
  /** What is shown of one tag is one notification, to which a later push adds; absent where each stands alone. */
  tag: z.string().max(64).optional(),
  /** The organization's version at which the matter can be pulled. */
  version: z.number().int(),
  actions: z.array(pushActionSchema).max(2),
})
export type PushNotice = z.infer<typeof pushNoticeSchema>
