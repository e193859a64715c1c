import { z } from 'zod'

const text = z.string().nullish().catch(undefined)

/** Who asks: in an object of its own, or not. */
export const meAnswer = z.union([
  z.object({ user: z.object({ id: z.number().int() }) }),
  z.object({ user_id: z.number().int() }),
])

const meta = z.object({ total_pages: z.number().int().nonnegative().catch(1) }).catch({ total_pages: 1 })

export const customersAnswer = z.object({
  customers: z.array(
    z.object({
      id: z.number().int(),
      business_name: text,
      business_and_full_name: text,
      firstname: text,
      lastname: text,
      disabled: z.boolean().nullish().catch(undefined),
    }),
  ),
  meta,
})
export type SyncroCustomer = z.infer<typeof customersAnswer>['customers'][number]

const words = z.array(z.string()).nullish().catch(undefined)
export const settingsAnswer = z.object({
  ticket_statuses: words,
  problem_types: words,
  priorities: words,
})

/** Technicians, each as a pair of an id and a name. */
export const usersAnswer = z.object({ users: z.array(z.tuple([z.number().int(), z.string()])) })

const ticket = z.object({
  id: z.number().int(),
  number: z.union([z.number(), z.string()]).nullish().catch(undefined),
  subject: text,
  status: text,
  resolved_at: text,
})
export type SyncroTicket = z.infer<typeof ticket>
export const ticketAnswer = z.object({ ticket }).transform((answer) => answer.ticket)
export const ticketsAnswer = z.object({ tickets: z.array(ticket), meta })

/** What is said of a refusal: a sentence, several, or some for each field. */
const sentences = z.union([z.string().transform((one) => [one]), z.array(z.string())])
export const refusalAnswer = z.union([
  z.object({ message: sentences }).transform(({ message }) => message),
  z.object({ error: sentences }).transform(({ error }) => error),
  z
    .object({ errors: z.record(z.string(), sentences) })
    .transform(({ errors }) =>
      Object.entries(errors).flatMap(([field, said]) => said.map((each) => `${field} ${each}`)),
    ),
])
