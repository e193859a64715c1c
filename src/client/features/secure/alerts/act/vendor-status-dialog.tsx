import { useState } from 'react'
import { type VendorStatus, vendorStatusSchema } from '#shared/domain/alerts/alert-task.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SelectField } from '#client/ui/fields/select-field.tsx'
import type { NamedAlert } from '../alert-rows.ts'
import { ActDialog } from './act-dialog.tsx'

const STATUSES = vendorStatusSchema.shape.status.options
const CLASSIFICATIONS = ['unchanged', ...vendorStatusSchema.shape.classification.unwrap().options] as const

/** Sets how far people are with what the vendor warned of, where others work through it there. */
export function VendorStatusDialog({ alert, onClose }: { alert: NamedAlert; onClose: () => void }) {
  const t = useTexts('alertTasks')
  const [status, setStatus] = useState<VendorStatus['status']>('resolved')
  const [said, setSaid] = useState<(typeof CLASSIFICATIONS)[number]>('unchanged')
  const classification = said === 'unchanged' ? null : said
  return (
    <ActDialog
      alert={alert}
      act={{ action: 'setVendorStatus', wish: { status, classification } }}
      subject={alert.title}
      title={t('vendor.title')}
      confirm={t('vendor.confirm')}
      onClose={onClose}
    >
      <p>{t('vendor.text', { company: alert.company })}</p>
      <SelectField
        label={t('vendor.status')}
        value={status}
        onChange={setStatus}
        options={STATUSES.map((value) => ({ value, label: t(`vendor.statuses.${value}`) }))}
      />
      <SelectField
        label={t('vendor.classification')}
        value={said}
        onChange={setSaid}
        options={CLASSIFICATIONS.map((value) => ({ value, label: t(`vendor.classifications.${value}`) }))}
      />
    </ActDialog>
  )
}
