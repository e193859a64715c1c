import { FILLED_REPORTS } from '#shared/domain/reports/report.ts'
import {
  FREQUENCIES,
  scheduleFieldsSchema,
  type ScheduledReport,
  type ScheduleFields,
  scheduleLimits,
} from '#shared/domain/reports/scheduled-report.ts'
import { fullName, type User } from '#shared/domain/users/user.ts'
import { addScheduledReport, changeScheduledReport } from '#client/data/nouns/reports.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { CheckedList } from '#client/parts/checked-list.tsx'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { useTexts } from '#client/texts/texts.ts'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import { Switch } from '#client/ui/fields/switch.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { NamedCompany } from './report-list.ts'

const { shape } = scheduleFieldsSchema

interface ReportDialogProps {
  /** Undefined for a new one. */
  report: ScheduledReport | undefined
  companies: readonly NamedCompany[]
  users: readonly User[]
  onClose: () => void
}

const fieldsOf = (report: ScheduledReport | undefined, recipient: string): ScheduleFields => ({
  report_type: report?.report_type ?? 'posture',
  description: report?.description ?? '',
  frequency: report?.frequency ?? 'monthly',
  enabled: report?.enabled ?? true,
  recipient: report?.recipient ?? recipient,
  customer_ids: report?.customer_ids ?? [],
})

/** What is reported, of which companies, how often and to whom. Mount it to open it. */
export function ReportDialog({ report, companies, users, onClose }: ReportDialogProps) {
  const device = useDevice()
  const t = useTexts('scheduledReports')
  const words = useTexts('words')
  const form = useForm<ScheduleFields>({
    seen: fieldsOf(report, device.login.userData.id),
    judge: (values) => problemsBy(shape, values),
    stored: (values) => storedBy(shape, values),
  })
  const field = useFormField(form)
  const chosen = field('customer_ids', t('form.companies'))
  const save = async () => {
    const saved = await form.submit((values) =>
      report ? changeScheduledReport(device, report, values) : addScheduledReport(device, values),
    )
    if (!saved) return
    const name = form.values.description.trim()
    showToast({ tone: 'ok', text: t(report ? 'form.saved' : 'form.added', { name }) })
    onClose()
  }
  const isUnchanged = report !== undefined && !form.isChanged
  return (
    <FormDialog
      form={form}
      title={report ? t('form.editTitle', { name: report.description }) : t('form.addTitle')}
      {...(report ? {} : { word: t('add') })}
      disabledReason={isUnchanged ? words('unchanged') : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failureText={(failure) => t(failure === 'forbidden' ? 'noManage' : 'form.notKept')}
      >
        <TextField
          {...field('description', t('form.description'))}
          required
          autoComplete="off"
          maxLength={scheduleLimits.description}
        />
        <SelectField
          {...field('report_type', t('form.type'))}
          options={FILLED_REPORTS.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
        <SelectField
          {...field('frequency', t('form.frequency'))}
          help={t(`frequencyMeans.${form.values.frequency}`)}
          options={FREQUENCIES.map((each) => ({ value: each, label: t(`frequencies.${each}`) }))}
        />
        <RecipientField {...field('recipient', t('form.recipient'))} users={users} />
        <CheckedList
          label={chosen.label}
          options={companies}
          chosen={chosen.value}
          onChoose={chosen.onChange}
          counted={(count) => t('companies', { count })}
          error={chosen.error}
        />
        <Switch
          label={t('form.enabled')}
          checked={form.values.enabled}
          onChange={(enabled) => form.set({ enabled })}
        />
      </FormFields>
    </FormDialog>
  )
}

interface RecipientFieldProps {
  label: string
  value: string
  onChange: (userId: string) => void
  error: string | undefined
  users: readonly User[]
}

function RecipientField({ label, value, onChange, error, users }: RecipientFieldProps) {
  const t = useTexts('scheduledReports')
  return (
    <Field label={label} help={t('form.recipientHelp')} error={error} required>
      {() => (
        <ComboBox
          label={label}
          value={value}
          onChange={onChange}
          options={users.map((user) => ({ value: user.id, label: fullName(user) || user.email }))}
          placeholder={t('form.chooseRecipient')}
          searchPlaceholder={t('form.chooseRecipient')}
          emptyText={t('empty.filtered')}
          wide
        />
      )}
    </Field>
  )
}
