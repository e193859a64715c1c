import { chakra } from '@chakra-ui/react'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { chatLimits } from '#shared/domain/assistant/chat.ts'
import { TOPICS } from '#shared/domain/assistant/topic-words.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { Faint } from '#client/ui/words.tsx'
import type { ChatState } from './turns.tsx'

const Form = chakra('form', {
  base: {
    display: 'grid',
    gap: 2.5,
    flexShrink: 0,
    px: 5,
    py: 4,
    borderTopWidth: '1px',
    borderColor: 'line',
  },
})
const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 } })

interface QuestionFormProps {
  state: ChatState
  onAsk: (text: string) => void
  onClear: () => void
}

/** A question of one's own, or one of those that are asked often. */
export function QuestionForm({ state, onAsk, onClear }: QuestionFormProps) {
  const t = useTexts('assistant')
  const [text, setText] = useState('')
  const isTyping = state.matches('typing')
  const { turns } = state.context
  const waits = isTyping ? t('typing') : undefined
  const isShown = turns.length === 0 || turns.at(-1)?.answer?.parts.some(({ kind }) => kind === 'help')
  const ask = () => {
    if (isTyping || text.trim() === '') return
    onAsk(text.trim())
    setText('')
  }
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
        if (!(event.target instanceof HTMLTextAreaElement)) return
        event.preventDefault()
        ask()
      }}
    >
      {isShown ? (
        <Row>
          {TOPICS.toReversed().map((topic) => (
            <Button key={topic} disabledReason={waits} onClick={() => onAsk(t(`ask.${topic}`))}>
              {t(`ask.${topic}`)}
            </Button>
          ))}
        </Row>
      ) : null}
      <TextArea
        label={t('question')}
        value={text}
        onChange={setText}
        rows={2}
        maxLength={chatLimits.message}
      />
      <Row>
        <Button
          type="submit"
          variant="primary"
          icon={<Send aria-hidden />}
          disabledReason={waits ?? (text.trim() === '' ? t('typeFirst') : undefined)}
        >
          {t('send')}
        </Button>
        {turns.length === 0 ? null : (
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        )}
        <Total state={state} />
      </Row>
    </Form>
  )
}

/** What the conversation took of a model until now (AI-03). */
function Total({ state }: Pick<QuestionFormProps, 'state'>) {
  const t = useTexts('assistant')
  const locale = useLocale()
  const used = state.context.turns.flatMap(({ answer }) => answer?.usage ?? [])
  if (used.length === 0) return null
  const count = used.reduce((sum, { input, output }) => sum + input + output, 0)
  return <Faint>{t('total', { total: count.toLocaleString(locale) })}</Faint>
}
