import { z } from 'zod'
import { answerPartSchema } from '#shared/domain/assistant/answer-part.ts'
import {
  chatLimits,
  chatMessageSchema,
  chatSubjectSchema,
  tokenUsageSchema,
} from '#shared/domain/assistant/chat.ts'
import { defineEndpoint } from '../endpoint.ts'

export const assistantEndpoints = {
  postChat: defineEndpoint({
    method: 'POST',
    path: '/customer/:customerId/chat',
    summary:
      "Answers a question about a company's posture, policies and second factors: by the model that the site names, else by rules.",
    access: { area: 'secure', level: 'readOnly', feature: 'castellan-ai-assistant' },
    patience: chatLimits.patience,
    params: z.object({ customerId: z.uuid() }),
    body: z.object({
      messages: z
        .array(chatMessageSchema)
        .min(1)
        .max(chatLimits.messages)
        .refine((messages) => messages.at(-1)?.role === 'user', 'The last message has to be a question'),
      /** What the question was asked from. */
      about: chatSubjectSchema.optional(),
    }),
    answer: z.object({
      answered_by: z.enum(['model', 'rules']),
      /** The words of a model; null where rules answered. */
      text: z.string().nullable(),
      /** What rules found; empty where a model answered. */
      parts: z.array(answerPartSchema),
      /** Null where none was used, or where its service does not tell. */
      usage: tokenUsageSchema.nullable(),
    }),
    errors: ['notFound', 'assistantTooLong', 'assistantUnreadable', 'assistantFailed', 'tooManyRequests'],
  }),
} as const
