import { supportRequestSchema } from '#shared/domain/support/support-ticket.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import type { Problems } from '#client/parts/form/form-state.ts'

/** What is written; the company is chosen beside it. */
export interface TicketDraft {
  subject: string
  text: string
}

export const NOTHING_WRITTEN: TicketDraft = { subject: '', text: '' }

const { subject, text } = supportRequestSchema.shape

export const draftProblems = (draft: TicketDraft): Problems<TicketDraft> =>
  problemsBy({ subject, text }, draft)

export const storedDraft = (draft: TicketDraft): TicketDraft => storedBy({ subject, text }, draft)
