import { z } from 'zod'

/** What is wrong, in sentences. */
export const errorsAnswer = z.object({ errors: z.array(z.string()).min(1) })

export const zoneAnswer = z.object({ url: z.url(), webUrl: z.url() })

export const pageAnswer = z.object({
  items: z.array(z.unknown()),
  pageDetails: z.object({ nextPageUrl: z.string().nullish().catch(undefined) }),
})

export const companyRow = z.object({ id: z.number().int(), companyName: z.string() })

/** A field of tickets, with what can be chosen in it. */
export const fieldsAnswer = z.object({
  fields: z.array(
    z.object({
      name: z.string(),
      isRequired: z.boolean().catch(false),
      isReadOnly: z.boolean().catch(false),
      picklistValues: z
        .array(
          z.object({
            value: z.string(),
            label: z.string(),
            isActive: z.boolean().catch(true),
            sortOrder: z.number().catch(0),
          }),
        )
        .nullish()
        .catch(undefined),
    }),
  ),
})
export type AutotaskField = z.infer<typeof fieldsAnswer>['fields'][number]

export const madeAnswer = z.object({ itemId: z.coerce.number().int().positive() })

/** The state of a ticket that the vendor itself ends with. */
export const COMPLETE = 5

export const ticketRow = z.object({
  id: z.number().int(),
  ticketNumber: z.string().nullish().catch(undefined),
  title: z.string().nullish().catch(undefined),
  status: z.number().nullish().catch(undefined),
  completedDate: z.string().nullish().catch(undefined),
})
export type AutotaskTicket = z.infer<typeof ticketRow>
export const ticketAnswer = z.object({ item: ticketRow.nullable() })
