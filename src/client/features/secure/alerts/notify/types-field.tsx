import { useMemo } from 'react'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { useDetectionWords } from '#client/texts/detection-texts.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { useDetections } from './use-detections.ts'

interface TypesFieldProps {
  /** Null: every alert type. */
  value: string[] | null
  onChange: (value: string[] | null) => void
  error: string | undefined
  readOnly?: boolean
}

/** Which alert types something is about. */
export function TypesField({ value, onChange, error, readOnly = false }: TypesFieldProps) {
  const t = useTexts('alertNotify')
  const options = useTypeOptions()
  return (
    <>
      <RadioList
        label={t('rules.allTypes')}
        value={value === null ? 'every' : 'chosen'}
        onChange={(choice) => onChange(choice === 'every' ? null : (value ?? []))}
        disabled={readOnly}
        options={[
          { value: 'every', label: t('rules.every'), help: t('rules.everyHelp') },
          { value: 'chosen', label: t('rules.chosen'), help: t('rules.chosenHelp') },
        ]}
      />
      {value === null ? null : (
        <SeveralField
          label={t('rules.choose')}
          value={value}
          onChange={onChange}
          options={options}
          error={error}
          readOnly={readOnly}
          words={{
            add: t('thresholds.add'),
            find: t('thresholds.find'),
            noSuch: t('thresholds.noSuch'),
            none: t('rules.noTypes'),
            remove: (name) => t('rules.removeType', { name }),
          }}
        />
      )}
    </>
  )
}

function useTypeOptions() {
  const wordsOf = useDetectionWords()
  const locale = useLocale()
  const detections = useDetections()
  return useMemo(
    () =>
      detections
        .map(({ id }) => ({ value: id, label: wordsOf(id).name }))
        .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
    [detections, wordsOf, locale],
  )
}
