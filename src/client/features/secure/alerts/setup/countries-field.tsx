import { type ReactNode, useMemo } from 'react'
import { countries } from '#client/parts/countries.ts'
import { chosenAmong, SeveralField } from '#client/parts/form/several-field.tsx'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'

interface CountriesFieldProps {
  label: string
  hideLabel?: boolean
  help?: ReactNode
  value: readonly string[]
  onChange: (value: string[]) => void
  readOnly: boolean
}

/** Countries by their names. */
export function CountriesField(props: CountriesFieldProps) {
  const t = useTexts('usualSetup')
  const locale = useLocale()
  const options = useMemo(() => countries(locale), [locale])
  return (
    <SeveralField
      {...props}
      options={options}
      words={{
        add: t('countries.add'),
        find: t('countries.find'),
        noSuch: t('countries.noSuch'),
        none: t('countries.none'),
        remove: (name) => t('countries.remove', { name }),
      }}
    />
  )
}

/** Countries in words. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const t = useTexts('usualSetup')
  const locale = useLocale()
  const options = useMemo(() => countries(locale), [locale])
  return (codes) =>
    chosenAmong(options, codes)
      .map(({ label }) => label)
      .join(', ') || t('countries.none')
}

interface InheritedCountriesProps {
  label: string
  /** Null: those that are inherited. */
  value: string[] | null
  onChange: (value: string[] | null) => void
  inherited: readonly string[]
  /** Whose countries are inherited. */
  inheritedWord: string
  readOnly: boolean
}

/** Countries that are inherited, or a list of its own, which begins as the inherited one. */
export function InheritedCountries({
  label,
  value,
  onChange,
  inherited,
  inheritedWord,
  readOnly,
}: InheritedCountriesProps) {
  const t = useTexts('usualSetup')
  const namesOf = useCountryNames()
  return (
    <>
      <RadioList
        label={label}
        value={value === null ? 'inherited' : 'own'}
        onChange={(choice) => onChange(choice === 'own' ? [...inherited] : null)}
        disabled={readOnly}
        options={[
          { value: 'inherited', label: inheritedWord, help: namesOf(inherited) },
          { value: 'own', label: t('countries.own'), help: t('countries.ownHelp') },
        ]}
      />
      {value === null ? null : (
        <CountriesField hideLabel label={label} value={value} onChange={onChange} readOnly={readOnly} />
      )}
    </>
  )
}
