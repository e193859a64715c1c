import { z } from 'zod'
import { type ChatMessage, type TokenUsage } from '#shared/domain/assistant/chat.ts'
import { keepableText } from '#shared/lib/keepable-text.ts'
import { SECOND } from '#shared/lib/time.ts'
import { readJson, readUpTo } from '#server/connectors/http.ts'
import { AppError } from '#server/platform/app-error.ts'

/** What answers the assistant's questions in words. */
export interface Model {
  /**
   * The answer to the last message. Throws `assistantTooLong` after 50 seconds, `assistantUnreadable` where the service refuses what it was
   * sent, and `assistantFailed` where it answers with anything else than an answer.
   */
  answer: (asked: AskedModel) => Promise<{ text: string; usage: TokenUsage | null }>
}

export interface AskedModel {
  /** What it is to keep to, and what it may know. */
  system: string
  messages: readonly ChatMessage[]
  /** Aborted when nobody waits any more. */
  signal: AbortSignal
}

/** Shorter than a device waits, and than a request may take. */
const PATIENCE = 50 * SECOND
const LONGEST_ANSWER = 8000
/** Of what the service sends, in bytes. */
const MOST = 1024 * 1024

const tokens = z.number().int().nonnegative()
// https://platform.openai.com/docs/api-reference/chat/object, as other services answer it, too.
const completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullable() }),
        finish_reason: z.string().nullish().catch(undefined),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
})

/** A model behind a service that speaks the protocol of chat completions. */
export const createModel = ({
  url,
  name,
  key,
  fetch: ask = fetch,
  patience = PATIENCE,
}: {
  url: string
  name: string
  key?: string | undefined
  fetch?: typeof fetch
  /** In milliseconds. */
  patience?: number
}): Model => ({
  async answer({ system, messages, signal }) {
    const answered = await post(ask, `${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model: name,
        messages: [{ role: 'system', content: system }, ...messages],
      }),
      // The key goes nowhere else.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    })
    const { data } = completion.safeParse(answered)
    const choice = data?.choices[0]
    const words = keepableText((choice?.message.content ?? '').trim().slice(0, LONGEST_ANSWER))
    if (words === '') throw failed('assistantFailed', 'The model answered without words')
    const text = choice?.finish_reason === 'length' ? `${words} …` : words
    const usage = data?.usage
    return { text, usage: usage ? { input: usage.prompt_tokens, output: usage.completion_tokens } : null }
  },
})

/** The JSON of an answer. The reason why there is none names no word of it. */
async function post(ask: typeof fetch, url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await ask(url, init)
    const text = await readUpTo(MOST, response)
    if (REFUSALS.has(response.status))
      throw failed('assistantUnreadable', `The model refused what it was sent: ${response.status}`)
    if (!response.ok) throw failed('assistantFailed', `The model answered ${response.status}`)
    return text === undefined ? undefined : readJson(text)
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    if (cause instanceof DOMException && cause.name === 'TimeoutError')
      throw failed('assistantTooLong', 'The model took too long')
    throw failed('assistantFailed', 'The model could not be reached')
  }
}

const failed = (code: 'assistantFailed' | 'assistantUnreadable' | 'assistantTooLong', reason: string) =>
  new AppError(code, { cause: new Error(reason) })

/** What it was sent is too long, or nothing that it takes. */
const REFUSALS = new Set([400, 413, 422])
