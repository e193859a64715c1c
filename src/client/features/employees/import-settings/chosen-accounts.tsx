import type { Choice, ChosenBy, Inclusion } from '#shared/domain/import-settings/import-rule.ts'
import { SeveralField } from '#client/parts/form/several-field.tsx'
import type { Form } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Checkbox } from '#client/ui/fields/checkbox.tsx'
import { RadioList } from '#client/ui/fields/radio-list.tsx'
import type { ImportDraft } from './import-draft.ts'
import type { Choices } from './use-choices.ts'

interface ChosenAccountsProps {
  form: Pick<Form<ImportDraft>, 'values' | 'set'>
  kinds: readonly ChosenBy[]
  choices: Choices
  isAsking: boolean
}

/** Whom a rule imports, and whom of these it leaves out. */
export function ChosenAccounts({ form, kinds, choices, isAsking }: ChosenAccountsProps) {
  const t = useTexts('importSettings')
  const { mode, include, exclusion, exclude } = form.values
  const lists = { kinds, choices, isAsking }
  const hasGroups = kinds.includes('groups')
  return (
    <>
      <RadioList
        label={t('include.label')}
        value={mode}
        onChange={(value) => form.set({ mode: value })}
        options={(['all', 'selected'] as const).map((value) => ({
          value,
          label: t(`include.${value}`),
          help: t(`include.${value}Help`),
        }))}
      />
      {mode === 'selected' ? (
        <ChosenLists
          {...lists}
          way="included"
          value={include}
          onChange={(change) => form.set({ include: { ...include, ...change } })}
        />
      ) : null}
      <RadioList
        label={t('exclude.label')}
        value={exclusion}
        onChange={(value) => form.set({ exclusion: value })}
        options={(['none', 'selected'] as const).map((value) => ({
          value,
          label: t(`exclude.${value}`),
          help: t(`exclude.${value}Help`),
        }))}
      />
      {exclusion === 'selected' ? (
        <>
          <Checkbox
            label={t('exclude.noLicences')}
            checked={exclude.noLicences}
            onChange={(noLicences) => form.set({ exclude: { ...exclude, noLicences } })}
          />
          {hasGroups || exclude.noGroups ? (
            <Checkbox
              label={t('exclude.noGroups')}
              checked={exclude.noGroups}
              onChange={(noGroups) => form.set({ exclude: { ...exclude, noGroups } })}
            />
          ) : null}
          <ChosenLists
            {...lists}
            way="excluded"
            value={exclude}
            onChange={(change) => form.set({ exclude: { ...exclude, ...change } })}
          />
        </>
      ) : null}
    </>
  )
}

interface ChosenListsProps extends Omit<ChosenAccountsProps, 'form'> {
  way: 'included' | 'excluded'
  value: Inclusion
  onChange: (change: Partial<Inclusion>) => void
}

/** A field for each kind of choice. */
function ChosenLists({ kinds, choices, isAsking, way, value, onChange }: ChosenListsProps) {
  const t = useTexts('importSettings')
  return kinds.map((kind) => {
    const known = choices[kind]
    const label = t(`${way}.${kind}`)
    // What was chosen keeps its name where nobody can be asked for the others.
    const names = new Map([...value[kind], ...(known ?? [])].map(({ id, name }) => [id, name]))
    return (
      <SeveralField
        key={kind}
        label={label}
        help={known ? undefined : t(isAsking ? 'choices.asking' : 'choices.unknown')}
        value={value[kind].map(({ id }) => id)}
        onChange={(ids) => onChange({ [kind]: ids.map((id): Choice => ({ id, name: names.get(id) ?? id })) })}
        options={[...names].map(([id, name]) => ({ value: id, label: name }))}
        words={{
          add: t(`add.${kind}`),
          find: t('choices.find'),
          noSuch: t('choices.noSuch'),
          none: t('choices.none'),
          remove: (name) => t('choices.remove', { name }),
        }}
      />
    )
  })
}
