import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { choicesOf } from './choices.ts'
import { useEditor } from './editor-context.ts'
import { useFindingText } from './finding-text.ts'
import { type FormInput, type InputOf, withChoice } from './policy-draft.ts'

const Words = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1.5,
    minW: 0,
    alignContent: 'start',
    '& legend': { mb: 1.5, fontSize: 'control', fontWeight: 'medium' },
    '& .error': {
      display: 'flex',
      gap: 1.5,
      fontSize: 'small',
      color: 'red',
      '& svg': { boxSize: '0.875rem', mt: '0.15em', flexShrink: 0 },
      _empty: { display: 'none' },
    },
  },
})

/** What is wrong with an input, once it is to be shown. */
export function useInputError(input: FormInput): string | undefined {
  const { form } = useEditor()
  const textOf = useFindingText()
  return form.problems[input]?.findings.map(textOf).join(' ')
}

/** Tells the form that an input was left, and where the focus goes when something is wrong with it. */
export function InputBox({ input, children }: { input: FormInput; children: ReactNode }) {
  const { form } = useEditor()
  const error = useInputError(input)
  return (
    <div data-input={input} data-invalid={error ? '' : undefined} onBlur={() => form.leave(input)}>
      {children}
    </div>
  )
}

/** Why an option list is short. */
export function useUnreadText() {
  const t = useTexts('policyEditor')
  const access = useTexts('access')
  return (reason: ReturnType<typeof choicesOf>['reason']) =>
    reason === undefined
      ? undefined
      : `${t('notRead')} ${reason === 'notHere' ? t('notHere') : access(`faults.${reason}`)}`
}

/** Several values that have names, with search. */
export function NamesInput({ input, label }: { input: InputOf<'list'>; label: string }) {
  const t = useTexts('policyEditor')
  const { form, options, people, nameOf } = useEditor()
  const unreadText = useUnreadText()
  const error = useInputError(input)
  const { options: choices, reason } = choicesOf(input, options, people, nameOf)
  const value = form.values[input]
  const known = new Set(choices.map((choice) => choice.value))
  const kept = value
    .filter((each) => !known.has(each))
    .map((each) => ({ value: each, label: keptLabel(each, choices) }))
  return (
    <InputBox input={input}>
      <SeveralField
        label={label}
        value={value}
        options={[...choices, ...kept]}
        onChange={(chosen) => form.set({ [input]: withChoice(value, chosen) })}
        error={error}
        help={unreadText(reason)}
        words={{
          add: t('add'),
          find: t('find', { what: label }),
          noSuch: t('noSuch'),
          none: t('none'),
          remove: (name) => t('remove', { name }),
        }}
      />
    </InputBox>
  )
}

/** Ids may be written in capitals, and one that nobody has a name for is shown whole. */
const keptLabel = (id: string, choices: ReturnType<typeof choicesOf>['options']) =>
  choices.find(({ value }) => value.toLowerCase() === id.toLowerCase())?.label ?? id

interface WordsInputProps {
  input: FormInput
  label: string
  value: readonly string[]
  words: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of a few words, each with its box. What is there and is none of them stays, and can be taken out. */
export function WordsInput({ input, label, value, words, onChange }: WordsInputProps) {
  const { nameOf } = useEditor()
  const error = useInputError(input)
  const id = useId()
  const all = [...words, ...value.filter((each) => !words.includes(each))]
  return (
    <InputBox input={input}>
      <Words aria-describedby={error ? id : undefined}>
        <legend>{label}</legend>
        {all.map((word) => (
          <Checkbox
            key={word}
            label={nameOf('words', word).text}
            checked={value.includes(word)}
            onChange={(isChosen) =>
              onChange(isChosen ? withChoice(value, [...value, word]) : value.filter((each) => each !== word))
            }
          />
        ))}
        <div id={id} className="error" aria-live="polite">
          {error ? (
            <>
              <CircleAlert aria-hidden />
              {error}
            </>
          ) : null}
        </div>
      </Words>
    </InputBox>
  )
}

/** The same of an input that holds a list. */
export function ListInput({
  input,
  ...rest
}: Omit<WordsInputProps, 'value' | 'onChange' | 'input'> & { input: InputOf<'list' | 'levels'> }) {
  const { form } = useEditor()
  return (
    <WordsInput
      {...rest}
      input={input}
      value={form.values[input]}
      onChange={(value) => form.set({ [input]: value })}
    />
  )
}
