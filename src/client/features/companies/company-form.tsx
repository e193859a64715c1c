import { chakra } from '@chakra-ui/react'
import { type CustomerFields, customerFieldsSchema } from '#shared/domain/customers/customer-fields.ts'
import type { Submitted } from '#client/data/submit.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { SelectField } from '#client/ui/select-field.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { useMemo } from 'react'
import { type FieldProblem, problemOf } from '#client/parts/field-problem.ts'
import { FormProblem } from '#client/parts/form-problem.tsx'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { countries } from './countries.ts'

export const EMPTY_FIELDS: CustomerFields = {
  name: '',
  contact_name: '',
  contact_email: '',
  contact_phone: '',
  country: '',
  MFA: true,
}

type Field = keyof CustomerFields
const FIELDS = Object.keys(EMPTY_FIELDS) as Field[]

const shape = (field: Field) => customerFieldsSchema.shape[field]

/** The fields that were changed and differ as they would be stored; undefined while one of them is not valid. */
export function changedFields(
  seen: CustomerFields,
  entered: CustomerFields,
): Partial<CustomerFields> | undefined {
  if (fieldProblems(entered, seen).size > 0) return undefined
  return Object.fromEntries(
    FIELDS.filter((field) => entered[field] !== seen[field])
      .map((field) => [field, shape(field).parse(entered[field])] as const)
      .filter(([field, value]) => value !== seen[field]),
  )
}

/** What is wrong with the fields; of a known company only what was changed is judged, as an older rule may have let it. */
export function fieldProblems(
  entered: CustomerFields,
  seen: Partial<CustomerFields> = {},
): ReadonlyMap<Field, FieldProblem> {
  return new Map(
    FIELDS.filter((field) => entered[field] !== seen[field]).flatMap((field) => {
      const { error } = shape(field).safeParse(entered[field])
      return error ? [[field, problemOf(String(entered[field]), error)] as const] : []
    }),
  )
}

/** Until the person has tried to save. */
export const NO_PROBLEMS: ReadonlyMap<Field, FieldProblem> = new Map()

const Fields = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })

interface CompanyFormProps {
  values: CustomerFields
  onChange: (values: CustomerFields) => void
  /** Those that are to be shown. */
  problems: ReadonlyMap<Field, FieldProblem>
  failure: Exclude<Submitted['outcome'], 'saved' | 'invalid'> | undefined
}

export function CompanyForm({ values, onChange, problems, failure }: CompanyFormProps) {
  const t = useTexts('companies')
  const fieldText = useFieldText()
  const locale = useLocale()
  const options = useMemo(
    () => [{ value: '', label: t('form.noCountry') }, ...countries(locale)],
    [t, locale],
  )
  const errorOf = (field: Field) => {
    const problem = problems.get(field)
    return problem && fieldText(problem, t(`form.${field}`))
  }
  const parts = <F extends Field>(field: F) => ({
    label: t(`form.${field}`),
    onChange: (value: CustomerFields[F]) => onChange({ ...values, [field]: value }),
    error: errorOf(field),
  })
  return (
    <Fields>
      <FormProblem isWrong={problems.size > 0} />
      {failure ? <Callout tone="error">{t(`form.${failure}`)}</Callout> : null}
      <TextField {...parts('name')} value={values.name} required autoComplete="off" />
      <TextField {...parts('contact_name')} value={values.contact_name} autoComplete="off" />
      <TextField {...parts('contact_email')} value={values.contact_email} type="email" autoComplete="off" />
      <TextField {...parts('contact_phone')} value={values.contact_phone} type="tel" autoComplete="off" />
      <SelectField {...parts('country')} value={values.country} options={options} />
      <Checkbox
        {...parts('MFA')}
        checked={values.MFA}
        help={[t('panel.mfaHelp'), values.MFA ? t('panel.appPasswords') : ''].join(' ')}
      />
    </Fields>
  )
}
