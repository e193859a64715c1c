import { type CustomerFields, customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { useMemo } from 'react'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import type { Problems } from '#client/parts/form/form-state.ts'
import type { Form } from '#client/parts/form/use-form.ts'
import { countries } from '#client/parts/countries.ts'

export const EMPTY_FIELDS: CustomerFields = {
  name: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  country: '',
  MFA: true,
}

type Field = keyof CustomerFields
const { shape } = customerFieldsSchema

export const storedFields = (entered: CustomerFields): CustomerFields => storedBy(shape, entered)

/** What is wrong with the fields; of a known company only what was changed is judged, as an older rule may have let it. */
export const fieldProblems = (
  entered: CustomerFields,
  seen: Partial<CustomerFields> = {},
): Problems<CustomerFields> => problemsBy(shape, entered, (field) => entered[field] !== seen[field])

export function CompanyForm({ form }: { form: Form<CustomerFields> }) {
  const t = useTexts('companies')
  const words = useTexts('words')
  const field = useFormField(form)
  const locale = useLocale()
  const options = useMemo(
    () => [{ value: '', label: words('notSet') }, ...countries(locale)],
    [words, locale],
  )
  const parts = <F extends Field>(name: F) => field(name, t(`form.${name}`))
  const { value: hasFactor, ...factor } = parts('MFA')
  return (
    <FormFields
      form={form}
      failureText={(failure) => t(`form.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      <TextField {...parts('name')} required autoComplete="off" />
      <TextField {...parts('contact_name')} autoComplete="off" />
      <TextField {...parts('contact_email')} type="email" autoComplete="off" />
      <TextField {...parts('contact_phone')} type="tel" autoComplete="off" />
      <SelectField {...parts('country')} options={options} />
      <Checkbox
        {...factor}
        checked={hasFactor}
        help={[t('panel.mfaHelp'), hasFactor ? t('panel.appPasswords') : ''].join(' ')}
      />
    </FormFields>
  )
}
