import { z } from 'zod'

const flag = z.boolean().nullish().catch(undefined)
const named = z.object({ id: z.number().int(), name: z.string() })

export const infoAnswer = z.object({ version: z.string() })
export const companiesAnswer = z.array(named)
export const boardsAnswer = z.array(named.extend({ inactiveFlag: flag, projectFlag: flag }))
export const typesAnswer = z.array(named.extend({ inactiveFlag: flag }))
export const subtypesAnswer = z.array(
  named.extend({
    inactiveFlag: flag,
    typeAssociationIds: z.array(z.number().int()).nullish().catch(undefined),
  }),
)
export const statusesAnswer = z.array(named.extend({ inactive: flag, closedStatus: flag }))
export const teamsAnswer = z.array(named.extend({ inactiveFlag: flag }))
export const prioritiesAnswer = z.array(named.extend({ sortOrder: z.number().nullish().catch(undefined) }))

export const ticketAnswer = z.object({
  id: z.number().int(),
  summary: z.string().nullish().catch(undefined),
  closedFlag: flag,
})
/** What lacks an address is none of ours. */
export const callbacksAnswer = z.array(z.object({ id: z.number().int(), url: z.string().catch('') }))

export type ConnectWiseTicket = z.infer<typeof ticketAnswer>
export const ticketsAnswer = z.array(ticketAnswer)

/** What is wrong with an object that was sent, by its fields. */
export const refusalAnswer = z.object({
  errors: z.array(z.object({ code: z.string().catch(''), field: z.string().nullish().catch(undefined) })),
})
export const codeAnswer = z.object({ code: z.string().regex(/^\w{1,40}$/) })
