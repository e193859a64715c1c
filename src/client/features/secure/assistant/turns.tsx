import { chakra } from '@chakra-ui/react'
import type { SnapshotFrom } from 'xstate'
import type { Target } from '#client/parts/screen/target.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Faint, Quiet } from '#client/ui/words.tsx'
import { AnswerView } from './answer-view.tsx'
import type { ChatAnswer, ChatTurn, chatMachine } from './chat.machine.ts'

export type ChatState = SnapshotFrom<typeof chatMachine>

const Log = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 3.5,
    flex: '1 1 auto',
    minH: 0,
    overflowY: 'auto',
    px: 5,
    py: 4,
    borderTopWidth: '1px',
    borderColor: 'line',
    overflowWrap: 'anywhere',
  },
})
const Question = chakra('p', {
  base: {
    alignSelf: 'end',
    maxW: '85%',
    px: 3,
    py: 2,
    bg: 'sunken',
    borderRadius: 'card',
    whiteSpace: 'pre-wrap',
  },
})
const Answer = chakra('div', {
  base: { display: 'grid', gap: 2, '& > p': { whiteSpace: 'pre-wrap', textWrap: 'pretty' } },
})
const Waiting = chakra('p', { base: { display: 'flex', alignItems: 'center', gap: 2, color: 'muted' } })

interface TurnsProps {
  state: ChatState
  customerId: string
  onNavigate: (target: Target) => void
  onRetry: () => void
}

/** The conversation, the newest last and in sight; what became of the last question is said at its end (AI-03, AI-04). */
export function Turns({ state, onRetry, ...props }: TurnsProps) {
  const t = useTexts('assistant')
  const { turns } = state.context
  return (
    <Log role="log" aria-label={t('log')} tabIndex={0}>
      {turns.length === 0 ? <Quiet as="p">{t('say.help')}</Quiet> : null}
      {turns.map((turn) => (
        <Turn key={turn.id} turn={turn} isLast={turn === turns.at(-1)} {...props} />
      ))}
      {state.matches('typing') ? (
        <Waiting>
          <Spinner aria-hidden />
          {t('typing')}
        </Waiting>
      ) : null}
      {state.matches('timeout') || state.matches('error') ? <Failed state={state} onRetry={onRetry} /> : null}
      {/* Another one after each step, which comes into sight. */}
      <div key={`${turns.length}/${state.value}`} ref={intoSight} />
    </Log>
  )
}

const intoSight = (end: HTMLElement | null) => end?.scrollIntoView({ block: 'end' })

interface TurnProps extends Omit<TurnsProps, 'state' | 'onRetry'> {
  turn: ChatTurn
  isLast: boolean
}

function Turn({ turn: { question, answer }, isLast, ...props }: TurnProps) {
  const t = useTexts('assistant')
  return (
    <>
      <Question>{question.text}</Question>
      {answer ? (
        <Answer>
          {answer.text === null ? null : <p>{answer.text}</p>}
          {answer.parts.map((part, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- an answer does not change
            <AnswerView key={place} part={part} {...props} />
          ))}
          <Source answer={answer} />
        </Answer>
      ) : isLast ? null : (
        <Faint>{t('unanswered')}</Faint>
      )}
    </>
  )
}

/** Who answered, and what that took. */
function Source({ answer: { answeredBy, usage } }: { answer: ChatAnswer }) {
  const t = useTexts('assistant')
  const locale = useLocale()
  if (answeredBy === 'rules') return <Faint>{t('fromRules')}</Faint>
  if (!usage) return <Faint>{t('fromModel')}</Faint>
  const told = (number: number) => number.toLocaleString(locale)
  return (
    <Faint>
      {t('tokens', {
        total: told(usage.input + usage.output),
        input: told(usage.input),
        output: told(usage.output),
      })}
    </Faint>
  )
}

function Failed({ state, onRetry }: Pick<TurnsProps, 'state' | 'onRetry'>) {
  const t = useTexts('assistant')
  const errors = useTexts('errors')
  const { refusal } = state.context
  const code = state.matches('timeout')
    ? 'assistantTooLong'
    : refusal?.code === 'failedValidation'
      ? 'assistantUnreadable'
      : (refusal?.code ?? 'assistantFailed')
  return (
    <Callout tone="warn" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {errors(code, { replace: refusal?.values ?? {} })}
    </Callout>
  )
}
