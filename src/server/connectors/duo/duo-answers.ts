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

// https://duo.com/docs/adminapi#authentication-logs
export const authenticationsAnswer = z.object({
  stat: z.literal('OK'),
  response: z.object({
    authlogs: z.array(z.unknown()),
    /** A time and the id of a record; absent or empty at the end. */
    metadata: z
      .object({
        next_offset: z
          .array(z.union([z.string().min(1), z.number().transform(String)]))
          .nullish()
          .transform((given) => (given && given.length > 0 ? given : undefined)),
      })
      .optional(),
  }),
})

export const refusalAnswer = z.object({ stat: z.literal('FAIL'), code: z.number() })
