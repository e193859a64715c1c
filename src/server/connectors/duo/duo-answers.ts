import { z } from 'zod'

const text = z.string().optional().catch(undefined)

// https://duo.com/docs/adminapi#retrieve-users
const duoUser = z.object({
  user_id: z.string().min(1),
  username: z.string(),
  email: text,
  status: z.string(),
  is_enrolled: z.boolean(),
  aliases: z.record(z.string(), z.string()).nullish().catch(undefined),
})
export type DuoUser = z.infer<typeof duoUser>

export const usersAnswer = z.object({
  stat: z.literal('OK'),
  response: z.array(duoUser),
  metadata: z.object({ next_offset: z.number().int().positive().optional() }).optional(),
})

// https://duo.com/docs/accountsapi#retrieve-accounts
export const accountsAnswer = z.object({
  stat: z.literal('OK'),
  response: z.array(
    z.object({ account_id: z.string().min(1).max(100), name: z.string(), api_hostname: z.string() }),
  ),
})

export interface LogPage {
  items: readonly unknown[]
  /** As it is asked for; undefined at the end. */
  next: string | undefined
}

/**
 * Where the next page begins: at a time and the id of a record. The log of authentications writes them as two texts, that of
 * activities as one with a comma, as which either is asked for. It is null, empty or absent at the end.
 */
const logMetadata = z
  .object({
    next_offset: z
      .union([z.string(), z.array(z.union([z.string().min(1), z.number().transform(String)]))])
      .nullish()
      .transform((given) => (typeof given === 'string' ? given : given?.join(',')) || undefined),
  })
  .nullish()

// https://duo.com/docs/adminapi#authentication-logs
export const authenticationsAnswer = z
  .object({
    stat: z.literal('OK'),
    response: z.object({ authlogs: z.array(z.unknown()), metadata: logMetadata }),
  })
  .transform(({ response: { authlogs, metadata } }): LogPage => ({
    items: authlogs,
    next: metadata?.next_offset,
  }))

// https://duo.com/docs/adminapi#activity-logs
export const activitiesAnswer = z
  .object({
    stat: z.literal('OK'),
    response: z.object({ items: z.array(z.unknown()), metadata: logMetadata }),
  })
  .transform(({ response: { items, metadata } }): LogPage => ({ items, next: metadata?.next_offset }))

export const refusalAnswer = z.object({ stat: z.literal('FAIL'), code: z.number() })
