import type { z } from 'zod'
import {
  companyGroupSchema,
  type CompanyGroup,
  groupLimits,
  groupNameSchema,
} from '#shared/domain/company-groups/company-group.ts'
import { addCompanyGroup, changeCompanyGroup, type GroupFields } from '#client/data/nouns/company-groups.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { problemsBy, storedBy } from '#client/parts/form/by-schema.ts'
import { FormDialog } from '#client/parts/form/form-dialog.tsx'
import { FormFields, useFormField } from '#client/parts/form/form-fields.tsx'
import { useForm } from '#client/parts/form/use-form.ts'
import { CheckedList } from '#client/parts/checked-list.tsx'
import { useTexts } from '#client/texts/texts.ts'
import { TextField } from '#client/ui/fields/text-field.tsx'
import { showToast } from '#client/ui/overlays/toasts.ts'
import type { NamedCompany } from './group-list.ts'

const shape = {
  name: groupNameSchema,
  customer_ids: companyGroupSchema.shape.customer_ids
    .max(groupLimits.companies)
    .transform((ids) => ids.toSorted()) satisfies z.ZodType<string[]>,
}

interface GroupDialogProps {
  /** Undefined for a new one. */
  group: CompanyGroup | undefined
  companies: readonly NamedCompany[]
  onClose: () => void
}

/** What a group is called, and which companies are in it. Mount it to open it. */
export function GroupDialog({ group, companies, onClose }: GroupDialogProps) {
  const device = useDevice()
  const t = useTexts('companyGroups')
  const words = useTexts('words')
  const form = useForm<GroupFields>({
    seen: { name: group?.name ?? '', customer_ids: group?.customer_ids ?? [] },
    judge: (values) => problemsBy(shape, values),
    stored: (values) => storedBy(shape, values),
  })
  const field = useFormField(form)
  const save = async () => {
    const saved = await form.submit((values) =>
      group ? changeCompanyGroup(device, group, values) : addCompanyGroup(device, values),
    )
    if (!saved) return
    showToast({ tone: 'ok', text: t(group ? 'form.saved' : 'form.added', { name: form.values.name.trim() }) })
    onClose()
  }
  const isUnchanged = group !== undefined && !form.isChanged
  return (
    <FormDialog
      form={form}
      title={group ? t('form.editTitle', { name: group.name }) : t('form.addTitle')}
      {...(group ? {} : { word: t('add') })}
      disabledReason={isUnchanged ? words('unchanged') : undefined}
      onSave={() => void save()}
      onClose={onClose}
    >
      <FormFields
        form={form}
        failureText={(failure) => t(failure === 'forbidden' ? 'noManage' : 'form.notKept')}
      >
        <TextField
          {...field('name', t('form.name'))}
          required
          autoComplete="off"
          maxLength={groupLimits.name}
        />
        <CheckedList
          label={t('form.companies')}
          options={companies}
          chosen={form.values.customer_ids}
          onChoose={(customer_ids) => form.set({ customer_ids })}
          counted={(count) => t('companies', { count })}
        />
      </FormFields>
    </FormDialog>
  )
}
