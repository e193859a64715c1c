import { z } from 'zod'
import { deviceOrdersSchema, deviceReportSchema } from './devices.ts'
import { errorCodeSchema, errorValuesSchema, issueSchema } from './errors.ts'

/** Sizes and times of the sync protocol (sync.md 4 and 5). Times in milliseconds, sizes in bytes. */
export const syncLimits = {
  /** The most that one request may hold; a device begins with fewer, see `createBatchSize`. */
  pushCommands: 1000,
  pushBytes: 384 * 1024,
  pullRows: 2000,
  segmentRows: 500,
  /** A payload of fewer characters is not compressed: it would hardly become shorter. */
  compressFrom: 4096,
  /** Commands that one may build on. */
  after: 1000,
  requestTimeout: 30_000,
  backoff: { first: 1000, longest: 60_000 },
  eventsComment: 25_000,
  eventsWatchdog: 45_000,
  poll: { visible: 30_000, hidden: 300_000 },
  /** How long a command of each class may wait before it is sent by itself. */
  deadline: { A: 14 * 86_400_000, B: 3 * 86_400_000, C: 600_000, D: 0 },
}

/** The shape of rows and segments. A device with another number loads everything again. */
export const SCHEMA = 24

export const commandEnvelopeSchema = z.strictObject({
  key: z.uuid(),
  name: z.string().max(100),
  rev: z.number().int().positive(),
  args: z.unknown(),
  /** What the person saw in the fields they changed. */
  expect: z.record(z.string(), z.unknown()).optional(),
  /** The version of the row that the person saw. */
  ifMatch: z.number().int().optional(),
  /** Keys of commands that have to be carried out before this one. */
  after: z.array(z.uuid()).max(syncLimits.after).optional(),
  /** Server time, in milliseconds, after which the command must not be carried out. */
  notAfter: z.number().int(),
  /** How long ago the person made the change, by the device's own clock. */
  ageMs: z.number().int().nonnegative(),
})
export type CommandEnvelope = z.infer<typeof commandEnvelopeSchema>

/** Commands are checked one by one, so that a single unreadable one refuses only itself. */
export const pushRequestSchema = z.strictObject({
  schema: z.number().int(),
  commands: z.array(z.unknown()).min(1).max(syncLimits.pushCommands),
  /** The history that the device knows: another one has to be pulled before anything is sent to it. */
  epoch: z.string().optional(),
  device: deviceReportSchema.optional(),
})

export const COMMAND_OUTCOMES = [
  'applied',
  'dup',
  'accepted',
  'conflict',
  'rejected',
  'forbidden',
  'expired',
  'retry',
  'error',
  'blocked',
  'upgrade',
] as const

export const commandResultSchema = z.object({
  key: z.string(),
  outcome: z.enum(COMMAND_OUTCOMES),
  status: z.number().int(),
  code: errorCodeSchema.optional(),
  values: errorValuesSchema.optional(),
  /** The organization's version at which the effect is visible. */
  v: z.number().int().optional(),
  issues: z.array(issueSchema).optional(),
  /** The row as the server has it, where an expectation failed. */
  current: z.unknown().optional(),
  /** Milliseconds after which to try again. */
  retryAfter: z.number().int().optional(),
})
export type CommandResult = z.infer<typeof commandResultSchema>

const heading = {
  now: z.number().int(),
  epoch: z.string(),
  head: z.number().int(),
  /** For a device that reported. */
  device: deviceOrdersSchema.optional(),
}

export const pushAnswerSchema = z.object({ ...heading, results: z.array(commandResultSchema) })

export const pullRequestSchema = z.strictObject({
  epoch: z.string().nullable(),
  cursor: z.number().int().nonnegative(),
  scopeHash: z.string().nullable(),
  schema: z.number().int(),
  device: deviceReportSchema.optional(),
})
export type PullRequest = z.infer<typeof pullRequestSchema>

/** kind, id, version, partition, row; a row of null is gone from that partition. */
export const pulledRowSchema = z.tuple([z.string(), z.string(), z.number().int(), z.string(), z.unknown()])
export type PulledRow = z.infer<typeof pulledRowSchema>

export const pullAnswerSchema = z.object({
  ...heading,
  to: z.number().int(),
  more: z.boolean(),
  /** Sent when the device's scope hash is not the user's: every partition that the user may read. */
  scope: z.object({ hash: z.string(), pids: z.array(z.string()) }).optional(),
  rows: z.array(pulledRowSchema),
})

export const snapshotRequestSchema = z.strictObject({
  schema: z.number().int(),
  /** The partitions wanted, most urgent first; null for all of the user's. */
  pids: z.array(z.string()).max(20_000).nullable(),
  /** What the device can open: longer payloads then come compressed, as lines of base64. */
  compression: z.literal('gzip').optional(),
})

export type SnapshotRequest = z.infer<typeof snapshotRequestSchema>

/**
 * A snapshot is NDJSON: a header line; then for each segment one line that describes it and one that is its
 * payload, to be stored unread; after the segments of a partition a line that closes it; at last a line that
 * closes the stream. What is not closed was cut off.
 */
export const segmentHeaderSchema = z.object({
  /** The partition, or '*' for a segment that holds the rows of a shared kind for all partitions. */
  segment: z.string(),
  kind: z.string(),
  no: z.number().int().nonnegative(),
  v: z.number().int(),
  n: z.number().int(),
  /** Length of the payload line in bytes without its line feed. */
  bytes: z.number().int(),
  compression: z.literal('gzip').optional(),
})
export type SegmentHeader = z.infer<typeof segmentHeaderSchema>

export const snapshotLineSchema = z.union([
  segmentHeaderSchema,
  z.object({
    head: z.number().int(),
    epoch: z.string(),
    /** Of what the user may read while this is sent: a device that knows of another scope pulls first. */
    scopeHash: z.string(),
    pids: z.number().int(),
    rows: z.number().int(),
  }),
  z.object({
    closed: z.string(),
    v: z.number().int(),
    count: z.number().int(),
    sumV: z.number().int(),
  }),
  z.object({ end: z.literal(true), pids: z.number().int() }),
])
export type SnapshotLine = z.infer<typeof snapshotLineSchema>

/**
 * The payload of a segment: one array per column, all of the same length, sorted in the kind's default order.
 * `id` and `v` are always there; a shared segment has `pid` too.
 */
export type SegmentColumns = { id: string[]; v: number[]; pid?: string[] } & Record<string, unknown[]>

export const digestRequestSchema = z.strictObject({ pids: z.array(z.string()).max(20_000) })
export const digestAnswerSchema = z.object({
  ...heading,
  /** Of the partitions that the user may read now. */
  scopeHash: z.string(),
  partitions: z.array(
    z.object({ pid: z.string(), kind: z.string(), count: z.number().int(), sumV: z.number().int() }),
  ),
})
export type DigestAnswer = z.infer<typeof digestAnswerSchema>
