import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { matchesWords } from '#shared/lib/fold-text.ts'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import type { UserForm } from './user-draft.ts'

const Parts = chakra('div', { base: { display: 'grid', gap: 4, color: 'text' } })
const List = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: 1,
    minW: 0,
    maxH: '14rem',
    px: 3,
    py: 2,
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
})
const Small = chakra('p', { base: { fontSize: 'small', color: 'muted' } })

interface CompanyAccessProps {
  form: UserForm
  companies: readonly { id: string; name: string }[]
}

/** At which companies somebody works: at all, at some, or as the guest of one. */
export function CompanyAccess({ form, companies }: CompanyAccessProps) {
  const { values: draft, problems, set } = form
  const t = useTexts('users')
  const words = useTexts('words')
  if (draft.role === 'Owner') return <Callout tone="info">{t('access.owner')}</Callout>
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
      {draft.reach === 'some' ? <ChosenCompanies form={form} companies={companies} /> : null}
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
        <Checkbox
          label={t('access.excludesNfr')}
          help={t('access.excludesNfrHelp')}
          checked={draft.excludesNfr}
          onChange={(excludesNfr) => set({ excludesNfr })}
        />
      )}
    </Parts>
  )
}

function ChosenCompanies({ form, companies }: CompanyAccessProps) {
  const t = useTexts('users')
  const words = useTexts('words')
  const [search, setSearch] = useState('')
  const { chosen } = form.values
  const found = companies.filter(({ name }) => matchesWords(name, search))
  const choose = (id: string, isChosen: boolean) =>
    form.set({ chosen: isChosen ? [...chosen, id] : chosen.filter((each) => each !== id) })
  return (
    <>
      <TextField
        label={words('findCompany')}
        type="search"
        autoComplete="off"
        value={search}
        onChange={setSearch}
        error={form.problems.chosen && t('form.errors.customer_ids')}
      />
      <List aria-label={words('companies')}>
        {found.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
        {found.length === 0 ? <Small role="status">{words('noSuchCompany')}</Small> : null}
      </List>
      <Small role="status">{t('access.chosen', { count: chosen.length })}</Small>
    </>
  )
}
