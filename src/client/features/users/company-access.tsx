import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { isConfined, seesEveryCompany } from '#shared/domain/users/company-reach.ts'
import type { Actor } from '#shared/domain/users/user-rules.ts'
import { CheckedList } from '#client/parts/checked-list.tsx'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import type { UserForm } from './user-draft.ts'

const Parts = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })

type Named = readonly { id: string; name: string }[]

interface CompanyAccessProps {
  form: UserForm
  isNew: boolean
  /** Who gives. */
  actor: Actor
  companies: Named
  groups: Named
}

/** At which companies somebody works: at all, at some and those of groups, or as the guest of one; without those that are kept. */
export function CompanyAccess({ form, isNew, actor, companies, groups }: CompanyAccessProps) {
  const { values: draft, problems, set } = form
  const t = useTexts('users')
  const words = useTexts('words')
  const errors = useTexts('errors')
  if (draft.role === 'Owner') return <Callout tone="info">{t('access.owner')}</Callout>
  const mayName = seesEveryCompany(actor)
  // Who is held by a group or an exclude list themselves says of nobody else what they see.
  if (!isNew && isConfined(actor)) return <Callout tone="info">{errors('cannotGrantCompanies')}</Callout>
  return (
    <Parts>
      <RadioList
        label={t('access.label')}
        value={draft.reach}
        onChange={(reach) => set({ reach })}
        options={(['all', 'some', 'guest'] as const).map((value) => ({
          value,
          label: t(`access.${value}`),
          help: t(`access.${value}Help`),
        }))}
      />
      {problems.role ? <Callout tone="error">{t('form.errors.role')}</Callout> : null}
      {draft.reach === 'some' ? (
        <>
          {mayName ? (
            <NamedField
              label={t('access.groups')}
              help={t('access.groupsHelp')}
              value={draft.groups}
              onChange={(next) => set({ groups: next })}
              options={groups}
              isOfGroups
            />
          ) : null}
          <CheckedList
            label={words('companies')}
            options={companies}
            chosen={draft.chosen}
            onChoose={(chosen) => set({ chosen })}
            counted={(count) => t('access.chosen', { count })}
            error={problems.chosen && t('form.errors.customer_ids')}
          />
        </>
      ) : null}
      {draft.reach === 'guest' ? (
        <Field label={t('access.company')} required error={problems.guestOf && t('form.errors.customer_id')}>
          {() => (
            <ComboBox
              label={t('access.company')}
              value={draft.guestOf}
              onChange={(guestOf) => set({ guestOf })}
              options={companies.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={words('chooseCompany')}
              searchPlaceholder={words('findCompany')}
              emptyText={words('noSuchCompany')}
              wide
            />
          )}
        </Field>
      ) : (
        <>
          {mayName ? (
            <ExcludeList form={form} companies={companies} groups={groups} />
          ) : (
            <Callout tone="info">{t('access.locked')}</Callout>
          )}
          <Checkbox
            label={t('access.excludesNfr')}
            help={t('access.excludesNfrHelp')}
            checked={draft.excludesNfr}
            onChange={(excludesNfr) => set({ excludesNfr })}
          />
        </>
      )}
    </Parts>
  )
}

/** What is kept from somebody, whatever else is said. */
function ExcludeList({ form, companies, groups }: Pick<CompanyAccessProps, 'form' | 'companies' | 'groups'>) {
  const t = useTexts('users')
  const { except, exceptGroups } = form.values
  return (
    <>
      <NamedField
        label={t('access.exceptCompanies')}
        help={t('access.exceptHelp')}
        value={except}
        onChange={(next) => form.set({ except: next })}
        options={companies}
      />
      {groups.length > 0 || exceptGroups.length > 0 ? (
        <NamedField
          label={t('access.exceptGroups')}
          value={exceptGroups}
          onChange={(next) => form.set({ exceptGroups: next })}
          options={groups}
          isOfGroups
        />
      ) : null}
    </>
  )
}

interface NamedFieldProps {
  label: string
  help?: string
  value: readonly string[]
  onChange: (ids: string[]) => void
  options: Named
  isOfGroups?: boolean
}

function NamedField({ label, help, value, onChange, options, isOfGroups = false }: NamedFieldProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const known = new Set(options.map(({ id }) => id))
  return (
    <SeveralField
      label={label}
      {...(help === undefined ? {} : { help })}
      // A company that is gone has no name, and is named no more with the next change.
      value={value.filter((id) => known.has(id))}
      onChange={onChange}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      words={{
        add: t('access.add'),
        find: isOfGroups ? t('access.findGroup') : words('findCompany'),
        noSuch: isOfGroups ? t('access.noSuchGroup') : words('noSuchCompany'),
        none: t('access.none'),
        remove: (name) => t('access.remove', { name }),
      }}
    />
  )
}
