import { useState } from 'react'
import {
  CHOSEN_BY,
  CHOSEN_EVERYWHERE,
  type ImportRule,
  type ImportRuleFields,
} from '#shared/domain/import-settings/import-rule.ts'
import { saveRefusal } from '#shared/domain/import-settings/save-refusal.ts'
import { mayChangeOrganization } from '#shared/domain/permissions/organization-wide.ts'
import { removeImportRule, saveImportRule } from '#client/data/nouns/people/import-settings.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { Segmented } from '#client/ui/fields/segmented.tsx'
import { useTellSaved } from '../use-tell-saved.ts'
import { ChosenAccounts } from './chosen-accounts.tsx'
import { DomainPicker } from './domain-picker.tsx'
import { EstimateLine } from './estimate-line.tsx'
import { draftOf, type ImportDraft, ruleOf, type WhoseSettings } from './import-draft.ts'
import { useChoices } from './use-choices.ts'
import { type Estimated, useEstimate } from './use-estimate.ts'

/** What somebody saw when they began: the settings themselves, and what holds. */
interface Seen {
  own: ImportRule | undefined
  rule: ImportRuleFields
}

interface RuleEditorProps {
  company: string
  companyName: string
  seen: Record<WhoseSettings, Seen>
  lockedReason: string | undefined
  onClose: () => void
}

const judge = () => ({})

/** The settings of a company, and those of every one that has none, each a form of its own in one dialog. */
export function RuleEditor({ company, companyName, seen: given, lockedReason, onClose }: RuleEditorProps) {
  const t = useTexts('importSettings')
  const [seen] = useState(given)
  const [whose, setWhose] = useState<WhoseSettings>('company')
  const forms = {
    company: useForm<ImportDraft>({ seen: draftOf(seen.company.rule), judge }),
    default: useForm<ImportDraft>({ seen: draftOf(seen.default.rule), judge }),
  }
  const form = forms[whose]
  const estimated = useEstimate(company, ruleOf(forms.company.values))
  const isOfCompany = whose === 'company'
  const refusal = saveRefusal({
    rule: ruleOf(form.values),
    seen: ruleOf(draftOf(seen[whose].rule)),
    hasDefault: seen.default.own !== undefined,
    selectedAccounts:
      isOfCompany && estimated.state === 'known' ? estimated.estimate.selectedAccounts : undefined,
  })
  const { save, remove } = useChanges({
    form,
    of: {
      customerId: isOfCompany ? company : null,
      name: isOfCompany ? companyName : t('ofAll'),
      seen: seen[whose].own,
    },
    onClose,
  })
  const removal = (
    <Button variant="danger" busy={form.isSaving} disabledReason={lockedReason} onClick={() => void remove()}>
      {t(isOfCompany ? 'remove' : 'removeDefault')}
    </Button>
  )
  return (
    <FormDialog
      form={together(form, forms)}
      title={t('title')}
      disabledReason={lockedReason ?? (refusal && t(`refusals.${refusal}`))}
      acts={seen[whose].own ? removal : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <RuleFields
        company={company}
        companyName={companyName}
        form={form}
        whose={whose}
        onWhose={setWhose}
        standing={seen.company.own ? 'own' : seen.default.own ? 'byDefault' : 'none'}
        estimated={estimated}
      />
      {refusal && refusal !== 'unchanged' ? <Callout tone="warn">{t(`refusals.${refusal}`)}</Callout> : null}
    </FormDialog>
  )
}

type ImportForm = Form<ImportDraft>

/** Two forms of one dialog, which asks about the entries of both. */
const together = ({ isSaving }: ImportForm, forms: Record<WhoseSettings, ImportForm>) => ({
  isSaving,
  guard: (act: () => void) => forms.company.guard(() => forms.default.guard(act)),
  dialog: (
    <>
      {forms.company.dialog}
      {forms.default.dialog}
    </>
  ),
})

interface RuleFieldsProps {
  company: string
  companyName: string
  form: ImportForm
  whose: WhoseSettings
  onWhose: (whose: WhoseSettings) => void
  /** By what the company's accounts are imported now. */
  standing: 'own' | 'byDefault' | 'none'
  estimated: Estimated
}

function RuleFields({ company, companyName, form, whose, onWhose, standing, estimated }: RuleFieldsProps) {
  const { login } = useDevice()
  const t = useTexts('importSettings')
  const employees = useTexts('employees')
  const { domains, choices, choicesEverywhere, isAsking } = useChoices(company)
  const isOfCompany = whose === 'company'
  return (
    <FormFields form={form} failureText={(failure) => employees(`outcome.${failure}`)}>
      {mayChangeOrganization(login.userData) ? (
        <Segmented
          label={t('whose')}
          value={whose}
          onChange={onWhose}
          options={[
            { value: 'company', label: companyName },
            { value: 'default', label: t('ofAll') },
          ]}
        />
      ) : null}
      <p>{t('purpose')}</p>
      {!isOfCompany ? <Callout tone="info">{t('defaultHelp')}</Callout> : null}
      {isOfCompany && standing !== 'own' ? (
        <Callout tone="info">{t(standing, { company: companyName })}</Callout>
      ) : null}
      {isOfCompany ? (
        <DomainPicker
          domains={domains}
          value={form.values.domains}
          onChange={(value) => form.set({ domains: value })}
        />
      ) : null}
      <ChosenAccounts
        key={whose}
        form={form}
        kinds={isOfCompany ? CHOSEN_BY : CHOSEN_EVERYWHERE}
        choices={isOfCompany ? choices : choicesEverywhere}
        isAsking={isAsking}
      />
      {isOfCompany ? <EstimateLine estimated={estimated} /> : null}
    </FormFields>
  )
}

interface Changing {
  form: ImportForm
  of: Parameters<typeof saveImportRule>[1]
  onClose: () => void
}

/** Keeps what was entered, or takes the settings away. */
function useChanges({ form, of, onClose }: Changing) {
  const device = useDevice()
  const tellSaved = useTellSaved()
  const end = (answer: Parameters<typeof tellSaved>[0][number] | undefined) => {
    if (!answer) return
    tellSaved([answer])
    onClose()
  }
  return {
    save: async () => end(await form.submit((values) => saveImportRule(device, of, ruleOf(values)))),
    remove: async () => end(await form.submit(() => removeImportRule(device, of), 'asItIs')),
  }
}
