import { z } from 'zod'
import { defineCommand } from '../command.ts'
import { partitionOf } from '../partitions.ts'

/**
 * DELETE file/{id}: a file goes; an upload that is not over ends as its person or their device says, and is told of for a day
 * (FILE-03, FILE-04, FILE-08).
 */
export const fileDelete = defineCommand({
  name: 'file.delete',
  rev: 1,
  class: 'B',
  kind: 'uploadedFile',
  area: 'companies',
  level: 'manage',
  needs: 'existing',
  args: z.strictObject({
    id: z.uuid(),
    customerId: z.uuid(),
    /** How an upload that is not over ends; null where the file is to go, whatever became of it. */
    ends: z.enum(['Canceled', 'Failed']).nullable(),
  }),
  ids: ({ id }) => [id],
  partition: ({ customerId }) => partitionOf(customerId, 'companies'),
  lane: ({ id }) => `uploadedFile/${id}`,
  requires: ({ customerId }) => [`customer/${customerId}`],
  reduce: (row, { ends }) => {
    if (!row || ends === null) return undefined
    // It arrived before this was asked for.
    if (row.status !== '') return row
    return { ...row, status: ends, fault: ends === 'Failed' ? 'notSent' : null, is_checked: false }
  },
})
