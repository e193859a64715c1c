import { TYPICALLY_MALICIOUS_COUNTRIES } from '#shared/domain/alerts/event-setup.ts'
import type { UsualSetupFields } from '#shared/domain/alerts/usual-setup.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { TextArea } from '#client/ui/fields/text-area.tsx'
import { CountriesField, InheritedCountries } from './countries-field.tsx'
import { ExceptionList } from './exception-list.tsx'
import type { ListProblem } from './list-text.ts'
import { useSetupField } from './use-setup-field.ts'
import type { UsualDraft } from './usual-setup-form.ts'

interface UsualSetupFieldsProps {
  form: Form<UsualDraft, ListProblem>
  /** What holds for all companies, where it is the setup of one. */
  everywhere: UsualSetupFields | undefined
  readOnly: boolean
  /** Opens an exception by its place in the list; undefined: a new one. */
  onException: (at: number | undefined) => void
}

export function UsualSetupFormFields({ form, everywhere, readOnly, onException }: UsualSetupFieldsProps) {
  const t = useTexts('usualSetup')
  const field = useSetupField(form)
  const { values, set } = form
  const besides = everywhere ? ` ${t('besides')}` : ''
  const malicious = everywhere?.malicious_countries
  const lines = (name: 'safe_addresses' | 'break_glass_accounts' | 'watched_groups') => ({
    ...field(name, t(`${name}.label`)),
    help: `${t(`${name}.help`)}${besides}`,
    rows: 3,
    disabled: readOnly,
  })
  return (
    <FormFields
      form={form}
      failedTitle={t('notSaved')}
      failureText={(failure) => t(`failures.${failure === 'forbidden' ? failure : 'notKept'}`)}
    >
      {everywhere ? (
        <InheritedCountries
          label={t('operating_countries.label')}
          value={values.operating_countries}
          onChange={(operating_countries) => set({ operating_countries })}
          inherited={everywhere.operating_countries ?? []}
          inheritedWord={t('countries.asAll')}
          readOnly={readOnly}
        />
      ) : (
        <CountriesField
          label={t('operating_countries.label')}
          help={t('operating_countries.help')}
          value={values.operating_countries ?? []}
          onChange={(list) => set({ operating_countries: list.length === 0 ? null : list })}
          readOnly={readOnly}
        />
      )}
      <InheritedCountries
        label={t('malicious_countries.label')}
        value={values.malicious_countries}
        onChange={(malicious_countries) => set({ malicious_countries })}
        inherited={malicious ?? TYPICALLY_MALICIOUS_COUNTRIES}
        inheritedWord={everywhere ? t('countries.asAll') : t('countries.typical')}
        readOnly={readOnly}
      />
      <TextArea {...lines('safe_addresses')} />
      <TextArea {...lines('break_glass_accounts')} />
      <TextArea {...lines('watched_groups')} />
      {everywhere ? null : (
        <CountriesField
          label={t('provider_countries.label')}
          help={t('provider_countries.help')}
          value={values.provider_countries}
          onChange={(provider_countries) => set({ provider_countries })}
          readOnly={readOnly}
        />
      )}
      <ExceptionList
        exceptions={values.exceptions}
        onOpen={readOnly ? undefined : onException}
        onRemove={(at) => set({ exceptions: values.exceptions.filter((_, place) => place !== at) })}
      />
    </FormFields>
  )
}
