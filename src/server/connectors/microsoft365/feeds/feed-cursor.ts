import { z } from 'zod'
import { readCursor } from '../../feed-cursor.ts'

/** Where a read of a feed has come to. Times are in milliseconds since 1970. */
const graphCursor = z.object({
  kind: z.literal('graph'),
  /** From when on records are asked for; null where all are. */
  since: z.number().nullable(),
  /** While pages are left: when the first of them was asked for, and where the next one is. */
  left: z.object({ startedAt: z.number(), next: z.string() }).optional(),
})
export type GraphCursor = z.infer<typeof graphCursor>

const manageCursor = z.object({
  kind: z.literal('manage'),
  /** From when on content is listed. */
  from: z.number(),
  /** While content of a span is left: its end, and the page of its list. */
  left: z.object({ to: z.number(), page: z.string().optional() }).optional(),
  /** What was fetched already, and when it became available. */
  fetched: z.array(z.tuple([z.string(), z.number()])),
  /** When there was content for the last time, or the tenant said that it records. */
  heardAt: z.number().optional(),
})
export type ManageCursor = z.infer<typeof manageCursor>

export const writeCursor = (cursor: GraphCursor | ManageCursor): string => JSON.stringify(cursor)

export const readGraphCursor = (text: string): GraphCursor => readCursor(graphCursor, text)
export const readManageCursor = (text: string): ManageCursor => readCursor(manageCursor, text)
