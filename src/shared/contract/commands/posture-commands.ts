import { z } from 'zod'
import { auditLimits, auditSettingId } from '#shared/domain/posture/audit-setting.ts'
import { checkResolutionId, resolutionSchema } from '#shared/domain/posture/check-resolution.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

/** Whether there is such a check the server says: the list of all of them is too much for every start of the app. */
const checkId = z.string().min(1).max(100)

const auditArgs = z.strictObject({
  /** Null: for every company that has no setting of its own. */
  customerId: z.uuid().nullable(),
  settings: z
    /** Null: inherited, from the organization or from the product. */
    .array(z.strictObject({ checkId, enabled: z.boolean().nullable() }))
    .min(1)
    .max(auditLimits.settings)
    .refine((settings) => new Set(settings.map((each) => each.checkId)).size === settings.length, {
      message: 'Names a check twice',
    }),
})
type AuditArgs = z.infer<typeof auditArgs>
type WantedSetting = AuditArgs['settings'][number]

/** An id costs a hash, and a reducer is asked for each row anew. */
const wantedById = new WeakMap<AuditArgs, Map<string, WantedSetting>>()

function wantedOf(args: AuditArgs): Map<string, WantedSetting> {
  const known =
    wantedById.get(args) ??
    new Map(args.settings.map((each) => [auditSettingId(args.customerId, each.checkId), each]))
  wantedById.set(args, known)
  return known
}

/** PUT secure/setting: what the audit looks at, check by check (POST-19). */
export const auditSet = defineCommand({
  name: 'audit.set',
  rev: 1,
  class: 'A',
  kind: 'auditSetting',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  args: auditArgs,
  ids: (args) => [...wantedOf(args).keys()],
  partition: (args) => partitionOf(args.customerId ?? 'org', 'secure'),
  lane: (args) => `auditSetting/${args.customerId ?? 'org'}`,
  requires: (args) => (args.customerId === null ? [] : [`customer/${args.customerId}`]),
  reduce: (row, args, { id }) => {
    const wanted = wantedOf(args).get(id)
    if (!wanted) return row
    const { checkId: check_id, enabled } = wanted
    return enabled === null ? undefined : { id, customer_id: args.customerId, check_id, enabled }
  },
})

/** What a person decided about a check of a company, or that they take it back (POST-07). */
export const checkResolve = defineCommand({
  name: 'check.resolve',
  rev: 1,
  class: 'B',
  kind: 'checkResolution',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({ customerId: z.uuid(), checkId, resolution: resolutionSchema.nullable() }),
  ids: (args) => [checkResolutionId(args.customerId, args.checkId)],
  partition: (args) => partitionOf(args.customerId, 'secure'),
  lane: (args) => `checkResolution/${args.customerId}/${args.checkId}`,
  requires: (args) => [`customer/${args.customerId}`],
  merge: (_earlier, later) => later,
  sets: ({ resolution }) => ({ status: resolution?.status ?? null, details: resolution?.details ?? null }),
  reduce: (_row, { customerId, checkId, resolution }, { id, now }) =>
    resolution
      ? { ...resolution, id, customer_id: customerId, check_id: checkId, resolved_at: now }
      : undefined,
})
