import { z } from 'zod'
import { SECOND } from '../../lib/time.ts'

export const chatLimits = {
  /** How long somebody waits for an answer, in milliseconds (AI-04). */
  patience: 60 * SECOND,
  /** Of one message, in characters. */
  message: 4000,
  /** That travel with a question: the newest ones. */
  messages: 20,
}

/** One message of a conversation, the oldest first; the last one is the question. */
export const chatMessageSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string().trim().min(1).max(chatLimits.message),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** What a question is asked about, where it was asked from something. */
export const chatSubjectSchema = z.object({ policy_id: z.string().min(1).max(200) })
export type ChatSubject = z.infer<typeof chatSubjectSchema>

/** What an answer took of a model, as the model's own service counts it. */
export const tokenUsageSchema = z.object({
  input: z.number().int().nonnegative(),
  output: z.number().int().nonnegative(),
})
export type TokenUsage = z.infer<typeof tokenUsageSchema>
