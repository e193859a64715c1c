import { chakra } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import type {
  ChosenInputs,
  ChosenValue,
} from '#shared/domain/conditional-access/templates/policy-deployment.ts'
import { countries as allCountries } from '#client/parts/countries.ts'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { inputText } from '../input-words.ts'
import { type AskedInput, isPlaceInput } from './answers.ts'
import { inputOptions } from './input-options.ts'

const Fields = chakra('div', { base: { display: 'grid', gap: 4, maxW: '34rem', color: 'text' } })

interface InputFieldsProps {
  inputs: readonly AskedInput[]
  values: ChosenInputs
  onChange: (values: ChosenInputs) => void
}

/** What is said for tenants: names of what each has under an id of its own, and words of the vendor's. */
export function InputFields({ inputs, values, onChange }: InputFieldsProps) {
  return (
    <Fields>
      {inputs.map((asked) => (
        <InputField
          key={asked.input}
          asked={asked}
          value={values[asked.input] ?? []}
          onChange={(value) => onChange({ ...values, [asked.input]: value })}
        />
      ))}
    </Fields>
  )
}

interface InputFieldProps {
  asked: AskedInput
  value: readonly ChosenValue[]
  onChange: (value: ChosenValue[]) => void
}

function InputField({ asked, value, onChange }: InputFieldProps) {
  const t = useTexts('policyTemplates')
  const access = useTexts('access')
  const label = inputText(asked.input, access)
  const options = inputOptions(asked.input, access)
  const words = useSeveralWords()
  const help = t('deploy.askedBy', { templates: asked.askedBy.join(', ') })
  if (!options) return <NamesField asked={asked} label={label} value={value} onChange={onChange} />
  return (
    <SeveralField
      label={label}
      help={help}
      required={asked.required}
      value={value.flatMap((each) => ('id' in each ? each.id : []))}
      onChange={(ids) => onChange(ids.map((id) => ({ id })))}
      options={options}
      words={words}
    />
  )
}

/** One name in each line; of places also the countries of those that a tenant lacks. */
function NamesField({ asked, label, value, onChange }: InputFieldProps & { label: string }) {
  const t = useTexts('policyTemplates')
  const locale = useLocale()
  const words = useSeveralWords()
  // As it is typed: a line that is begun is no name yet.
  const [text, setText] = useState(() =>
    value.map((each) => ('name' in each ? each.name : each.id)).join('\n'),
  )
  const [countries, setCountries] = useState<readonly string[]>(
    () => value.flatMap((each) => ('name' in each ? (each.countries ?? []) : [])) ?? [],
  )
  const options = useMemo(() => allCountries(locale), [locale])
  const isPlace = isPlaceInput(asked.input)
  const isGroup = asked.input.endsWith('Groups')
  const say = (nextText: string, nextCountries: readonly string[]) => {
    setText(nextText)
    setCountries(nextCountries)
    onChange(
      namesIn(nextText).map((name) =>
        isPlace && nextCountries.length > 0 ? { name, countries: [...nextCountries] } : { name },
      ),
    )
  }
  const help = [
    t('deploy.onePerLine'),
    isGroup ? t('deploy.groupHelp') : isPlace ? t('deploy.placeHelp') : '',
    t('deploy.askedBy', { templates: asked.askedBy.join(', ') }),
  ]
  return (
    <>
      <TextArea
        label={label}
        required={asked.required}
        rows={2}
        help={help.filter(Boolean).join(' ')}
        value={text}
        onChange={(next) => say(next, countries)}
      />
      {isPlace ? (
        <SeveralField
          label={t('deploy.countries')}
          help={t('deploy.countriesHelp')}
          value={countries}
          onChange={(next) => say(text, next)}
          options={options}
          words={words}
        />
      ) : null}
    </>
  )
}

const LONGEST = 256

const namesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, LONGEST))
      .filter((line) => line !== ''),
  ),
]

function useSeveralWords() {
  const t = useTexts('policyTemplates')
  return {
    add: t('deploy.add'),
    find: t('deploy.find'),
    noSuch: t('deploy.noSuch'),
    none: t('deploy.none'),
    remove: (name: string) => t('deploy.remove', { name }),
  }
}
