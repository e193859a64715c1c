import { z } from 'zod'
import { LINT_SEVERITIES } from '../conditional-access/lint/lint-rule.ts'
import { POLICY_STATES } from '../conditional-access/policy-states.ts'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'
import { REASONS } from '../posture/verdict.ts'

const count = z.number().int().nonnegative()

/** Something that a rule found in the policies: by the rule's id, whose words screens have. */
const findingSchema = z.object({
  rule: z.string(),
  severity: z.enum(LINT_SEVERITIES),
  /** Which policies it is about; none where one is missing. */
  policies: z.array(z.object({ id: z.string(), name: z.string() })),
  values: z.record(z.string(), z.string()),
})

const found = {
  /** Why nobody could look; null where it was looked. */
  unread: z.enum([...UNREAD_REASONS, 'notHere']).nullable(),
  findings: z.array(findingSchema),
  /** How many findings there are besides. */
  more: count,
}

/**
 * What the rules say to a question, as what they found and not as sentences: those are made where they are read, in the language of
 * whoever reads them.
 */
export const answerPartSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('posture'),
    /** Null where the company's tenant was never read. */
    read_at: z.string().nullable(),
    /** In percent; null where nothing was measured. */
    score: z.number().nullable(),
    met: count,
    open: count,
    not_measured: count,
    /** The checks to be met first, the best first. */
    first: z.array(z.string()),
  }),
  z.object({
    kind: z.literal('check'),
    check_id: z.string(),
    status: z.enum(['compliant', 'notCompliant', 'notMeasured']),
    /** Why it could not be measured; null where it was. */
    reason: z.enum(REASONS).nullable(),
    is_resolved: z.boolean(),
    is_included: z.boolean(),
  }),
  z.object({
    kind: z.literal('policies'),
    /** Null where no policy was read. */
    counts: z.record(z.enum(POLICY_STATES), count).nullable(),
    ...found,
  }),
  z.object({
    kind: z.literal('policy'),
    policy_id: z.string(),
    name: z.string(),
    state: z.string(),
    ...found,
  }),
  z.object({
    kind: z.literal('people'),
    /** False where nobody's second factor is known. */
    is_known: z.boolean(),
    /** Who may sign in. */
    people: count,
    /** Of whom it is not known. */
    unknown: count,
    not_protected: count,
    administrators: count,
    phone_only: count,
  }),
  /** The question is none that the rules know. */
  z.object({ kind: z.literal('help') }),
])
export type AnswerPart = z.infer<typeof answerPartSchema>
export type AnswerFinding = z.infer<typeof findingSchema>
