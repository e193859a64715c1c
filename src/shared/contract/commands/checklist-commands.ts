import { z } from 'zod'
import { checkNameSchema, dismissalArea } from '#shared/domain/checklist/checklist.ts'
import { defineCommand } from '../command.ts'
import { BASE_PARTITION } from '../partitions.ts'

/** PUT organization/{id}/onboarding-checklist (CHK-04) */
export const checklistDismiss = defineCommand({
  name: 'checklist.dismiss',
  rev: 1,
  class: 'A',
  kind: 'checklistItem',
  area: ({ checkName }) => dismissalArea(checkName),
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({
    checkName: checkNameSchema,
    dismissed: z.boolean(),
    /** Set by a device that dismisses a step by itself; it changes nothing where one has done so before (CHK-08). */
    isAutomatic: z.literal(true).optional(),
  }),
  ids: (args) => [args.checkName],
  partition: () => BASE_PARTITION,
  lane: (args) => `checklistItem/${args.checkName}`,
  reduce: (row, { dismissed, isAutomatic }) => {
    if (!isAutomatic || !row) return row && { ...row, dismissed }
    return row.autoDismissed ? row : { ...row, dismissed, autoDismissed: true }
  },
})
