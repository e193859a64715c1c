import type { z } from 'zod'
import { ConnectorError } from './connector-error.ts'

/** Where a feed was left, as its reader has written it. Throws `resyncRequired` for what is none of its cursors. */
export function readCursor<T>(schema: z.ZodType<T>, text: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new ConnectorError('resyncRequired', { code: 'unreadableCursor', cause })
  }
}
