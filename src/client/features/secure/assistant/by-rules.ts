import { answerByRules } from '#shared/domain/assistant/answer-by-rules.ts'
import { readQuestion } from '#shared/domain/assistant/read-question.ts'
import { checks } from '#shared/domain/posture/checks.ts'
import type { Device } from '#client/data/device/device.ts'
import { readFacts } from '#client/data/assistant/read-facts.ts'
import type { ChatAnswer, ChatQuestion } from './chat.machine.ts'

/** What rules answer from what this device holds of a company (AI-05); `nameOf` says what a check is called there. */
export async function byRules(
  device: Device,
  customerId: string,
  { text, about }: ChatQuestion,
  nameOf: (checkId: string) => string,
): Promise<ChatAnswer> {
  const facts = await readFacts(device, customerId)
  const checkNames = new Map(checks.map(({ id }) => [id, nameOf(id)]))
  const question = about
    ? ({ about: 'policy', id: about.policy_id } as const)
    : readQuestion(text, { policies: facts.policies, checkNames })
  return { answeredBy: 'rules', text: null, parts: answerByRules(question, facts), usage: null }
}
