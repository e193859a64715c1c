import { z } from 'zod'
import { instructionId, instructionTextSchema } from '#shared/domain/posture/instruction.ts'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

/** PUT customer/{id}/instruction/{id}: a company's own notes on how to fix a check; none takes them away (POST-10). */
export const instructionSet = defineCommand({
  name: 'instruction.set',
  rev: 1,
  class: 'B',
  kind: 'instruction',
  area: 'secure',
  level: 'manage',
  needs: 'any',
  args: z.strictObject({
    customerId: z.uuid(),
    /** Whether there is such a check the server says. */
    checkId: z.string().min(1).max(100),
    text: instructionTextSchema,
  }),
  ids: (args) => [instructionId(args.customerId, args.checkId)],
  partition: (args) => partitionOf(args.customerId, 'secure'),
  lane: (args) => `instruction/${args.customerId}/${args.checkId}`,
  requires: (args) => [`customer/${args.customerId}`],
  merge: (_earlier, later) => later,
  sets: ({ text }) => ({ text: text === '' ? null : text }),
  reduce: (_row, { customerId, checkId, text }, { id, now, userId }) =>
    text === ''
      ? undefined
      : { id, customer_id: customerId, check_id: checkId, text, edited_by: userId ?? null, edited_at: now },
})
