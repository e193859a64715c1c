import { useMemo } from 'react'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { useCompanyNames } from './use-company-names.ts'

interface CompanyFieldProps {
  label: string
  value: string | undefined
  onChange: (companyId: string) => void
  required?: boolean
  /** The option that stands for no company, before all of them. */
  none?: { value: string; label: string }
}

/** A company is chosen by its name. */
export function CompanyField({ label, value, onChange, required = false, none }: CompanyFieldProps) {
  const words = useTexts('words')
  const locale = useLocale()
  const { nameById } = useCompanyNames()
  const options = useMemo(() => {
    const { compare } = new Intl.Collator(locale)
    return [...nameById]
      .map(([id, name]) => ({ value: id, label: name }))
      .toSorted((a, b) => compare(a.label, b.label))
  }, [nameById, locale])
  return (
    <Field label={label} required={required}>
      {() => (
        <ComboBox
          label={label}
          value={value}
          onChange={onChange}
          options={none ? [none, ...options] : options}
          placeholder={words('chooseCompany')}
          searchPlaceholder={words('findCompany')}
          emptyText={words('noSuchCompany')}
          wide
        />
      )}
    </Field>
  )
}
