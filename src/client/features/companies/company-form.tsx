import { chakra } from '@chakra-ui/react'
import { type CustomerFields, customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import type { Submitted } from '#client/data/submit.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { useMemo } from 'react'
import { countries } from './countries.ts'

export const EMPTY_FIELDS: CustomerFields = {
  name: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  country: '',
  MFA: true,
}

/** The fields that differ, as they would be stored; undefined while one of them is not valid. */
export function changedFields(
  seen: CustomerFields,
  entered: CustomerFields,
): Partial<CustomerFields> | undefined {
  const parsed = customerFieldsSchema.safeParse(entered)
  if (!parsed.success) return undefined
  const before = new Map<string, unknown>(Object.entries(seen))
  return Object.fromEntries(
    Object.entries(parsed.data).filter(([field, value]) => value !== before.get(field)),
  )
}

/** The fields in which something is wrong. */
export function wrongFields(entered: CustomerFields): ReadonlySet<PropertyKey> {
  const { error } = customerFieldsSchema.safeParse(entered)
  return new Set(error?.issues.flatMap(({ path }) => path.slice(0, 1)))
}

const Fields = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })

interface CompanyFormProps {
  values: CustomerFields
  onChange: (values: CustomerFields) => void
  /** Problems are shown once the person has tried to save. */
  isTried: boolean
  failure: Exclude<Submitted['outcome'], 'saved' | 'invalid'> | undefined
}

export function CompanyForm({ values, onChange, isTried, failure }: CompanyFormProps) {
  const t = useTexts('companies')
  const locale = useLocale()
  const options = useMemo(
    () => [{ value: '', label: t('form.noCountry') }, ...countries(locale)],
    [t, locale],
  )
  const wrong = isTried ? wrongFields(values) : new Set()
  const parts = <F extends keyof CustomerFields>(field: F) => ({
    label: t(`form.${field}`),
    onChange: (value: CustomerFields[F]) => onChange({ ...values, [field]: value }),
    error: wrong.has(field) ? t(`form.errors.${field}`) : undefined,
  })
  return (
    <Fields>
      {failure ? <Callout tone="error">{t(`form.${failure}`)}</Callout> : null}
      <TextField {...parts('name')} value={values.name} required autoComplete="off" />
      <TextField {...parts('contact_name')} value={values.contact_name} autoComplete="off" />
      <TextField {...parts('contact_email')} value={values.contact_email} type="email" autoComplete="off" />
      <TextField {...parts('contact_phone')} value={values.contact_phone} type="tel" autoComplete="off" />
      <SelectField {...parts('country')} value={values.country} options={options} />
      <Checkbox {...parts('MFA')} checked={values.MFA} help={t('panel.mfaHelp')} />
    </Fields>
  )
}
