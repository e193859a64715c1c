import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import type { FormEvent } from 'react'
import { fileLimits } from '#shared/domain/files/uploaded-file.ts'
import { OTHER_VENDOR } from '#shared/domain/files/log-vendors.ts'
import type { Uploads } from '#client/data/uploads/uploads.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useIsOnline } from '#client/machines/use-is-online.ts'
import { CompanyField } from '#client/parts/company-field.tsx'
import { useCompanyNames } from '#client/parts/use-company-names.ts'
import { FormFields } from '#client/parts/form/form-fields.tsx'
import { type Form, useForm } from '#client/parts/form/use-form.ts'
import { useFieldText } from '#client/parts/use-field-text.ts'
import { RefusalCallout } from '#client/parts/refusal-callout.tsx'
import { useTell } from '#client/parts/use-tell.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Callout } from '#client/ui/callout.tsx'
import { ComboBox } from '#client/ui/fields/combo-box.tsx'
import { Field } from '#client/ui/fields/field.tsx'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { FilePicker } from './file-picker.tsx'
import {
  emptyUpload,
  isUnsupported,
  problemsOf,
  type UploadDraft,
  type UploadProblem,
  VENDOR_CHOICES,
  vendorOf,
} from './upload-draft.ts'
import { useNoManage } from './use-no-manage.ts'

const Sheet = chakra('form', { base: { display: 'grid', gap: 5 } })
const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: 2 } })

interface UploadFormProps {
  /** Whose files they are: the company that the address names, so that the choice in the bar is the same. */
  company: string | undefined
  onCompany: (company: string) => void
  /** Undefined until they are open. */
  uploads: Uploads | undefined
}

export function UploadForm({ company: wanted, onCompany, uploads }: UploadFormProps) {
  const t = useTexts('files')
  const tell = useTell()
  const { nameById } = useCompanyNames()
  const isOnline = useIsOnline()
  const form = useForm({ seen: emptyUpload, judge: problemsOf })
  const only = nameById.size === 1 ? [...nameById.keys()][0] : undefined
  const company = wanted !== undefined && nameById.has(wanted) ? wanted : only
  const noManage = useNoManage()
  const notReady = t(useDevice().canQueue ? 'upload.opening' : 'upload.notKept')
  const obstacle =
    noManage ?? (company === undefined ? t('upload.noCompany') : uploads ? undefined : notReady)

  const send = async () => {
    if (obstacle !== undefined || company === undefined || !uploads) return
    const isAdded = await form.ask((draft) =>
      uploads.add(draft.files.map(({ file }) => ({ file, customerId: company, vendor: vendorOf(draft) }))),
    )
    if (!isAdded) return
    tell('uploadInProgress')
    const { vendor, otherName } = form.values
    // The next files are often of the same vendor.
    form.restart({ vendor, otherName, files: [] })
  }
  return (
    <Sheet
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        void send()
      }}
    >
      {noManage === undefined ? null : <Callout tone="info">{noManage}</Callout>}
      {isOnline ? null : <Callout tone="info">{t('upload.offline')}</Callout>}
      <FormFields form={form}>
        {form.refusal ? (
          <RefusalCallout
            title={t('upload.failed')}
            refusal={form.refusal}
            unanswered={t('upload.notKept')}
          />
        ) : null}
        <CompanyField label={t('upload.company')} value={company} onChange={onCompany} required />
        <UploadFields form={form} />
      </FormFields>
      <Actions>
        <Button
          type="submit"
          variant="primary"
          icon={<Upload aria-hidden />}
          busy={form.isSaving}
          disabledReason={obstacle}
        >
          {t('upload.submit')}
        </Button>
      </Actions>
      {form.dialog}
    </Sheet>
  )
}

function UploadFields({ form }: { form: Form<UploadDraft, UploadProblem> }) {
  const t = useTexts('files')
  const toasts = useTexts('toasts')
  const fieldText = useFieldText()
  const { values, problems, set, leave } = form
  const said = (problem: UploadProblem | undefined, label: string) =>
    problem &&
    (problem.kind === 'noVendor' || problem.kind === 'noFiles' || problem.kind === 'wrongFiles'
      ? t(`upload.${problem.kind}`)
      : fieldText(problem, label))
  const vendorError = said(problems.vendor, t('upload.vendor'))
  return (
    <>
      <Field label={t('upload.vendor')} error={vendorError} required>
        {() => (
          <div data-invalid={vendorError === undefined ? undefined : true}>
            <ComboBox
              label={t('upload.vendor')}
              value={values.vendor}
              onChange={(vendor) => set({ vendor })}
              options={VENDOR_CHOICES.map((value) => ({
                value,
                label: value === OTHER_VENDOR ? t('upload.other') : value,
              }))}
              placeholder={t('upload.chooseVendor')}
              searchPlaceholder={t('upload.findVendor')}
              emptyText={t('upload.noSuchVendor')}
              wide
            />
          </div>
        )}
      </Field>
      {values.vendor === OTHER_VENDOR ? (
        <TextField
          label={t('upload.otherName')}
          value={values.otherName}
          onChange={(otherName) => set({ otherName })}
          onBlur={() => leave('otherName')}
          error={said(problems.otherName, t('upload.otherName'))}
          maxLength={fileLimits.vendor}
          autoComplete="off"
          required
        />
      ) : null}
      {isUnsupported(values) ? <Callout tone="warn">{toasts('vendorNotSupported')}</Callout> : null}
      <FilePicker
        value={values.files}
        onChange={(files) => set({ files })}
        error={said(problems.files, t('upload.files'))}
      />
    </>
  )
}
