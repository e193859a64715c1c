import { z } from 'zod'

export const authInfo = z.object({ auth_url: z.url(), tenant_id: z.string().nullish().catch(undefined) })

export const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().catch(3600),
})

export const clientsAnswer = z.object({
  record_count: z.number().int().nonnegative(),
  clients: z.array(z.object({ id: z.number().int(), name: z.string() })),
})

const numbers = z
  .array(
    z.union([
      z.number(),
      z.object({ id: z.number() }).transform(({ id }) => id),
      z.object({ team_id: z.number() }).transform(({ team_id }) => team_id),
      z.object({ status_id: z.number() }).transform(({ status_id }) => status_id),
    ]),
  )
  .nullish()
  .catch(undefined)

const ticketType = z.object({
  id: z.number().int(),
  name: z.string(),
  default_sla: z.number().int().nullish().catch(undefined),
  allowall_status: z.boolean().nullish().catch(undefined),
  allowed_status: numbers,
  allowall_team: z.boolean().nullish().catch(undefined),
  allowed_teams: numbers,
})
export type HaloType = z.infer<typeof ticketType>
export const typesAnswer = z.array(ticketType)

/** A ticket type with the fields of its form. */
export const typeAnswer = z.object({
  fields: z
    .array(
      z.object({
        mandatory: z.boolean().nullish().catch(undefined),
        fieldinfo: z
          .object({
            name: z.string(),
            label: z.string().nullish().catch(undefined),
          })
          .nullish()
          .catch(undefined),
      }),
    )
    .nullish()
    .catch(undefined),
})

const named = z.object({ id: z.number().int(), name: z.string() })
export const statusesAnswer = z.array(named)
export const teamsAnswer = z.array(named.extend({ inactive: z.boolean().nullish().catch(undefined) }))

export const prioritiesAnswer = z.array(
  z.object({
    slaid: z.number().int(),
    priorityid: z.number().int(),
    name: z.string(),
    ishidden: z.boolean().nullish().catch(undefined),
  }),
)
export type HaloPriority = z.infer<typeof prioritiesAnswer>[number]

const ticket = z.object({
  id: z.number().int(),
  summary: z.string().nullish().catch(undefined),
  client_id: z.number().int().nullish().catch(undefined),
  dateclosed: z.string().nullish().catch(undefined),
})
export const ticketAnswer = z.union([ticket, z.tuple([ticket], z.unknown()).transform(([first]) => first)])
export const ticketsAnswer = z.object({ tickets: z.array(ticket) })

/** Refusals are a sentence, alone or in an object. */
export const refusalAnswer = z.union([
  z.string(),
  z.object({ Message: z.string() }).transform(({ Message }) => Message),
  z.object({ message: z.string() }).transform(({ message }) => message),
])
