import { answerByRules } from '#shared/domain/assistant/answer-by-rules.ts'
import { readQuestion } from '#shared/domain/assistant/read-question.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import { createLimit } from '#server/platform/http/rate-limit.ts'
import type { Log } from '#server/platform/log.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Mounts } from '#server/platform/http/mount.ts'
import { requireCustomer } from '#server/platform/sync/scope.ts'
import { readFacts } from './company-facts.store.ts'
import type { Model } from './model.ts'
import { instructions } from './instructions.ts'

interface AssistantParts {
  db: Db
  now: () => number
  log: Log
  model: Model | undefined
  questionsPerMinute: number
}

/** By the check's id, its words: here nothing is called in a language. */
const checkNames = new Map(checks.map(({ id }) => [id, id.replaceAll('-', ' ')]))

const reasonOf = (cause: unknown): string => {
  const { cause: reason } = cause instanceof Error ? cause : {}
  return reason instanceof Error ? reason.message : 'unknown'
}

export function mountAssistantRoutes(
  { mount }: Mounts,
  { db, now, log, model, questionsPerMinute }: AssistantParts,
) {
  const count = createLimit(questionsPerMinute)
  mount(endpoints.postChat, async ({ c, params, body: { messages, about } }) => {
    const { scope } = c.var
    requireCustomer(scope, params.customerId)
    if (model) await count(scope.userId)
    const facts = await readFacts(db, scope, params.customerId.toLowerCase(), now())
    if (model) {
      const system = instructions(facts, about?.policy_id)
      const answer = await model
        .answer({ system, messages, signal: c.req.raw.signal })
        .catch((cause: unknown) => {
          log.warn({ event: 'assistant.failed', reason: reasonOf(cause) }, 'The model gave no answer')
          throw cause
        })
      return { answered_by: 'model' as const, ...answer, parts: [] }
    }
    const question = about
      ? ({ about: 'policy', id: about.policy_id } as const)
      : readQuestion(messages.at(-1)?.content ?? '', { policies: facts.policies, checkNames })
    return { answered_by: 'rules' as const, text: null, parts: answerByRules(question, facts), usage: null }
  })
}
